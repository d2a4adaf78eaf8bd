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

    /// A sentence about the allowed values, or nil if there is none.
    var hint: String? {
      switch kind {
      case .choice(let words): "Use \(Wording.list(words, "or"))."
      case .text(let hint), .file(_, let hint): hint
      case .list, .commands, .timeZone, .topic: nil
      }
    }

    /// The error message if an option has no value.
    func missing(_ name: String) -> String {
      "\(name) needs \(placeholder).\(hint.map { " \($0)" } ?? "")"
    }
  }

  /// The names and the placeholder, such as `-f, --file FILE`.
  var usage: String {
    names.joined(separator: ", ") + (value.map { " \($0.placeholder)" } ?? "")
  }

  /// The error message for a value that is not allowed.
  func refusal(of text: String, _ name: String) -> String {
    let hint = value?.hint.map { " \($0)" } ?? ""
    return "Invalid value '\(text.excerpt)' for \(name).\(hint)"
  }

  /// The summary and the details, as sentences.
  var description: String { "\(summary)." + (details.isEmpty ? "" : " \(details)") }
}

extension Option {
  static func flag(
    _ usage: String, _ summary: String, _ details: String = "",
    _ set: @escaping @Sendable (inout Arguments) -> Void
  ) -> Option {
    checked(usage, summary, details, takes: .text()) { arguments, _ in
      set(&arguments)
      return true
    }
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

  /// An option that takes a raw value of an enumeration, in any letter case.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ usage: String, _ summary: String, _ details: String = "",
    _ set: @escaping @Sendable (inout Arguments, Choice) -> Void
  ) -> Option {
    checked(usage, summary, details, takes: .choice(Choice.allCases.map(\.rawValue))) {
      arguments, word in
      guard let value = Choice(rawValue: word.lowercased()) else { return false }
      set(&arguments, value)
      return true
    }
  }

  /// - Parameter usage: The names and the placeholder. Without a placeholder, the option is a flag.
  static func checked(
    _ usage: String, _ summary: String, _ details: String = "", takes kind: Value.Kind,
    _ set: @escaping @Sendable (inout Arguments, String) -> Bool
  ) -> Option {
    // A placeholder can contain a comma but not a space.
    let words = usage.replacing(", ", by: " ").split(separator: " ").map(String.init)
    return Option(
      names: words.filter { $0.hasPrefix("-") },
      value: words.last { !$0.hasPrefix("-") }.map { Value(placeholder: $0, kind: kind) },
      summary: summary, details: details, set: set)
  }
}
