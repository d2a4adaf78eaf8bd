import CLibrary
import CrossPagerConsole
import MessageWords
import SeriesExplorer

/// Handles paths and files that the user names.
enum UserFiles {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Replaces a leading `~` with the home directory, as a shell does.
  static func path(_ text: String) -> String {
    guard text == "~" || text.hasPrefix("~/") else { return text }
    return (POSIX.variable("HOME") ?? homeFolder) + text.dropFirst()
  }

  private static var homeFolder: String {
    guard let user = unsafe getpwuid(geteuid()), let folder = unsafe user.pointee.pw_dir else {
      return "/"
    }
    return unsafe String(cString: folder)
  }

  /// - Parameter waits: Whether to wait for a program that writes to a named pipe.
  static func open(_ path: String, waits: Bool = true) throws(Failure) -> Int32 {
    do throws(POSIX.Failure) {
      let descriptor = try POSIX.open(path, waits ? O_RDONLY : O_RDONLY | O_NONBLOCK)
      if POSIX.status(of: descriptor)?.kind != .folder { return descriptor }
      POSIX.close(descriptor)
      throw POSIX.Failure(code: EISDIR)
    } catch {
      throw .cannotRead(path, error.reason, hint: hint(path, error))
    }
  }

  private static func hint(_ path: String, _ error: POSIX.Failure) -> String? {
    if error.code == EISDIR {
      let folder = path.hasSuffix("/") ? path : path + "/"
      let names = Folders().names(in: folder).filter { $0.name.hasSuffix(".csv") }.map(\.name)
      return names.min().map { "Name a file in it, such as '\((folder + $0).pathExcerpt)'." }
    }
    guard error.isMissing else { return nil }
    let command = path.prefix { $0 != " " }
    if Grammar.explorer.groupedHelp.flatMap(\.entries).contains(where: { $0.name == command }) {
      return "To run the command, use: crosspager -c \(path.shellQuoted)"
    }
    let folder = String(folder(of: path))
    let names = Folders().names(in: folder).filter { !$0.isFolder }.map(\.name)
    return Spelling.nearest(to: String(path.dropFirst(folder.count)), among: names)
      .map { "Did you mean '\((folder + $0).pathExcerpt)'?" }
  }

  /// Returns the target of a symbolic link, even if no file exists there. Returns any other path unchanged.
  static func target(of path: String) throws(POSIX.Failure) -> String {
    var target = path
    // Linux also follows at most 40 links.
    for _ in 0...40 {
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(target, &bytes, bytes.count)
      if count < 0 { return target }
      let destination = String(
        decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      target = destination.hasPrefix("/") ? destination : folder(of: target) + destination
    }
    throw POSIX.Failure(code: ELOOP)
  }

  /// Returns the path up to and including its last slash, or an empty string if it has no slash.
  static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }

  static var history: String {
    base("XDG_STATE_HOME", default: "~/.local/state") + "/crosspager/history"
  }

  static var config: String { base("XDG_CONFIG_HOME", default: "~/.config") + "/crosspager/config" }

  /// Returns a base directory according to the XDG Base Directory Specification.
  private static func base(_ name: String, default folder: String) -> String {
    POSIX.variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? path(folder)
  }
}

/// Lists the names in a folder, for completion and suggestions.
struct Folders: FileNames {
  func names(in folder: String) -> [(name: String, isFolder: Bool)] {
    let path = UserFiles.path(folder)
    return Folder.names(in: path.isEmpty ? "." : path).map { name in
      (name, POSIX.status(of: path + name)?.kind == .folder)
    }
  }
}
