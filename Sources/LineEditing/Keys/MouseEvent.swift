/// A press of the left mouse button, or a turn of the mouse wheel, on a terminal.
public struct MouseEvent: Hashable, Sendable {
  /// A mouse action.
  public enum Action: Hashable, Sendable {
    case press
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// The mouse action.
  public var action: Action
  /// Whether Shift or Meta was held.
  public var isModified: Bool
  /// The row on the screen, counting from 0 at the top.
  public var row: Int
  /// The column on the screen, counting from 0 at the left.
  public var column: Int

  /// Creates an event.
  public init(_ action: Action, isModified: Bool = false, row: Int, column: Int) {
    self.action = action
    self.isModified = isModified
    self.row = row
    self.column = column
  }

  /// Creates an event from a terminal's report (xterm's *Control Sequences*, *Mouse Tracking*). Returns nil for
  /// other buttons and for motion.
  ///
  /// - Parameters:
  ///   - button: The number of the button, plus 4 for Shift, 8 for Meta and 16 for Control.
  ///   - column: The column, counting from 1.
  ///   - row: The row, counting from 1.
  init?(button: Int, column: Int, row: Int) {
    let actions: [Int: Action] = [
      0: .press, 64: .wheelUp, 65: .wheelDown, 66: .wheelLeft, 67: .wheelRight,
    ]
    guard let action = actions[button & ~28], row > 0, column > 0 else { return nil }
    self.init(action, isModified: button & 12 != 0, row: row - 1, column: column - 1)
  }
}
