import CLibrary

/// A file that is written under a temporary name in the same folder as its target, so that the target is never
/// incomplete.
///
/// The draft is removed when it goes out of scope, or when a signal ends the program.
struct Draft: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Creates an empty draft.
  ///
  /// - Parameters:
  ///   - target: The path of the file that the draft becomes.
  ///   - permissions: The permissions of the file, or nil for the default.
  init(of target: String, permissions: mode_t?) throws(POSIX.Failure) {
    path =
      "\(UserFiles.folder(of: target)).crosspager-\(String(UInt64.random(in: 0...(.max)), radix: 16))"
    DraftSignals.begin(path)
    do throws(POSIX.Failure) {
      descriptor = try POSIX.create(path, permissions)
    } catch {
      DraftSignals.end()
      throw error
    }
  }

  deinit {
    POSIX.close(descriptor)
    POSIX.remove(path)
    DraftSignals.end()
  }

  func append(_ bytes: [UInt8]) throws(POSIX.Failure) { try POSIX.put(bytes, to: descriptor) }

  /// Moves the draft to its target.
  ///
  /// - Parameter replaces: Whether to replace a file at the target. If false, throws if the target exists.
  func move(to target: String, replaces: Bool) throws(POSIX.Failure) {
    try POSIX.synchronize(descriptor)
    if replaces {
      try POSIX.move(path, to: target)
    } else {
      try POSIX.add(target, to: path)
    }
  }
}
