import Foundation

/// Where a session's `save` writes and its `restore` reads.
public protocol Storage: Sendable {
  /// The text of a file.
  func read(_ path: String) throws(StorageError) -> String
  /// Replaces a file as a whole: at any moment it is the old one or the new one.
  func write(_ text: String, to path: String) throws(StorageError)
}

/// A file that could not be read or written.
public struct StorageError: Error, Hashable, Sendable {
  /// The file, what is wrong, in one sentence.
  public var message: String
  /// Whether it was to be written.
  public var isOutput: Bool
}

/// The file system.
public struct FileStorage: Storage {
  public init() {}

  public func read(_ path: String) throws(StorageError) -> String {
    do {
      return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    } catch {
      throw StorageError(
        message: "File '\(path)' cannot be read: \(FileStorage.reason(error, path)).",
        isOutput: false)
    }
  }

  public func write(_ text: String, to path: String) throws(StorageError) {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw StorageError(
        message: "File '\(path)' cannot be written: \(FileStorage.reason(error, path)).",
        isOutput: true)
    }
  }

  /// Why Foundation could not, in a few words and without the path.
  private static func reason(_ error: any Error, _ path: String) -> String {
    let isDirectory = try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey])
      .isDirectory
    if isDirectory == true { return "it is a directory" }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let cause = underlying ?? (error as NSError)
    if cause.domain == NSPOSIXErrorDomain, let code = POSIXErrorCode(rawValue: Int32(cause.code)) {
      return POSIXError(code).localizedDescription
    }
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: return "no such file"
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left"
    case .fileWriteVolumeReadOnly: return "the volume is read-only"
    default: return error.localizedDescription
    }
  }
}
