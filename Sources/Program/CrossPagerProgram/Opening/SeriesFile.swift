import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import SeriesExplorer
import TerminalText

/// A data file that is read completely or followed as it grows. The file is closed when the object is destroyed.
final class SeriesFile {
  let name: String
  private let descriptor: Int32
  /// The program that unpacks the file, or nil if the file is not compressed.
  private let unpacker: Unpacker?
  private let options: SeriesOptions
  private let isInterruptible: Bool
  private var reader: SeriesReader
  private(set) var bytesRead = 0
  private var progress: Progress?
  private static let chunk = 1 << 18
  /// The maximum number of bytes to read from a pipe without pausing, because a pipe may never end.
  private static let pipeLimit = 1 << 22

  /// - Parameter isInterruptible: Whether Ctrl-C stops reading instead of ending the program.
  init(
    _ request: DataRequest, _ environment: Environment, follows: Bool = false,
    isInterruptible: Bool = false
  ) throws(Failure) {
    let isInput = request.file == "-"
    let name = isInput ? "standard input" : request.file
    let file = isInput ? POSIX.standardInput : try UserFiles.open(name, waits: !isInterruptible)
    unpacker = Unpacker(file)
    let descriptor = unpacker?.output ?? file
    if unpacker != nil, !isInput { POSIX.close(file) }
    options = request.options
    var options = options
    if follows { options.skipBadRows = true }
    reader = SeriesReader(source: name, options: options, resolution: request.resolution)
    progress = environment.progressColumns.map {
      Progress(
        name: name.replacingControlCharacters, total: POSIX.sizeOfFile(descriptor), columns: $0,
        endsOnInterrupt: !isInterruptible)
    }
    (self.name, self.descriptor, self.isInterruptible) = (name, descriptor, isInterruptible)
  }

  deinit {
    if descriptor != POSIX.standardInput { POSIX.close(descriptor) }
  }

  func readAll() throws(Failure) -> ChartData {
    defer { endProgress() }
    while try readChunk() {}
    try finish()
    guard let data else { throw SeriesError.empty(source: name).failure() }
    return data
  }

  /// Reads until there are samples or the data ends.
  func readFirst() throws(Failure) -> ChartData {
    defer { endProgress() }
    while true {
      let data = readNews()
      if let end, end.status != .success { throw end }
      if let data {
        reader.keepColumns()
        return data
      }
      if let end { throw Failure(message: end.message, status: .noInput) }
      progress?.showWaiting()
      _ = POSIX.readable(among: watched, within: SeriesFile.interval)
    }
  }

  private func endProgress() {
    progress?.end()
    progress = nil
  }

  /// Reads the available data without waiting. Returns all samples so far, or nil if nothing has changed.
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

  /// Returns messages about the rows skipped since the last call, or an empty array with `--skip-bad-rows`.
  func takeComplaints() -> [String] {
    if options.skipBadRows { return [] }
    let skipped = reader.takeSkipped()
    return skipped.errors.map { "\($0) The row was skipped." }
      + (skipped.further > 0
        ? ["\(Wording.count(skipped.further, "more row")) could not be read. For details: data"]
        : [])
  }

  /// The reason that reading has ended, with the exit status, or nil while more data may arrive.
  private(set) var end: Failure?

  /// The descriptors to wait for. A regular file is always readable, so it is read after each ``interval``.
  var watched: [Int32] { end != nil || POSIX.sizeOfFile(descriptor) != nil ? [] : [descriptor] }

  static let interval = 200  // milliseconds

  private func takeNews() throws(Failure) {
    let limit = POSIX.sizeOfFile(descriptor) == nil ? bytesRead + SeriesFile.pipeLimit : Int.max
    while bytesRead < limit, POSIX.readable(among: [descriptor], within: 0) == [descriptor] {
      if try !readChunk() {
        try takeEnd()
        break
      }
    }
    if end == nil { try reading { reader throws(SeriesError) in try reader.catchUp() } }
  }

  /// Sets ``end`` if no more data can arrive.
  private func takeEnd() throws(Failure) {
    func ended(_ message: String) -> Failure { Failure(message: message, status: .success) }
    let file = "File '\(name.pathExcerpt)'"
    guard let size = POSIX.sizeOfFile(descriptor) else {
      end = ended("Reached the end of '\(name.pathExcerpt)'.")
      return try finish()
    }
    if size < bytesRead {
      // Drop the incomplete row, which can no longer be completed.
      end = ended("\(file) was truncated.")
    } else if descriptor != POSIX.standardInput,
      POSIX.status(of: descriptor)?.identity != POSIX.status(of: name)?.identity
    {
      end = ended("\(file) was replaced or removed.")
      try finish()
    }
  }

  /// Reads some bytes. Returns false at the end of the file.
  private func readChunk() throws(Failure) -> Bool {
    try waitForBytes()
    let bytes: [UInt8]
    do throws(POSIX.Failure) {
      bytes = try POSIX.bytes(from: descriptor, upTo: SeriesFile.chunk)
    } catch {
      throw .cannotRead(name, error.reason)
    }
    if bytes.isEmpty {
      try unpacker?.finish(name)
      return false
    }
    bytesRead += bytes.count
    progress?.show(bytesRead)
    try reading { reader throws(SeriesError) in try reader.read(bytes) }
    return true
  }

  private func waitForBytes() throws(Failure) {
    while isInterruptible {
      if TerminalSignals.isInterrupted() {
        throw Failure(
          message: "Stopped reading '\(name.pathExcerpt)'. Nothing has changed.", status: .success)
      }
      if !POSIX.readable(among: [descriptor], within: SeriesFile.interval).isEmpty { return }
    }
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
      try unpacker?.check(name)
      throw error.failure(
        unpackedBy: unpacker?.command,
        named: unpacker == nil ? Unpacker.program(forName: name) : nil)
    }
  }

  /// The data so far, or nil if there are no samples yet.
  private var data: ChartData? {
    let series = reader.series
    guard let report = reader.report, series.contains(where: { $0.span != nil }) else { return nil }
    return ChartData(series: series, report: report, calendar: options.calendar)
  }
}
