public import CrossPager

/// Commands with left and right exchanged, as in law 12.
extension Command {
  public var mirrored: Command {
    switch self {
    case .move(let direction, let distance): .move(direction.mirrored, distance)
    case .gesture(.drag(let dx, let dy)): .gesture(.drag(dx: -dx, dy: dy))
    case .gesture(.release(let vx, let vy)): .gesture(.release(vx: -vx, vy: vy))
    case .gesture(.glide(let direction)): .gesture(.glide(direction.mirrored))
    case .setPagerRule(.reading(let reading)): .setPagerRule(.reading(reading.mirrored))
    case .lock(let directions): .lock(directions.mirrored)
    case .unlock(let directions): .unlock(directions.mirrored)
    case .restore(let snapshot): .restore(snapshot.mirrored)
    case .first, .last, .top, .bottom, .next, .previous, .goLevel, .goPage, .page, .remember,
      .forget, .forgetAll, .align, .zoom, .gesture(.cancel), .gesture(.tick), .gesture(.finish),
      .open, .openPage, .close, .insert, .remove, .resize, .reload, .insertLevel, .removeLevel,
      .moveLevel, .replaceLevels, .setLevelRule, .setRuleOfAllLevels, .setPagerRule:
      self
    }
  }

  /// The command with its distances clamped so that they can be negated.
  public var withinMirror: Command {
    func held(_ offset: Offset) -> Offset { max(offset, -Offset(rawValue: .max)) }
    return switch self {
    case .gesture(.drag(let dx, let dy)): .gesture(.drag(dx: held(dx), dy: held(dy)))
    case .gesture(.release(let vx, let vy)): .gesture(.release(vx: held(vx), vy: held(vy)))
    default: self
    }
  }
}

extension Direction {
  public var mirrored: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up, .down: self
    }
  }
}

extension Directions {
  var mirrored: Directions {
    var directions = subtracting([.left, .right])
    if contains(.left) { directions.insert(.right) }
    if contains(.right) { directions.insert(.left) }
    return directions
  }
}

extension Pager.Edge {
  var mirrored: Pager.Edge {
    switch self {
    case .left: .right
    case .right: .left
    case .top, .bottom, .beginning, .end: self
    }
  }
}

extension ReadingRule {
  var mirrored: ReadingRule { self == .ltr ? .rtl : .ltr }
}

extension PagerRules {
  var mirrored: PagerRules {
    var rules = self
    rules.reading = reading.mirrored
    rules.locked = locked.mirrored
    return rules
  }
}

extension PagerSnapshot {
  fileprivate var mirrored: PagerSnapshot {
    var snapshot = self
    snapshot.rules = rules.mirrored
    return snapshot
  }
}

extension Outcome {
  public var mirrored: Outcome {
    switch self {
    case .moved(var move):
      move.stopped = move.stopped?.mirrored
      return .moved(move)
    case .changed: return self
    case .ignored(.edge(let edge)): return .ignored(.edge(edge.mirrored))
    case .ignored(.locked(let direction)): return .ignored(.locked(direction.mirrored))
    case .ignored: return self
    }
  }
}
