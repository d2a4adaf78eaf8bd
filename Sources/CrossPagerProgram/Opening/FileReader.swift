import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import SeriesExplorer

/// Reads data files for commands during a session, with the program's options.
struct FileReader: DataReader {
  let arguments: Arguments
  let environment: Environment
  /// The files that must not be overwritten.
  let inputs: InputFiles

  func read(_ request: DataRequest) throws(StorageError) -> ChartData {
    var arguments = arguments
    arguments.series = request.options
    arguments.follows = false
    do throws(Failure) {
      let file = try SeriesFile(
        path: request.file == "-" ? "./-" : UserFiles.path(request.file),
        units: request.resolution.map { $0 == .minute ? [.hour] : [.day] }, arguments: arguments,
        progressColumns: environment.progressColumns, isInterruptible: TerminalSignals.isActive)
      let data = try file.readAll()
      inputs.add(UserFiles.path(request.file))
      return data
    } catch {
      throw .notRead(error.message)
    }
  }
}
