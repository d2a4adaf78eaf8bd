import CrossPagerConsole
import Foundation

/// The files a user's paths lead to.
enum UserFiles {
  /// A path as it is typed, where `~` is the user's own folder, as in a shell.
  static func path(_ text: String) -> String {
    text == "~" || text.hasPrefix("~/") ? home + text.dropFirst() : text
  }

  /// `HOME` goes before what the system says, as in a shell.
  private static var home: String {
    let named = ProcessInfo.processInfo.environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return named ?? FileManager.default.homeDirectoryForCurrentUser.path
  }

  /// The path to which a path leads, if its last name is that of a symbolic link. There need be no file.
  ///
  /// - Throws: `ELOOP` where links lead to each other.
  static func target(of path: String) throws(POSIX.Failure) -> String {
    var target = path
    for _ in 0...linkLimit {
      let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: target)
      guard let destination else { return target }
      // What a link names by a relative path stands in the link's own folder.
      target = destination.hasPrefix("/") ? destination : folder(of: target) + destination
    }
    throw POSIX.Failure.linkLoop
  }

  /// As many links as Linux follows.
  private static let linkLimit = 40

  /// The folder that a path's last name stands in, with its slash; empty for a name alone.
  static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }

  /// Where the history is kept (the XDG Base Directory Specification): in the folder `XDG_STATE_HOME` names, if it is
  /// a whole path, else in `~/.local/state`.
  static func history(_ variables: [String: String]) -> URL {
    let named = variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(filePath: named ?? path("~/.local/state")).appending(path: "crosspager/history")
  }
}

/// The folders of the file system, for completion.
struct Folders: FileNames {
  func names(in folder: String) -> [(name: String, isFolder: Bool)] {
    let url = URL(filePath: folder.isEmpty ? "." : UserFiles.path(folder))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.map { name in
      var isFolder: ObjCBool = false
      // What a symbolic link leads to counts.
      _ = unsafe FileManager.default.fileExists(
        atPath: url.appending(path: name).path, isDirectory: &isFolder)
      return (name, isFolder.boolValue)
    }
  }
}
