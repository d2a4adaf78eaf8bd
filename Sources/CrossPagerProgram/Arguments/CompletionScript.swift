import CrossPagerConsole

/// The shells that can be taught the options, and what teaches them, from the table of options.
enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script, without a line end at its end.
  var text: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  static var options: [Option] { OptionTable.options }

  /// The words a value may be; nil if it is not one of some words.
  static func words(_ kind: Option.Value.Kind) -> [String]? {
    switch kind {
    case .choice(let words): words
    case .commands: CommandReference.groups.flatMap(\.entries).map(\.name)
    case .file, .text: nil
    }
  }

  /// A text in single quotes, as all three shells read it.
  static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
