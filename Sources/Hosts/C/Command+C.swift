import CCrossPager

extension Command {
  init(_ command: cp_command) throws(Refusal) {
    let level = Int(command.level)
    let page = Int(command.page)
    let count = Int(command.count)
    let x = Offset(rawValue: command.x)
    let y = Offset(rawValue: command.y)
    switch Int(command.kind) {
    case CP_MOVE: self = try .move(Direction(code: command.direction), count)
    case CP_FIRST: self = .first
    case CP_LAST: self = .last
    case CP_TOP: self = .top
    case CP_BOTTOM: self = .bottom
    case CP_NEXT: self = .next(count)
    case CP_PREVIOUS: self = .previous(count)
    case CP_GO_LEVEL: self = .goLevel(level)
    case CP_GO_PAGE: self = .goPage(level: level, page: page)
    case CP_GO_PAGE_HERE: self = .page(page)
    case CP_REMEMBER: self = .remember(level: level, page: page)
    case CP_FORGET: self = .forget(level: level)
    case CP_FORGET_ALL: self = .forgetAll
    case CP_ALIGN: self = .align(level: level)
    case CP_ZOOM_IN: self = .zoom(.in)
    case CP_ZOOM_OUT: self = .zoom(.out)
    case CP_DRAG: self = .gesture(.drag(dx: x, dy: y))
    case CP_RELEASE: self = .gesture(.release(vx: x, vy: y))
    case CP_CANCEL: self = .gesture(.cancel)
    case CP_TICK: self = .gesture(.tick(milliseconds: count))
    case CP_FINISH: self = .gesture(.finish)
    case CP_GLIDE: self = try .gesture(.glide(Direction(code: command.direction)))
    case CP_OPEN: self = .open
    case CP_OPEN_PAGE: self = .openPage(level: level, page: page)
    case CP_CLOSE: self = .close
    case CP_INSERT: self = .insert(level: level, index: page, count: count)
    case CP_REMOVE: self = .remove(level: level, index: page, count: count)
    case CP_RESIZE: self = .resize(level: level, count: count)
    case CP_RELOAD:
      self = .reload(
        level: level, count: count, page: command.page.index, openPage: command.to.index)
    case CP_INSERT_LEVEL: self = .insertLevel(count: count, index: command.level.index)
    case CP_REMOVE_LEVEL: self = .removeLevel(level)
    case CP_MOVE_LEVEL: self = .moveLevel(level, index: Int(command.to))
    case CP_SET_LEVEL_RULE: self = try .setLevelRule(LevelRule(command), level: level)
    case CP_SET_RULE_OF_ALL_LEVELS: self = try .setRuleOfAllLevels(LevelRule(command))
    case CP_SET_RULE: self = try .setPagerRule(PagerRule(command))
    case CP_LOCK: self = try .lock(Directions(code: command.direction))
    case CP_UNLOCK: self = try .unlock(Directions(code: command.direction))
    default: throw Refusal(CP_BAD_CODE)
    }
  }
}

extension LevelRule {
  fileprivate init(_ command: cp_command) throws(Refusal) {
    switch Int(command.rule) {
    case CP_RULE_START: self = try .start(StartRule(command.value, page: command.page))
    case CP_RULE_ENTRY: self = try .entry(EntryRule(code: command.value))
    case CP_RULE_EDGE: self = try .edge(EdgeRule(code: command.value))
    case CP_RULE_FOLLOW: self = try .follow(FollowRule(code: command.value))
    case CP_RULE_SNAP: self = try .snap(SnapRule(code: command.value))
    default: throw Refusal(CP_BAD_CODE)
    }
  }
}

extension PagerRule {
  fileprivate init(_ command: cp_command) throws(Refusal) {
    let x = Offset(rawValue: command.x)
    let y = Offset(rawValue: command.y)
    let count = Int(command.count)
    switch Int(command.rule) {
    case CP_RULE_ENDS: self = try .ends(EndsRule(code: command.value))
    case CP_RULE_EMPTY: self = try .empty(EmptyRule(code: command.value))
    case CP_RULE_VIEWPORT: self = .viewport(Viewport(levels: y, pages: x, beyond: count))
    case CP_RULE_BOUNCE: self = try .bounce(BounceRule(code: command.value))
    case CP_RULE_READING: self = try .reading(ReadingRule(code: command.value))
    case CP_RULE_GESTURE:
      self = .gesture(
        GestureRule(turningPages: x, throwingPagesPerSecond: y, settleMilliseconds: count))
    default: throw Refusal(CP_BAD_CODE)
    }
  }
}

extension cp_outcome {
  init(_ outcome: Outcome) {
    self.init(
      result: 0, reason: CP_NONE, edge: CP_NONE, direction: CP_NONE, from: .none, to: .none,
      steps: CP_NONE, finished: 0, finished_from: .none, finished_to: .none, closed: .none)
    switch outcome {
    case .moved(let move):
      result = Int32(CP_MOVED)
      from = cp_position(move.from)
      to = cp_position(move.to)
      steps = Int32(move.steps)
      edge = move.stopped?.code ?? CP_NONE
      finish(move.finished)
    case .changed(let finished, let closed):
      result = Int32(CP_CHANGED)
      finish(finished)
      self.closed = cp_position(closed)
    case .ignored(let reason):
      result = Int32(CP_IGNORED)
      self.reason = reason.code
      switch reason {
      case .edge(let edge): self.edge = edge.code
      case .locked(let direction): self.direction = direction.code
      default: break
      }
    }
  }

  private mutating func finish(_ arrival: Arrival?) {
    finished = arrival == nil ? 0 : 1
    finished_from = cp_position(arrival?.from)
    finished_to = cp_position(arrival?.to)
  }
}
