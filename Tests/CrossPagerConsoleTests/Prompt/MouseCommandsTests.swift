import CrossPagerConsole
import LineEditing
import Testing

struct MouseCommandsTests {
  private func event(_ action: MouseEvent.Action, isModified: Bool = false) -> MouseEvent {
    MouseEvent(action, isModified: isModified, row: 0, column: 0)
  }

  @Test(
    arguments: [
      (.wheelUp, false, "left"), (.wheelDown, false, "right"),
      (.wheelLeft, false, "left"), (.wheelRight, false, "right"), (.wheelUp, true, "up"),
      (.wheelDown, true, "down"), (.wheelLeft, true, "left"), (.press, false, nil),
    ] as [(MouseEvent.Action, Bool, String?)])
  func `the wheel moves between pages, or with a modifier between levels`(
    action: MouseEvent.Action, isModified: Bool, command: String?
  ) {
    var mouse = MouseCommands()
    #expect(mouse.command(for: event(action, isModified: isModified), at: 0) == command)
  }

  @Test func `a notch makes one command, however many events it sends`() {
    var mouse = MouseCommands()
    let times = [0, 0, 1, 2, 2, 150, 150, 151, 300]
    let commands = times.map { mouse.command(for: event(.wheelDown), at: $0) }
    #expect(commands == ["right", nil, nil, nil, nil, "right", nil, nil, "right"])
    // Level changes have a separate filter.
    #expect(mouse.command(for: event(.wheelDown, isModified: true), at: 301) == "down")
  }

  @Test func `a second press on the same bar soon enough is a double click`() {
    var mouse = MouseCommands()
    let presses = [(3, 0), (3, 400), (3, 500), (4, 600), (4, 1001), (4, 1100)]
    #expect(
      presses.map { mouse.command(forPressOn: $0, at: $1) }
        == ["bar 3", "enter", "bar 3", "bar 4", "bar 4", "enter"])
  }
}
