import CrossPagerConsole
import MessageWords
import SeriesExplorer
import TerminalText

/// A command-line option with its names, value and help text.
struct Option: Sendable {
  let names: [String]
  /// The value that follows the name, or nil for a flag.
  let value: Value?
  let summary: String
  /// Additional sentences, which the short help omits.
  let details: String
  /// Applies the value. Returns false if the value is not allowed.
  let set: @Sendable (inout Arguments, String) -> Bool

  struct Value: Sendable {
    let placeholder: String
    let kind: Kind

    enum Kind: Hashable, Sendable {
      /// One of these words, in any letter case.
      case choice([String])
      /// Several of these words, separated by commas, or other text.
      case list([String])
      /// A file, or one of these words.
      case file(or: [String] = [], hint: String? = nil)
      case commands
      /// The name of a time zone.
      case timeZone
      case text(hint: String? = nil)
      /// `all`, an option or no value.
      case topic
    }

    /// A space and a sentence about the allowed values, or an empty string.
    var hint: String {
      switch kind {
      case .choice(let words): " Use \(Wording.list(words, "or"))."
      case .text(let hint), .file(_, let hint): hint.map { " \($0)" } ?? ""
      case .list, .commands, .timeZone, .topic: ""
      }
    }
  }

  /// The names and the placeholder, such as `-f, --file FILE`.
  var usage: String {
    names.joined(separator: ", ") + (value.map { " \($0.placeholder)" } ?? "")
  }

  /// The summary and the details, as sentences.
  var description: String { "\(summary)." + (details.isEmpty ? "" : " \(details)") }
}

extension Option {
  /// - Parameter usage: The names and the placeholder. Without a placeholder, the option is a flag.
  static func checked(
    _ usage: String, _ summary: String, _ details: String = "", takes kind: Value.Kind = .text(),
    _ set: @escaping @Sendable (inout Arguments, String) -> Bool
  ) -> Option {
    // A placeholder can contain a comma but not a space.
    let words = usage.replacing(", ", by: " ").split(separator: " ").map(String.init)
    return Option(
      names: words.filter { $0.hasPrefix("-") },
      value: words.last { !$0.hasPrefix("-") }.map { Value(placeholder: $0, kind: kind) },
      summary: summary, details: details, set: set)
  }

  static func value(
    _ usage: String, _ summary: String, _ details: String = "", takes kind: Value.Kind = .text(),
    _ set: @escaping @Sendable (inout Arguments, String) -> Void
  ) -> Option {
    checked(usage, summary, details, takes: kind) { arguments, text in
      set(&arguments, text)
      return true
    }
  }

  static func flag(
    _ usage: String, _ summary: String, _ details: String = "",
    _ set: @escaping @Sendable (inout Arguments) -> Void
  ) -> Option {
    value(usage, summary, details) { arguments, _ in set(&arguments) }
  }

  /// An option that takes a raw value of an enumeration, in any letter case.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ usage: String, _ summary: String, _ details: String = "",
    _ set: @escaping @Sendable (inout Arguments, Choice) -> Void
  ) -> Option {
    checked(usage, summary, details, takes: .choice(Choice.allCases.map(\.rawValue))) {
      arguments, word in
      Choice(rawValue: word.lowercased()).map { set(&arguments, $0) } != nil
    }
  }
}

/// An option with the name and the value that the user gave.
struct GivenOption {
  let option: Option
  let name: String
  /// The value, which is empty for a flag.
  let value: String

  /// Throws if there is no such option, or if the value is missing or not expected.
  ///
  /// - Parameters:
  ///   - attached: The value that belongs to the name, or nil.
  ///   - isInFile: Whether the option stands in the configuration file.
  ///   - next: Returns the word after the option, or nil. Called only if the option needs it as a value.
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
    if let value = option.value {
      guard let text = attached ?? next() ?? (value.kind == .topic ? "" : nil) else {
        throw .usage("\(name) needs \(value.placeholder).\(value.hint)")
      }
      self.value = text
    } else {
      value = ""
      if let attached {
        throw .usage("\(name) takes no value. Remove '\(isInFile ? "" : "=")\(attached.excerpt)'.")
      }
    }
  }

  /// Sets the arguments that the option stands for. Throws if the value is not allowed.
  func apply(to arguments: inout Arguments) throws(Failure) {
    if option.set(&arguments, value) { return }
    throw .usage("Invalid value '\(value.excerpt)' for \(name).\(option.value?.hint ?? "")")
  }
}
