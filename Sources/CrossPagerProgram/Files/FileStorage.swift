import CrossPagerConsole
import Foundation

/// The file system; `~` begins the user's own folder.
struct FileStorage: Storage {
  /// The files the program was started with, which are not written.
  var inputs: [String] = []
  /// The file in which the lines of the prompt are kept, which is not written.
  var history: String?

  /// Reads a plain file; from anything else, nobody knows when its text would come.
  func read(_ path: String) throws(StorageError) -> String {
    let bytes: [UInt8]
    do throws(Failure) {
      var input = try LineInput(plainFile: UserFiles.path(path))
      bytes = try input.rest()
    } catch {
      throw .cannotRead(path: path, reason: error.reason ?? error.message)
    }
    guard let text = String(utf8: bytes) else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let line = (lines.firstIndex { String(utf8: $0) == nil } ?? 0) + 1
      throw .unreadable(path: path, as: "text", problem: "Line \(line) is not UTF-8.")
    }
    return text
  }

  /// Writes beside the file and puts the result in its place: a symbolic link stays one, a file that is there
  /// keeps its permissions, and what is no plain file is refused.
  func write(_ text: String, to path: String) throws(StorageError) {
    let (target, old) = try destination(path)
    let draft = "\(UserFiles.folder(of: target)).crosspager-\(UUID().uuidString)"
    do throws(POSIX.Failure) {
      try POSIX.make(draft, of: Array(text.utf8), permissions: old?.permissions)
      try POSIX.replace(target, by: draft)
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  /// Why a file must not be replaced; nil if it may be.
  private func reasonToKeep(_ file: FileStatus) -> String? {
    func isFile(_ other: FileStatus?) -> Bool { other?.identity == file.identity }
    switch file.kind {
    case .folder: return "it is a directory"
    case .other: return "it is no plain file"
    case .plain: break
    }
    if inputs.contains(where: { isFile(POSIX.status(of: $0)) })
      || isFile(POSIX.status(of: POSIX.standardInput))
    {
      return "the program was started with it"
    }
    if isFile(history.flatMap { POSIX.status(of: $0) }) { return "the history is kept there" }
    let outputs = [POSIX.standardOutput, POSIX.standardError]
    return outputs.contains { isFile(POSIX.status(of: $0)) }
      ? "the program's output goes there" : nil
  }

  func check(_ path: String) throws(StorageError) { _ = try destination(path) }

  /// The path at which a file is to stand, and the file that stands there; throws if it must not be replaced.
  private func destination(
    _ path: String
  ) throws(StorageError) -> (target: String, old: FileStatus?) {
    let file = UserFiles.path(path)
    let old = POSIX.status(of: file)
    if let reason = old.flatMap(reasonToKeep) { throw .cannotWrite(path: path, reason: reason) }
    do throws(POSIX.Failure) {
      let target = try UserFiles.target(of: file)
      let folder = UserFiles.folder(of: target)
      try POSIX.checkWritable(folder.isEmpty ? "." : String(folder))
      // A file that may not be written is kept, although another could take its place.
      if old != nil { try POSIX.checkWritable(file) }
      return (target, old)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  func append(
    _ text: String, to path: String, of identity: FileIdentity?, length: Int
  ) throws(StorageError) {
    var isOther = false
    do throws(POSIX.Failure) {
      let descriptor = try POSIX.descriptor(toEndOf: UserFiles.path(path))
      defer { POSIX.end(descriptor) }
      let file = POSIX.status(of: descriptor)
      isOther = file?.identity != identity || file?.size != length
      if !isOther { try POSIX.put(Array(text.utf8), to: descriptor) }
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
    if isOther {
      throw .cannotWrite(path: path, reason: "another program has changed or replaced it")
    }
  }

  func identity(of path: String) -> FileIdentity? {
    POSIX.status(of: UserFiles.path(path))?.identity
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
