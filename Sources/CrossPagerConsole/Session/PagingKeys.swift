public import LineEditing

/// The keys that run commands on an empty line.
public enum PagingKeys {
  /// Keys that belong together, such as the two horizontal arrows.
  struct Group: Sendable {
    /// The label for the keys in the line of keys, or nil if the line omits the keys.
    var label: String?
    /// What the keys do, as a sentence without a period.
    var meaning: String
    var keys: [Entry]
  }

  /// A key and its command.
  struct Entry: Sendable {
    var key: Key
    /// The symbol for the key in the line of keys, or nil if the line omits the key.
    var symbol: String?
    var command: String

    init(_ key: Key, _ command: String, symbol: String? = nil) {
      self.key = key
      self.command = command
      self.symbol = symbol
    }
  }

  /// All keys, in the order used in the line of keys, except that Backspace comes first there.
  static let groups = [
    Group(
      label: "page", meaning: "Go to the previous or next page",
      keys: [Entry(.left, "left", symbol: "←"), Entry(.right, "right", symbol: "→")]),
    Group(
      label: "level", meaning: "Go to the level above or below",
      keys: [Entry(.up, "up", symbol: "↑"), Entry(.down, "down", symbol: "↓")]),
    Group(
      label: "zoom", meaning: "Zoom in or out at this date",
      keys: [
        Entry(.text("+"), "zoom in", symbol: "+"), Entry(.text("-"), "zoom out", symbol: "-"),
        Entry(.shiftUp, "zoom in"), Entry(.shiftDown, "zoom out"),
      ]),
    Group(
      label: "bar", meaning: "Mark another bar",
      keys: [
        Entry(.text(","), "bar previous", symbol: ","), Entry(.text("."), "bar next", symbol: "."),
      ]),
    Group(
      meaning: "Mark another bar",
      keys: [Entry(.shiftLeft, "bar previous"), Entry(.shiftRight, "bar next")]),
    Group(
      label: "back", meaning: "Return to the bar that you entered last",
      keys: [Entry(.backspace, "back", symbol: "Backspace")]),
    Group(
      meaning: "Go to the first or last page",
      keys: [Entry(.home, "first"), Entry(.end, "last")]),
    Group(
      meaning: "Go back or forward ten pages",
      keys: [Entry(.pageUp, "left 10"), Entry(.pageDown, "right 10")]),
  ]

  private static let entries = groups.flatMap(\.keys)

  /// Keys that enter a line.
  static let lineGroups = [
    Group(meaning: "List the commands", keys: [Entry(.text("?"), "help")]),
    // The line editor ends the input after Ctrl-D, which has the same effect.
    Group(
      meaning: "Quit the program", keys: [Entry(.text("q"), "quit"), Entry(.control("d"), "quit")]),
  ]

  private static let lineEntries = lineGroups.flatMap(\.keys)

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
    KeyUse(
      [.control("z")], "Suspend the program. 'fg' resumes it", brief: "Suspend (fg resumes)"),
  ]

  /// The characters that run a command when typed on an empty line.
  public static let characters = entries.characters

  /// The characters that enter a line when typed alone on an empty line.
  public static let loneCharacters = lineEntries.characters

  /// The line that a key enters, or nil if the key enters none.
  public static func line(for key: Key) -> String? { lineEntries.command(for: key) }

  /// The command for a key, or nil if the key has none.
  public static func command(for key: Key) -> String? { entries.command(for: key) }
}

extension [PagingKeys.Entry] {
  /// The characters among the keys.
  fileprivate var characters: Set<Character> {
    Set(
      compactMap { entry -> Character? in
        if case .text(let text) = entry.key { text.first } else { nil }
      })
  }

  fileprivate func command(for key: Key) -> String? { first { $0.key == key }?.command }
}
