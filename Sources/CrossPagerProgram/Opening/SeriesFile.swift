import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords

/// The file a series is read from, at once or as it grows. It closes its file when it goes.
final class SeriesFile {
  /// What messages call it.
  let name: String
  private let descriptor: Int32
  private let arguments: Arguments
  private var reader: SeriesReader
  private var bytesRead = 0
  private var progress: Progress?
  private static let chunk = 1 << 18
  /// A pipe may bring more for as long as it is read; about so many bytes are taken from it without a pause.
  private static let pipeLimit = 1 << 22

  /// Opens a file; `-` is standard input.
  ///
  /// - Parameter units: of the levels that are to be shown.
  init(path: String, units: [CalendarUnit], arguments: Arguments) throws(Failure) {
    name = path == "-" ? "standard input" : path
    self.arguments = arguments
    do throws(POSIX.Failure) {
      descriptor = path == "-" ? POSIX.standardInput : try POSIX.descriptor(of: path)
    } catch {
      throw .cannotRead(path, error.reason)
    }
    reader = SeriesReader(
      source: name, options: arguments.series,
      resolution: units.contains(.hour) ? .minute : .hour)
  }

  deinit {
    if descriptor != POSIX.standardInput { POSIX.end(descriptor) }
  }

  /// Reads all of it.
  ///
  /// - Parameter columns: of the terminal progress is shown on; nil if there is none.
  func readAll(showingIn columns: Int?) throws(Failure) -> ChartData {
    showProgress(in: columns)
    defer { endProgress() }
    while try readChunk() {}
    try finish()
    guard let data else { throw SeriesError.empty(source: name).failure }
    return data
  }

  /// Reads what there is, and waits if there are no samples yet. What is wrong with it by then ends the program, as with
  /// a file that does not grow.
  ///
  /// - Parameter columns: of the terminal progress is shown on; nil if there is none.
  func readFirst(showingIn columns: Int?) throws(Failure) -> ChartData {
    showProgress(in: columns)
    defer { endProgress() }
    while true {
      let data = readNews()
      if let end, end.status != .success { throw end }
      if let data { return data }
      if let end { throw Failure(message: end.message, status: .noInput) }
      progress?.showWaiting()
      _ = POSIX.readable(among: watched, within: SeriesFile.interval)
    }
  }

  private func showProgress(in columns: Int?) {
    progress = columns.map {
      Progress(name: name, total: POSIX.sizeOfFile(descriptor), columns: $0)
    }
  }

  private func endProgress() {
    progress?.end()
    progress = nil
  }

  /// All samples, if there are more than there were; it does not wait. That no more will come, or what is wrong, is told
  /// by ``end``, and the samples before it are not lost.
  func readNews() -> ChartData? {
    if end != nil { return nil }
    let before = bytesRead
    do throws(Failure) {
      try takeNews()
    } catch {
      end = error
    }
    return bytesRead == before && end == nil ? nil : data
  }

  /// Why no more is read, with the status that leads to; nil while more may come.
  private(set) var end: Failure?

  /// What to wait for. A plain file can always be read, so it is asked again after ``interval``.
  var watched: [Int32] {
    end != nil || POSIX.sizeOfFile(descriptor) != nil ? [] : [descriptor]
  }

  /// The milliseconds to wait before asking again.
  static let interval = 200

  private func takeNews() throws(Failure) {
    let isPipe = POSIX.sizeOfFile(descriptor) == nil
    let limit = isPipe ? bytesRead + SeriesFile.pipeLimit : Int.max
    while bytesRead < limit, POSIX.readable(among: [descriptor], within: 0) == [descriptor] {
      if try !readChunk() {
        try takeEnd()
        break
      }
    }
    if end == nil { try reading { reader throws(SeriesError) in try reader.catchUp() } }
  }

  /// Finds out whether more can come behind the end there is.
  private func takeEnd() throws(Failure) {
    if let size = POSIX.sizeOfFile(descriptor) {
      if size < bytesRead {
        // A row that had come in part is gone with the rest.
        end = Failure(
          message: "File '\(name.pathExcerpt)' is shorter than it was.", status: .success)
        return
      }
      if descriptor == POSIX.standardInput || POSIX.isFile(descriptor, at: name) { return }
      end = Failure(
        message: "File '\(name.pathExcerpt)' was replaced or removed.", status: .success)
    } else {
      end = Failure(message: "The end of '\(name.pathExcerpt)' is reached.", status: .success)
    }
    try finish()
  }

  /// Whether something came.
  private func readChunk() throws(Failure) -> Bool {
    let bytes: [UInt8]
    do throws(POSIX.Failure) {
      bytes = try POSIX.bytes(from: descriptor, upTo: SeriesFile.chunk)
    } catch {
      throw .cannotRead(name, error.reason)
    }
    if bytes.isEmpty { return false }
    bytesRead += bytes.count
    progress?.show(bytesRead)
    try reading { reader throws(SeriesError) in try reader.read(bytes) }
    return true
  }

  private func finish() throws(Failure) {
    try reading { reader throws(SeriesError) in try reader.finish() }
  }

  /// Has the reader do something; what it cannot read is a failure of the program.
  private func reading(
    _ body: (inout SeriesReader) throws(SeriesError) -> Void
  ) throws(Failure) {
    do throws(SeriesError) {
      try body(&reader)
    } catch {
      throw error.failure
    }
  }

  /// What has been read; nil if there is no sample.
  private var data: ChartData? {
    let columns = reader.columns
    guard let report = reader.report, columns.first?.span != nil else { return nil }
    return ChartData(
      columns: columns, report: report, aggregate: arguments.aggregate,
      calendar: CivilCalendar(firstWeekday: arguments.firstWeekday))
  }
}
