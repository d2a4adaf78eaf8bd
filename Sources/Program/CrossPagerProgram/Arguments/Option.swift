import CrossPagerConsole
import MessageWords
import SeriesExplorer
import TerminalText

/// A command-line option with its names, value and help text.
struct Option: Sendable {
  let names: [String]
  /// The placeholder for the value that follows the name, or nil for a flag.
  let placeholder: String?
  let kind: Kind
  let summary: String
  /// Additional sentences, which the short help omits.
  let details: String
  /// Sets the value in the arguments. Returns false if the value is not allowed.
  let set: @Sendable (inout Arguments, String) -> Bool

  enum Kind: Hashable, Sendable {
    /// The value is one of these words, in any letter case.
    case choice([String])
    /// The value is one or more of these words, separated by commas, or other text.
    case list([String])
    /// The value is a file, or one of these words.
    case file(or: [String] = [], hint: String? = nil)
    case commands
    case timeZone
    case text(hint: String? = nil)
    /// The value is `all` or an option, or there is no value.
    case topic
  }

  /// A sentence about the allowed values, after a space, or an empty string.
  var hint: String {
    switch kind {
    case .choice(let words), .list(let words): " Use \(Wording.list(words, "or"))."
    case .text(let hint), .file(_, let hint): hint.map { " \($0)" } ?? ""
    case .commands, .timeZone, .topic: ""
    }
  }

  /// The names and the placeholder, such as `-f, --file FILE`.
  var usage: String { names.joined(separator: ", ") + (placeholder.map { " \($0)" } ?? "") }

  var description: String { "\(summary)." + (details.isEmpty ? "" : " \(details)") }
}

extension Option {
  /// - Parameters:
  ///   - usage: The names and the placeholder. Without a placeholder, the option is a flag.
  ///   - parse: Returns nil if the value is not allowed.
  static func parsed<Value>(
    _ usage: String, _ summary: String, _ details: String = "", takes kind: Kind,
    _ parse: @escaping @Sendable (String) -> Value?,
    _ set: @escaping @Sendable (inout Arguments, Value) -> Void
  ) -> Option {
    // A placeholder can contain a comma but not a space.
    let words = usage.replacing(", ", by: " ").split(separator: " ").map(String.init)
    return Option(
      names: words.filter { $0.hasPrefix("-") }, placeholder: words.last { !$0.hasPrefix("-") },
      kind: kind, summary: summary, details: details
    ) { arguments, text in parse(text).map { set(&arguments, $0) } != nil }
  }

  static func value(
    _ usage: String, _ summary: String, _ details: String = "", takes kind: Kind = .text(),
    _ set: @escaping @Sendable (inout Arguments, String) -> Void
  ) -> Option {
    parsed(usage, summary, details, takes: kind, { $0 }, set)
  }

  static func flag(
    _ usage: String, _ summary: String, _ details: String = "",
    sets argument: any WritableKeyPath<Arguments, Bool> & Sendable, to isOn: Bool = true
  ) -> Option {
    value(usage, summary, details) { arguments, _ in arguments[keyPath: argument] = isOn }
  }

  /// Returns an option that takes a raw value of an enumeration, in any letter case.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ usage: String, _ summary: String, _ details: String = "",
    _ set: @escaping @Sendable (inout Arguments, Choice) -> Void
  ) -> Option {
    let words = Choice.allCases.map(\.rawValue)
    return parsed(
      usage, summary, details, takes: .choice(words), { Choice(rawValue: $0.lowercased()) }, set)
  }
}

/// An option with the name and the value that the user gave.
struct GivenOption {
  let option: Option
  let name: String
  /// The value, which is empty for a flag.
  let value: String

  /// - Parameters:
  ///   - attached: The value in `--name=value`, or nil.
  ///   - next: Returns the word after the option, or nil. It is called only if the option needs the word as its value.
  init(
    _ name: String, _ attached: String?, isInFile: Bool = false, or next: () -> String? = { nil }
  ) throws(Failure) {
    guard let option = OptionTable.option(named: name) else {
      throw .usage(OptionTable.unknown(name))
    }
    if isInFile, OptionTable.isForOneRun(option) {
      throw .usage("\(name) is allowed only on the command line.")
    }
    (self.option, self.name) = (option, name)
    if let placeholder = option.placeholder {
      guard let text = attached ?? next() ?? (option.kind == .topic ? "" : nil) else {
        throw .usage("\(name) needs \(placeholder).\(option.hint)")
      }
      value = text
    } else if let attached {
      throw .usage("\(name) takes no value. Remove '\(isInFile ? "" : "=")\(attached.excerpt)'.")
    } else {
      value = ""
    }
  }

  func apply(to arguments: inout Arguments) throws(Failure) {
    if option.set(&arguments, value) { return }
    throw .usage("Invalid value '\(value.excerpt)' for \(name).\(option.hint)")
  }
}

/// The user's configuration file, with options that apply to every run.
///
/// Each line contains an option, followed by its value if it takes one. The leading dashes of the option are optional,
/// as is an equals sign before the value:
///
///     # Always draw with ASCII characters.
///     ascii
///     missing = -200,-999
enum ConfigFile {
  private static let sizeLimit = 1 << 20

  /// Returns the options in the file. Complains and returns none if the file cannot be read. Throws if a line is wrong.
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

  /// Returns the option in a line, or nil for a blank line or a comment.
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
