internal import CrossPager

/// Random gestures, and random commands that open or close a page.
extension CommandSource {
  /// Returns a gesture command, usually one that suits the pager's phase.
  mutating func gesture(for pager: ReferencePager) -> Command {
    let gesture: Command.Gesture
    switch (pager.phase, random.number(below: 20)) {
    case (.settled, 0..<15), (.dragging, 0..<5), (.settling, 0..<3): gesture = drag(in: pager)
    case (.settled, 15..<17), (.dragging, 16), (.settling, 13..<15):
      gesture = .glide(random.element(of: Direction.allCases))
    case (.dragging, 5..<13), (.settling, 3): gesture = .release(vx: velocity(), vy: velocity())
    case (.settled, 17), (.dragging, 13..<15), (.settling, 4): gesture = .cancel
    case (.settled, 18), (.dragging, 15), (.settling, 5..<13):
      gesture = .tick(milliseconds: milliseconds())
    case (.settled, _), (.dragging, _), (.settling, _): gesture = .finish
    }
    return .gesture(gesture)
  }

  /// `open` or `close`.
  mutating func opening(in pager: ReferencePager) -> Command {
    switch random.number(below: 8) {
    case 0: return .close
    case 1..<4: return .open
    default:
      let level = random.number(below: 2) == 0 ? pager.current ?? 0 : level(of: pager)
      return .openPage(level: level, page: page(of: level, in: pager))
    }
  }

  /// Returns a drag, usually toward the end with more pages or levels.
  private mutating func drag(in pager: ReferencePager) -> Command.Gesture {
    let distance = distance(upTo: random.element(of: [1, 1, 1, 4, 16]))
    let row = pager.row(pager.current)
    return switch random.number(below: 9) {
    case 0..<4:
      .drag(dx: toMore(distance, row?.page, row?.count, in: pager.rules.reading), dy: .zero)
    case 4..<7: .drag(dx: .zero, dy: toMore(distance, pager.current, pager.rows.count, in: .ltr))
    case 7: .drag(dx: distance, dy: random.element(of: [distance, -distance]))
    default: .drag(dx: distance, dy: self.distance(upTo: 1))
    }
  }

  private mutating func toMore(
    _ distance: Offset, _ place: Int?, _ count: Int?, in reading: ReadingRule
  ) -> Offset {
    guard let place, let count, random.number(below: 4) != 0 else { return distance }
    let isLeft = (place > (count - 1) / 2) == (reading == .ltr)
    return (distance.rawValue > 0) == isLeft ? distance : -distance
  }

  private mutating func velocity() -> Offset {
    random.number(below: 3) == 0 ? .zero : distance(upTo: random.element(of: [1, 1, 4, 16]))
  }

  /// Returns a distance, usually within the given number of pages, often at a bound, and sometimes extreme.
  mutating func distance(upTo pages: Int) -> Offset {
    let unit = Offset.unitsPerPage
    let bounds: [Int64] = [0, 1, unit / 2 - 1, unit / 2, unit / 2 + 1, unit - 1, unit, unit + 1]
    let extremes: [Int64] = [.max, .max - 1, 1 << 62, 1 << 47, (1 << 47) - unit, 1 << 40]
    let size: Int64 =
      switch random.number(below: 12) {
      case 0: random.element(of: extremes)
      case 1..<4: random.element(of: bounds)
      default: Int64(random.number(below: pages << 16))
      }
    // Negating the largest size returns the smallest integer, which has no positive counterpart.
    return Offset(rawValue: random.number(below: 2) == 0 ? size : size == .max ? .min : -size)
  }

  /// Returns a gesture rule, usually different from the default, and sometimes at or outside the bounds.
  mutating func gestureRule() -> GestureRule {
    GestureRule(
      turningPages: random.element(of: [.half, distance(upTo: 1), 0, 1]),
      throwingPagesPerSecond: random.element(of: [.half, distance(upTo: 4), 0, 1000]),
      settleMilliseconds: random.element(of: [
        300, 1, 2, 1000, .max, .min, 1 + random.number(below: 1000),
      ]))
  }

  private mutating func milliseconds() -> Int {
    switch random.number(below: 12) {
    case 0: random.element(of: [0, -1, .min, .max, Int(clamping: Int64(31_536_000_000))])
    case 1..<4: random.element(of: [1, 150, 299, 300, 301])
    default: 1 + random.number(below: 200)
    }
  }
}
