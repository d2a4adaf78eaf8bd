public import LineEditing
public import TerminalText

/// The keys that run commands on an empty line.
public enum PagingKeys {
  /// Keys that belong together, such as the two horizontal arrows.
  struct Group: Sendable {
    /// The label for the keys in the line of keys, or nil if the line omits the keys.
    var label: String?
    var meaning: String
    /// The keys, their symbols in the line of keys, and their commands. The line omits a key without a symbol.
    var keys: [(key: Key, symbol: String?, command: String)]
  }

  /// The keys that run commands, in the order of the line of keys, except that Backspace comes first there.
  static let groups = [
    Group(
      label: "page", meaning: "Go to the previous or next page",
      keys: [(.left, "←", "left"), (.right, "→", "right")]),
    Group(
      label: "level", meaning: "Go to the level above or below",
      keys: [(.up, "↑", "up"), (.down, "↓", "down")]),
    Group(
      label: "zoom", meaning: "Zoom in or out at this date",
      keys: [
        (.text("+"), "+", "zoom in"), (.text("-"), "-", "zoom out"),
        (.shiftUp, nil, "zoom in"), (.shiftDown, nil, "zoom out"),
      ]),
    Group(
      label: "bar", meaning: "Mark another bar",
      keys: [(.text(","), ",", "bar previous"), (.text("."), ".", "bar next")]),
    Group(
      meaning: "Mark another bar",
      keys: [(.shiftLeft, nil, "bar previous"), (.shiftRight, nil, "bar next")]),
    Group(
      label: "back", meaning: "Return to the bar that you entered last",
      keys: [(.backspace, "Backspace", "back")]),
    Group(
      meaning: "Go to the first or last page", keys: [(.home, nil, "first"), (.end, nil, "last")]),
    Group(
      meaning: "Go back or forward ten pages",
      keys: [(.pageUp, nil, "left 10"), (.pageDown, nil, "right 10")]),
  ]

  /// Keys that enter a command line, as if the user had typed it.
  static let lineGroups = [
    Group(meaning: "List the commands", keys: [(.text("?"), nil, "help")]),
    // On Ctrl-D, the line editor ends the input, which has the same effect as `quit`.
    Group(
      meaning: "Quit the program", keys: [(.text("q"), nil, "quit"), (.control("d"), nil, "quit")]),
  ]

  /// The most useful commands without keys, for dated levels.
  static let typedCommands = ["date", "find", "compare", "export"]

  /// Other keys that work on an empty line.
  static let others = [
    KeyUse(
      [.enter], "Go into the marked bar, or repeat the last move", brief: "enter or repeat move"),
    KeyUse(
      [.text("n"), .text("N")], "After a search: repeat it forward or backward",
      brief: "find next, previous"),
    KeyUse([.tab], "Twice: list the commands", brief: "Twice: list commands"),
    KeyUse(
      [.control("l")], "Clear the screen and draw the page again", brief: "Draw the page again"),
    KeyUse([.control("z")], "Suspend the program. 'fg' resumes it", brief: "Suspend (fg resumes)"),
  ]

  /// The characters that run a command when typed on an empty line.
  public static let characters = groups.characters

  /// The characters that enter a line when typed alone on an empty line.
  public static let loneCharacters = lineGroups.characters

  /// Returns the line that a key enters, or nil if the key enters none.
  public static func line(for key: Key) -> String? { lineGroups.command(for: key) }

  /// Returns the command for a key, or nil if the key has none.
  public static func command(for key: Key) -> String? { groups.command(for: key) }
}

extension [PagingKeys.Group] {
  fileprivate var characters: Set<Character> {
    Set(
      lazy.flatMap(\.keys).compactMap {
        if case .text(let text) = $0.key { text.first } else { nil }
      })
  }

  fileprivate func command(for key: Key) -> String? {
    lazy.flatMap(\.keys).first { $0.key == key }?.command
  }
}

/// The line of keys that a prompt shows.
public enum KeysLine {
  /// Returns the keys that currently work and the most useful commands, such as `←→ page  type: date, find  ? help`.
  ///
  /// Enter comes first while a bar is marked. Backspace precedes the other keys while `back` works.
  ///
  /// If the line is too long, it omits the commands, and then as many of the last keys as necessary, but not `?`.
  ///
  /// - Complexity: O(keys × levels)
  public static func text(for session: Session, in style: TextStyle) -> String {
    let enter = session.works("enter") ? ["Enter go in"] : []
    let isBack = { (group: PagingKeys.Group) in group.keys.contains { $0.key == .backspace } }
    let ordered = PagingKeys.groups.filter(isBack) + PagingKeys.groups.filter { !isBack($0) }
    let groups = enter + ordered.compactMap { text($0, session, style) }
    // Leave the last column free, so that no terminal wraps the row.
    let room = style.width - 1
    let typed = "type: \(PagingKeys.typedCommands.joined(separator: ", "))"
    let whole = session.state.currentDates == nil ? groups : groups + [typed]
    let shorter = (0...groups.count).reversed().map { Array(groups.prefix($0)) }
    let lines = ([whole] + shorter).map { ($0 + ["? help"]).joined(separator: "  ") } + ["?"]
    return lines.first { $0.displayWidth <= room } ?? ""
  }

  /// Returns the text for a group of keys, or nil if none of the keys does anything now.
  private static func text(
    _ group: PagingKeys.Group, _ session: Session, _ style: TextStyle
  ) -> String? {
    guard let label = group.label else { return nil }
    let keys = group.keys.filter { $0.symbol != nil && session.works($0.command) }
    if keys.isEmpty { return nil }
    let symbols = style.isASCII ? keys.map(\.key.name) : keys.compactMap(\.symbol)
    return "\(symbols.joined(separator: style.isASCII ? " " : "")) \(label)"
  }
}
