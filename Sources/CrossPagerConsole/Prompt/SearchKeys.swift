public import LineEditing

/// The keys that repeat a search on an empty line, and their commands.
public enum SearchKeys {
  /// The commands for a key, one for each typed `n` or `N`, or nil if the key has none.
  public static func commands(for key: Key) -> [String]? {
    guard case .text(let text) = key, !text.isEmpty, text.allSatisfy({ "nN".contains($0) }) else {
      return nil
    }
    return text.map { $0 == "n" ? "find next" : "find previous" }
  }
}
