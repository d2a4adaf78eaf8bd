extension Grammar {
  /// The commands and settings for levels without data.
  public static let console = Grammar(
    commands: CommandTable.console, settings: RuleTable.model + RuleTable.prompt)
}

package enum CommandTable {
  static let console: [CommandEntry] =
    moving + jumping + aligning + gestures + undoing + editing + rules + looking + saving
    + recording + session + marking
}

extension Session {
  /// Creates a session with the levels of a scene. Its pages show nothing besides their titles.
  ///
  /// - Parameters:
  ///   - storage: The storage that commands such as `save` and `restore` use.
  ///   - tellsEvents: Whether responses contain the events of the display and its hosts.
  public init(plain scene: Scene, storage: any Storage, tellsEvents: Bool = false) {
    self.init(
      state: scene.state, content: nil, grammar: .console, storage: storage,
      tellsEvents: tellsEvents)
  }
}
