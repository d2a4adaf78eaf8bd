import CrossPagerConsole

/// The completion scripts for the shells, made from the table of options.
enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  static var options: [Option] { OptionTable.options }

  /// The words to complete a value with; nil if there are none.
  static func words(_ kind: Option.Value.Kind) -> [String]? {
    switch kind {
    case .choice(let words): words
    case .commands: CommandReference.groups.flatMap(\.entries).map(\.name)
    case .topic: ["all"] + options.flatMap(\.names).filter { $0.hasPrefix("--") }
    case .file, .text: nil
    }
  }

  /// Text in single quotes, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
