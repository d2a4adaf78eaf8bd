import CrossPagerConsole
import CrossPagerTimeline

/// The file a series is read from, at once or as it grows. It closes its file when it goes.
final class SeriesFile {
  /// What messages call it.
  let name: String
  private let descriptor: Int32
  private let arguments: Arguments
  private var reader: SeriesReader
  private var bytesRead = 0
  private static let chunk = 1 << 18

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
    var progress = columns.map {
      Progress(name: name, total: POSIX.sizeOfFile(descriptor), columns: $0)
    }
    defer { progress?.end() }
    while try readChunk() { progress?.show(bytesRead) }
    do throws(SeriesError) {
      try reader.finish()
    } catch {
      throw Failure(error)
    }
    return try data()
  }

  /// Waits for the first samples of a file that grows.
  func readFirst() throws(Failure) -> ChartData {
    while true {
      if let data = try readNews() { return data }
      if end != nil { return try readAll(showingIn: nil) }
      _ = POSIX.readable(among: watched, within: SeriesFile.interval)
    }
  }

  /// All samples, if there are more than there were; it does not wait.
  func readNews() throws(Failure) -> ChartData? {
    let (before, wasOpen) = (bytesRead, end == nil)
    // Not without end: a pipe may bring more for as long as it is read.
    for _ in 0..<64 where POSIX.readable(among: [descriptor], within: 0) == [descriptor] {
      if try !readChunk() { break }
    }
    let hasEnded = wasOpen && end != nil
    if bytesRead == before && !hasEnded { return nil }
    do throws(SeriesError) {
      try hasEnded ? reader.finish() : reader.catchUp()
    } catch {
      throw Failure(error)
    }
    return reader.columns.first?.span == nil ? nil : try data()
  }

  /// Why no more can come, in a sentence; nil while more can.
  private(set) var end: String?

  /// What to wait for. A plain file can always be read, so it is asked again after ``interval``.
  var watched: [Int32] {
    end != nil || POSIX.sizeOfFile(descriptor) != nil ? [] : [descriptor]
  }

  /// The milliseconds to wait before asking again.
  static let interval = 200

  /// Whether something came.
  private func readChunk() throws(Failure) -> Bool {
    let bytes: [UInt8]
    do throws(POSIX.Failure) {
      bytes = try POSIX.bytes(from: descriptor, upTo: SeriesFile.chunk)
    } catch {
      throw .cannotRead(name, error.reason)
    }
    if bytes.isEmpty {
      if let size = POSIX.sizeOfFile(descriptor) {
        if size < bytesRead { end = "File '\(name)' is shorter than it was." }
      } else {
        end = "The end of \(name) is reached."
      }
      return false
    }
    bytesRead += bytes.count
    do throws(SeriesError) {
      try reader.read(bytes)
    } catch {
      throw Failure(error)
    }
    return true
  }

  private func data() throws(Failure) -> ChartData {
    guard let report = reader.report else { throw Failure(SeriesError.empty(source: name)) }
    return ChartData(
      columns: reader.columns, report: report, aggregate: arguments.aggregate,
      calendar: CivilCalendar(firstWeekday: arguments.firstWeekday))
  }
}
