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
