import MessageWords
import SeriesExplorer

/// The user's configuration file, with options that apply to every run.
///
/// Each line contains an option, followed by its value if it takes one. The leading dashes of the option are optional,
/// and so is an equals sign before the value:
///
///     # Always draw with ASCII characters.
///     ascii
///     missing = -200,-999
enum ConfigFile {
  /// The maximum size of the file, in bytes.
  private static let sizeLimit = 1 << 20

  /// Reads the options in the file. Returns an empty array if there is no file, or if it cannot be read.
  ///
  /// - Parameter complain: Receives the message for a file that cannot be read.
  /// - Throws: ``Failure`` if a line in the file is wrong.
  static func options(_ complain: (String) -> Void) throws(Failure) -> [GivenOption] {
    let path = UserFiles.config
    let bytes: [UInt8]
    do throws(POSIX.Failure) {
      bytes = try POSIX.contents(ofFile: path, limit: sizeLimit)
    } catch {
      if !error.isMissing {
        let hint = "Its options are ignored. To start without it, use --no-config."
        complain(Failure.cannotRead(path, error.reason, hint: hint).message)
      }
      return []
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var options: [GivenOption] = []
    for (index, line) in lines.enumerated() {
      do throws(Failure) {
        if let option = try option(in: line) { options.append(option) }
      } catch {
        throw Failure(
          message: "\(path.pathExcerpt):\(index + 1): \(error.message)", status: error.status)
      }
    }
    return options
  }

  /// Parses a line. Returns nil for a blank line or a comment.
  private static func option(in line: Substring) throws(Failure) -> GivenOption? {
    let text = line.drop(while: \.isWhitespace)
    if text.isEmpty || text.first == "#" { return nil }
    let word = text.prefix { !$0.isWhitespace && $0 != "=" }
    var value = text[word.endIndex...].drop(while: \.isWhitespace)
    if value.first == "=" { value = value.dropFirst().drop(while: \.isWhitespace) }
    let rest = String(value.reversed().drop(while: \.isWhitespace).reversed())
    let name = word.hasPrefix("-") ? String(word) : "--\(word)"
    let given = try GivenOption(name, rest.isEmpty ? nil : rest, isInFile: true)
    var arguments = Arguments()
    try given.apply(to: &arguments)
    return given
  }
}
