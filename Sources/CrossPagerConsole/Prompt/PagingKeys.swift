public import LineEditing

/// The commands for the cursor keys on an empty line.
public enum PagingKeys {
  /// The command for a key, or nil if the key has none.
  public static func command(for key: Key) -> String? {
    switch key {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    case .home: "first"
    case .end: "last"
    case .pageUp: "left 10"
    case .pageDown: "right 10"
    default: nil
    }
  }
}
