import CrossPagerConsole
import Foundation

/// The file system; `~` begins the user's own folder.
struct FileStorage: Storage {
  /// The file the series is read from, which is not written.
  var source: String?

  /// Reads a plain file; from anything else, nobody knows when its text would come.
  func read(_ path: String) throws(StorageError) -> String {
    let bytes: [UInt8]
    do throws(Failure) {
      var input = try LineInput(plainFile: UserFiles.path(path))
      bytes = try input.rest()
    } catch {
      throw .cannotRead(path: path, reason: error.reason ?? error.message)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let line = (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
      throw .unreadable(path: path, as: "text", problem: "Line \(line) is not UTF-8.")
    }
    return text
  }

  /// Writes beside the file and puts the result in its place: a symbolic link stays one, a file that is there
  /// keeps its permissions, and what is no plain file is refused.
  func write(_ text: String, to path: String) throws(StorageError) {
    let target = FileStorage.target(path)
    if let source, target == FileStorage.target(source) {
      throw .cannotWrite(path: path, reason: "it is the file that is open")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      let reason = type == .typeDirectory ? "it is a directory" : "it is no plain file"
      throw .cannotWrite(path: path, reason: reason)
    }
    let draft = target.deletingLastPathComponent()
      .appending(path: ".crosspager-\(UUID().uuidString)")
    do throws(POSIX.Failure) {
      let permissions = attributes?[.posixPermissions] as? Int
      try POSIX.make(draft.path, of: Array(text.utf8), permissions: permissions)
      try POSIX.replace(target.path, by: draft.path)
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  func append(_ text: String, to path: String) throws(StorageError) {
    do throws(POSIX.Failure) {
      try POSIX.append(Array(text.utf8), to: FileStorage.target(path).path)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  /// The file a path leads to.
  private static func target(_ path: String) -> URL {
    URL(filePath: UserFiles.path(path)).resolvingSymlinksInPath()
  }

  /// Why it could not be done, in a few words and without the path.
  static func reason(_ error: any Error) -> String {
    if let failure = error as? POSIX.Failure { return failure.reason }
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    if cause.domain == NSPOSIXErrorDomain { return POSIX.Failure(code: Int32(cause.code)).reason }
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return "No such file or directory"
    case .fileWriteNoPermission: return "Permission denied"
    case .fileWriteOutOfSpace: return "No space left on device"
    case .fileWriteVolumeReadOnly: return "Read-only file system"
    default:
      return (cause.localizedFailureReason ?? cause.localizedDescription)
        .trimmingCharacters(in: CharacterSet(charactersIn: "."))
    }
  }
}
