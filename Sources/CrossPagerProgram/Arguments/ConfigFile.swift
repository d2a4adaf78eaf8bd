import CrossPagerConsole
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
struct ConfigFile {
  /// An option in the file.
  struct Setting {
    let option: Option
    let value: String
  }

  let path: String

  /// The maximum size of the file, in bytes.
  private static let sizeLimit = 1 << 20

  /// Reads the options in the file. Returns an empty array if there is no file, or if it cannot be read.
  ///
  /// - Parameter complain: Receives the message for a file that cannot be read.
  /// - Throws: ``Failure`` if a line in the file is wrong.
  func settings(_ complain: (String) -> Void) throws(Failure) -> [Setting] {
    let bytes: [UInt8]
    do throws(POSIX.Failure) {
      bytes = try POSIX.contents(ofFile: path, limit: Self.sizeLimit)
    } catch {
      if !error.isMissing {
        let hint = "Its options are ignored. To start without it, use --no-config."
        complain(Failure.cannotRead(path, error.reason, hint: hint).message)
      }
      return []
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var settings: [Setting] = []
    for (index, line) in lines.enumerated() {
      do throws(Arguments.Problem) {
        if let setting = try Self.setting(line) { settings.append(setting) }
      } catch {
        throw Failure(
          message: "\(path.pathExcerpt):\(index + 1): \(error.message)", status: .badArguments)
      }
    }
    return settings
  }

  /// Parses a line. Returns nil for a blank line or a comment.
  private static func setting(_ line: Substring) throws(Arguments.Problem) -> Setting? {
    guard let first = line.firstIndex(where: { !$0.isWhitespace }), line[first] != "#" else {
      return nil
    }
    let text = line[first...]
    let end = text.firstIndex { $0.isWhitespace || $0 == "=" } ?? text.endIndex
    let word = text[..<end]
    let name = word.hasPrefix("-") ? String(word) : "--\(word)"
    var value = text[end...].drop(while: \.isWhitespace)
    if value.first == "=" { value = value.dropFirst().drop(while: \.isWhitespace) }
    let rest = String(value.reversed().drop(while: \.isWhitespace).reversed())
    guard let option = OptionTable.option(named: name) else {
      throw Arguments.Problem(message: OptionTable.unknown(name))
    }
    if OptionTable.isForOneRun(option) {
      throw Arguments.Problem(message: "\(name) is allowed only on the command line.")
    }
    if option.value == nil, !rest.isEmpty {
      throw Arguments.Problem(message: "\(name) takes no value. Remove '\(rest.excerpt)'.")
    }
    if let value = option.value, rest.isEmpty {
      throw Arguments.Problem(message: value.missing(name))
    }
    var arguments = Arguments()
    guard option.set(&arguments, rest) else {
      throw Arguments.Problem(message: option.refusal(of: rest, name))
    }
    return Setting(option: option, value: rest)
  }
}
