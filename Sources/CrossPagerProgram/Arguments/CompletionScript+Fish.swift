extension CompletionScript {
  static var fishScript: String {
    (["# Completion of crosspager for fish: `crosspager --completions fish | source`."]
      + options.map(fishLine)).joined(separator: "\n")
  }

  private static func fishLine(_ option: Option) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    let value = option.value.map { fishValue($0.kind) }.map { [$0] } ?? []
    return (["complete -c crosspager"] + names + value + ["-d \(fishQuoted(option.summary))"])
      .joined(separator: " ")
  }

  private static func fishValue(_ kind: Option.Value.Kind) -> String {
    switch kind {
    case .file(or: []): "-r -F"
    case .file(let words): "-r -F -a \(fishQuoted(words.joined(separator: " ")))"
    case .text: "-x"
    case .choice, .commands, .topic:
      "-x -a \(fishQuoted((words(kind) ?? []).joined(separator: " ")))"
    }
  }

  /// Text in single quotes, where fish escapes quotes and backslashes by a backslash.
  private static func fishQuoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
