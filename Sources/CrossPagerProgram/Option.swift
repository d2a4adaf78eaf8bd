import CrossPagerConsole

/// An option: its names, what it takes, and what is said of it.
struct Option: Sendable {
  var names: [String]
  var summary: String
  var action: Action

  enum Action: Sendable {
    case flag(@Sendable (inout Arguments) -> Void)
    /// Takes a value; false is one that is not allowed.
    case value(Value, @Sendable (inout Arguments, String) -> Bool)
  }

  /// What an option takes.
  struct Value: Sendable {
    var placeholder: String
    var kind: Kind

    enum Kind: Hashable, Sendable {
      /// One of these words, in any case.
      case choice([String])
      /// A file, or one of these words.
      case file(or: [String] = [])
      /// Commands of the session.
      case commands
      /// Anything, or what is allowed in words.
      case text(allowed: String? = nil)
    }

    /// What is allowed, in words; nil where everything is.
    var allowed: String? {
      switch kind {
      case .choice(let words): "allowed are \(Wording.list(words))"
      case .text(let allowed): allowed
      case .file, .commands: nil
      }
    }
  }

  /// What it takes; nil for a flag.
  var value: Value? {
    switch action {
    case .flag: nil
    case .value(let value, _): value
    }
  }

  /// The names and what must follow: `-f, --file FILE`.
  var usage: String {
    ([names.joined(separator: ", ")] + (value.map { [$0.placeholder] } ?? []))
      .joined(separator: " ")
  }
}

extension OptionTable {
  static func flag(
    _ names: [String], _ summary: String, _ set: @escaping @Sendable (inout Arguments) -> Void
  ) -> Option {
    Option(names: names, summary: summary, action: .flag(set))
  }

  /// An option whose value is looked at before it is set.
  static func checked(
    _ names: [String], _ placeholder: String, _ summary: String, _ kind: Option.Value.Kind,
    _ set: @escaping @Sendable (inout Arguments, String) -> Bool
  ) -> Option {
    let value = Option.Value(placeholder: placeholder, kind: kind)
    return Option(names: names, summary: summary, action: .value(value, set))
  }

  static func value(
    _ names: [String], _ placeholder: String, _ summary: String, _ kind: Option.Value.Kind,
    _ set: @escaping @Sendable (inout Arguments, String) -> Void
  ) -> Option {
    checked(names, placeholder, summary, kind) { arguments, text in
      set(&arguments, text)
      return true
    }
  }

  static func text(
    _ names: [String], _ placeholder: String, _ summary: String,
    _ set: @escaping @Sendable (inout Arguments, String) -> Void
  ) -> Option {
    value(names, placeholder, summary, .text(), set)
  }

  /// An option whose value is one of an enumeration's raw values, in any case.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ names: [String], _ placeholder: String, _ summary: String,
    _ set: @escaping @Sendable (inout Arguments, Choice) -> Void
  ) -> Option {
    checked(names, placeholder, summary, .choice(Choice.allCases.map(\.rawValue))) {
      arguments, word in
      guard let value = Choice(rawValue: word.lowercased()) else { return false }
      set(&arguments, value)
      return true
    }
  }
}
