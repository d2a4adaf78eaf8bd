import CrossPager

enum Panel: CaseIterable { case clock, weather, lights }

/// An input from the hardware, in its own units.
enum Event {
  case turned(Int)  // steps of the encoder, positive clockwise
  case pressed
  case touched(pixels: Int)  // distance of the finger on the strip since the last event
  case lifted(pixelsPerSecond: Int)
  case timer(milliseconds: Int)
}

struct Device {
  private(set) var pager = TypedPager<Panel> { panel in
    switch panel {
    case .clock: 2
    case .weather: 7
    case .lights: 4
    }
  }
  private let width = 240

  /// Returns whether to draw.
  mutating func handle(_ event: Event) -> Bool {
    switch perform(event) {
    case .moved, .changed: true
    case .ignored: false
    }
  }

  private mutating func perform(_ event: Event) -> Outcome {
    switch event {
    case .turned(let steps):
      pager.move(steps < 0 ? .left : .right, by: steps < 0 ? -steps : steps)
    case .pressed: pager.move(.down)
    case .touched(let pixels): pager.drag(x: Offset(points: pixels, perPage: width))
    case .lifted(let pixels): pager.release(xPagesPerSecond: Offset(points: pixels, perPage: width))
    case .timer(let milliseconds): pager.tick(milliseconds: milliseconds)
    }
  }

  /// Calls `draw` for each displayed page, with the page and its left edge in pixels.
  func draw(_ draw: (Panel, Int, Int) -> Void) {
    for row in pager.base.window.rows {
      guard let panel = pager.levelID(at: row.level) else { continue }
      for page in row.pages { draw(panel, page, row.x(ofPage: page).points(perPage: width)) }
    }
  }
}
