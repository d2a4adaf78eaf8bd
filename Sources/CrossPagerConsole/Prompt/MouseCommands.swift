import CrossPager
public import LineEditing
import PagerCompanions

/// The commands for the mouse at a prompt.
public struct MouseCommands: Hashable, Sendable {
  /// The maximum time, in milliseconds, between the two presses of a double click.
  public static let doubleClickMilliseconds = 400

  private var pages = WheelFilter()
  private var levels = WheelFilter()
  private var click: Click?

  private struct Click: Hashable {
    var bar: Int
    var milliseconds: Int
  }

  /// Creates the state before the first event.
  public init() {}

  /// The command for a turn of the wheel, or nil if the turn belongs to the previous command.
  ///
  /// The wheel moves between pages or, with Shift or Meta, between levels.
  ///
  /// - Parameter milliseconds: The time of the event, measured from an arbitrary start.
  public mutating func command(for event: MouseEvent, at milliseconds: Int) -> String? {
    let distance: Int
    switch event.action {
    case .wheelUp, .wheelLeft: distance = -1
    case .wheelDown, .wheelRight: distance = 1
    case .press: return nil
    }
    let isVertical = event.action == .wheelUp || event.action == .wheelDown
    if isVertical, event.isModified {
      return levels.step(for: distance, at: milliseconds).map { $0 == .forward ? "down" : "up" }
    }
    return pages.step(for: distance, at: milliseconds).map { $0 == .forward ? "right" : "left" }
  }

  /// The command for a press on a bar. A second press on the same bar is a double click.
  ///
  /// - Parameters:
  ///   - bar: The index of the bar on the page.
  ///   - milliseconds: The time of the press, measured from an arbitrary start.
  public mutating func command(forPressOn bar: Int, at milliseconds: Int) -> String {
    let former = click
    click = Click(bar: bar, milliseconds: milliseconds)
    guard let former, former.bar == bar,
      milliseconds - former.milliseconds <= Self.doubleClickMilliseconds
    else { return "bar \(bar)" }
    click = nil
    return "enter"
  }
}
