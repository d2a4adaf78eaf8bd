extension RuleTable {
  /// The rules for the prompt.
  static let prompt: [RuleEntry] = [
    choice(
      "hints", "Whether the prompt lists keys",
      "With 'on', a line below the prompt lists the keys that currently work. The command 'keys' lists all keys.",
      isPagerRule: true
    ) { .prompt(.hints($0)) },
    choice(
      "motion", "Whether the prompt shows motion",
      "With 'on', released content settles by itself, and a page that you turn to slides in. With 'off', content "
        + "settles and pages appear immediately.",
      isPagerRule: true
    ) { .prompt(.motion($0)) },
  ]
}
