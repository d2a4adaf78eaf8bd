import LineEditing
public import TerminalText

/// The line of keys that a prompt shows.
public enum KeysLine {
  /// The keys that currently work and the most useful commands, such as `←→ page  type date, find  ? help`.
  ///
  /// While a bar is marked, the line begins with Enter. After `enter`, Backspace follows.
  ///
  /// If the line is too long, the commands are omitted, and then keys at the end. The key for help remains.
  ///
  /// - Complexity: O(keys × levels)
  public static func text(for session: Session, in style: TextStyle) -> String {
    let enter = session.works("enter") ? ["Enter go in"] : []
    let isBack = { (group: PagingKeys.Group) in group.keys.contains { $0.key == .backspace } }
    let ordered = PagingKeys.groups.filter(isBack) + PagingKeys.groups.filter { !isBack($0) }
    let groups = enter + ordered.compactMap { text($0, session, style) }
    // Leave the last column free, so that no terminal wraps the row.
    let room = style.width - 1
    let typed = "type \(PagingKeys.typedCommands.joined(separator: ", "))"
    let whole = session.state.currentDates == nil ? groups : groups + [typed]
    let shorter = (0...groups.count).reversed().map { Array(groups.prefix($0)) }
    let lines = ([whole] + shorter).map { ($0 + ["? help"]).joined(separator: "  ") } + ["?"]
    return lines.first { $0.displayWidth <= room } ?? ""
  }

  /// The text for a group of keys, or nil if none of the keys does anything now.
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
