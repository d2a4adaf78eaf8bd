import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import TerminalText

/// A file with a series, read at once or as it grows. The file is closed when the object is destroyed.
final class SeriesFile {
  /// The name to use in messages.
  let name: String
  private let descriptor: Int32
  private let arguments: Arguments
  private var reader: SeriesReader
  private var bytesRead = 0
  private var progress: Progress?
  private static let chunk = 1 << 18
  /// The maximum number of bytes to read from a pipe without pausing. A pipe may never end.
  private static let pipeLimit = 1 << 22

  /// Opens a file. The path `-` is standard input.
  ///
  /// - Parameters:
  ///   - units: The units of the levels to show.
  ///   - progressColumns: The width of the terminal, for showing progress; nil to show none.
  init(
    path: String, units: [CalendarUnit], arguments: Arguments, progressColumns: Int?
  ) throws(Failure) {
    name = path == "-" ? "standard input" : path
    self.arguments = arguments
    descriptor = path == "-" ? POSIX.standardInput : try UserFiles.open(path)
    reader = SeriesReader(
      source: name, options: arguments.series,
      resolution: units.contains(.hour) ? .minute : .hour)
    progress = progressColumns.map {
      Progress(name: name, total: POSIX.sizeOfFile(descriptor), columns: $0)
    }
  }

  deinit {
    if descriptor != POSIX.standardInput { POSIX.close(descriptor) }
  }

  /// Reads the whole file.
  func readAll() throws(Failure) -> ChartData {
    defer { endProgress() }
    while try readChunk() {}
    try finish()
    guard let data else { throw SeriesError.empty(source: name).failure }
    return data
  }

  /// Reads the available data, and waits until there are samples.
  func readFirst() throws(Failure) -> ChartData {
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

  private func endProgress() {
    progress?.end()
    progress = nil
  }

  /// Reads the available data without waiting. Returns all samples so far if anything was read; otherwise nil.
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

  /// The reason that reading has ended, with the exit status; nil while more data may arrive.
  private(set) var end: Failure?

  /// The descriptors to wait for. A regular file is always readable, so it is read again after ``interval``.
  var watched: [Int32] {
    end != nil || POSIX.sizeOfFile(descriptor) != nil ? [] : [descriptor]
  }

  static let interval = 200  // milliseconds

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

  /// At the end of the file, decides whether more data may arrive.
  private func takeEnd() throws(Failure) {
    if let size = POSIX.sizeOfFile(descriptor) {
      if size < bytesRead {
        // Drop an incomplete row, because the rest of it is gone.
        end = Failure(
          message: "File '\(name.pathExcerpt)' was truncated.", status: .success)
        return
      }
      let now = POSIX.status(of: descriptor)?.identity
      if descriptor == POSIX.standardInput || now == POSIX.status(of: name)?.identity { return }
      end = Failure(
        message: "File '\(name.pathExcerpt)' was replaced or removed.", status: .success)
    } else {
      end = Failure(message: "Reached the end of '\(name.pathExcerpt)'.", status: .success)
    }
    try finish()
  }

  /// Reads the next chunk. Returns false at the end of the file.
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

  private func reading(
    _ body: (inout SeriesReader) throws(SeriesError) -> Void
  ) throws(Failure) {
    do throws(SeriesError) {
      try body(&reader)
    } catch {
      throw error.failure
    }
  }

  /// The data read so far; nil if there are no samples.
  private var data: ChartData? {
    let series = reader.series
    guard let report = reader.report, series.first?.span != nil else { return nil }
    return ChartData(
      series: series, report: report, aggregate: arguments.aggregate,
      calendar: CivilCalendar(firstWeekday: arguments.firstWeekday))
  }
}
