import CrossPagerSeries

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Files in memory.
final class MemoryStorage: Storage {
  private let files: Locked<[String: String]>

  init(_ files: [String: String] = [:]) {
    self.files = Locked(files)
  }

  subscript(path: String) -> String? { files.withLock { $0[MemoryStorage.name(path)] } }

  func read(_ path: String) throws(StorageError) -> String {
    guard let text = self[path] else { throw .cannotRead(path: path, reason: "no such file") }
    return text
  }

  func write(
    _ next: () throws(StorageError) -> String?, to path: String, replaces: Bool
  ) throws(StorageError) {
    if !replaces, self[path] != nil { throw .cannotWrite(path: path, reason: "it exists") }
    var text = ""
    while let part = try next() {
      longestPart.withLock { $0 = max($0, part.utf8.count) }
      text += part
    }
    put(text, path)
  }

  /// The length of the longest part that was written, in bytes.
  let longestPart = Locked(0)

  /// Creates or replaces a file.
  func put(_ text: String, _ path: String) {
    files.withLock { $0[MemoryStorage.name(path)] = text }
  }

  func append(_ text: String, to path: String, of identity: FileIdentity?, length: Int)
    throws(StorageError)
  {
    guard let old = self[path] else { throw .cannotWrite(path: path, reason: "no such file") }
    put(old + text, path)
  }

  func check(_ path: String) throws(StorageError) {}

  func identity(of path: String) -> FileIdentity? {
    self[path].map { _ in
      FileIdentity(
        device: 0, number: UInt64(truncatingIfNeeded: MemoryStorage.name(path).hashValue))
    }
  }

  /// Returns the name of the file at a path, which may begin with `./`.
  private static func name(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Removes a file.
  func remove(_ path: String) { files.withLock { $0[MemoryStorage.name(path)] = nil } }
}

/// Reads the data in files in memory. The same text is read once for each request, because the documents open most of
/// their files several times.
struct MemoryReader: DataReader {
  let storage: MemoryStorage
  private static let known = Locked<[DataRequest: [[UInt8]: ChartData]]>([:])

  func read(_ request: DataRequest) throws(StorageError) -> ChartData {
    let bytes = Array(try storage.read(request.file).utf8)
    if let data = Self.known.withLock({ $0[request]?[bytes] }) { return data }
    let data = try parse(bytes, request)
    Self.known.withLock { $0[request, default: [:]][bytes] = data }
    return data
  }

  private func parse(_ bytes: [UInt8], _ request: DataRequest) throws(StorageError) -> ChartData {
    do throws(SeriesError) {
      var reader = SeriesReader(
        source: request.file, options: request.options, resolution: request.resolution)
      try reader.read(bytes)
      try reader.finish()
      let series = reader.series
      guard let report = reader.report else { throw .empty(source: request.file) }
      return ChartData(series: series, report: report, calendar: request.options.calendar)
    } catch { throw .notRead("\(error)") }
  }
}

/// Storage whose files cannot be read or written.
struct FailingStorage: Storage {
  func read(_ path: String) throws(StorageError) -> String {
    throw .cannotRead(path: path, reason: "permission denied")
  }

  func write(
    _ next: () throws(StorageError) -> String?, to path: String, replaces: Bool
  ) throws(StorageError) { throw .cannotWrite(path: path, reason: "no space left") }

  func append(_ text: String, to path: String, of identity: FileIdentity?, length: Int)
    throws(StorageError)
  {
    throw .cannotWrite(path: path, reason: "no space left")
  }

  func check(_ path: String) throws(StorageError) { try write("", to: path) }

  func identity(of path: String) -> FileIdentity? { nil }
}
