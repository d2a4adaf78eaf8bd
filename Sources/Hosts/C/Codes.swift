import CCrossPager

/// A type whose values have codes in the C interface.
///
/// The codes stay the same in all versions of the library, so they do not depend on the order of the cases.
protocol Coded {
  init?(code: Int32)
  var code: Int32 { get }
}

extension Direction: Coded {
  init?(code: Int32) {
    switch Int(code) {
    case CP_LEFT: self = .left
    case CP_RIGHT: self = .right
    case CP_UP: self = .up
    case CP_DOWN: self = .down
    default: return nil
    }
  }

  var code: Int32 {
    switch self {
    case .left: Int32(CP_LEFT)
    case .right: Int32(CP_RIGHT)
    case .up: Int32(CP_UP)
    case .down: Int32(CP_DOWN)
    }
  }
}

extension Directions: Coded {
  init?(code: Int32) {
    guard let bits = UInt8(exactly: code), Directions(rawValue: bits).rawValue == bits else {
      return nil
    }
    self.init(rawValue: bits)
  }

  var code: Int32 { Int32(rawValue) }
}

extension Pager.Edge {
  var code: Int32 {
    switch self {
    case .left: Int32(CP_EDGE_LEFT)
    case .right: Int32(CP_EDGE_RIGHT)
    case .top: Int32(CP_EDGE_TOP)
    case .bottom: Int32(CP_EDGE_BOTTOM)
    case .beginning: Int32(CP_EDGE_BEGINNING)
    case .end: Int32(CP_EDGE_END)
    }
  }
}

extension Pager.Axis {
  var code: Int32 {
    switch self {
    case .horizontal: Int32(CP_HORIZONTAL)
    case .vertical: Int32(CP_VERTICAL)
    }
  }
}

extension EntryRule: Coded {
  init?(code: Int32) {
    switch Int(code) {
    case CP_ENTRY_REMEMBER: self = .remember
    case CP_ENTRY_START: self = .start
    case CP_ENTRY_FIRST: self = .first
    case CP_ENTRY_LAST: self = .last
    case CP_ENTRY_ALIGN: self = .align
    default: return nil
    }
  }

  var code: Int32 {
    switch self {
    case .remember: Int32(CP_ENTRY_REMEMBER)
    case .start: Int32(CP_ENTRY_START)
    case .first: Int32(CP_ENTRY_FIRST)
    case .last: Int32(CP_ENTRY_LAST)
    case .align: Int32(CP_ENTRY_ALIGN)
    }
  }
}

extension EdgeRule: Coded {
  init?(code: Int32) {
    switch Int(code) {
    case CP_EDGE_STOP: self = .stop
    case CP_EDGE_WRAP: self = .wrap
    case CP_EDGE_CONTINUE: self = .continue
    default: return nil
    }
  }

  var code: Int32 {
    switch self {
    case .stop: Int32(CP_EDGE_STOP)
    case .wrap: Int32(CP_EDGE_WRAP)
    case .continue: Int32(CP_EDGE_CONTINUE)
    }
  }
}

/// A type with two values, whose codes are 0 and 1.
protocol Switched: Coded, Equatable {
  static var values: (Self, Self) { get }
}

extension Switched {
  init?(code: Int32) {
    switch code {
    case 0: self = Self.values.0
    case 1: self = Self.values.1
    default: return nil
    }
  }

  var code: Int32 { self == Self.values.0 ? 0 : 1 }
}

extension FollowRule: Switched { static var values: (Self, Self) { (.off, .on) } }
extension SnapRule: Switched { static var values: (Self, Self) { (.page, .free) } }
extension EndsRule: Switched { static var values: (Self, Self) { (.stop, .wrap) } }
extension EmptyRule: Switched { static var values: (Self, Self) { (.enter, .skip) } }
extension BounceRule: Switched { static var values: (Self, Self) { (.on, .off) } }
extension ReadingRule: Switched { static var values: (Self, Self) { (.ltr, .rtl) } }

extension HostingRule: Coded {
  init?(code: Int32) {
    switch Int(code) {
    case CP_HOSTING_RECYCLED: self = .recycled
    case CP_HOSTING_PREALLOCATED: self = .preallocated
    case CP_HOSTING_CELL: self = .cell
    default: return nil
    }
  }

  var code: Int32 {
    switch self {
    case .recycled: Int32(CP_HOSTING_RECYCLED)
    case .preallocated: Int32(CP_HOSTING_PREALLOCATED)
    case .cell: Int32(CP_HOSTING_CELL)
    }
  }
}

extension HostStep {
  var code: Int32 {
    switch self {
    case .create: Int32(CP_CREATE)
    case .reuse: Int32(CP_REUSE)
    case .addChild: Int32(CP_ADD_CHILD)
    case .didMoveToParent: Int32(CP_DID_MOVE_TO_PARENT)
    case .configure: Int32(CP_CONFIGURE)
    case .addView: Int32(CP_ADD_VIEW)
    case .removeView: Int32(CP_REMOVE_VIEW)
    case .willMoveFromParent: Int32(CP_WILL_MOVE_FROM_PARENT)
    case .removeFromParent: Int32(CP_REMOVE_FROM_PARENT)
    }
  }
}

extension Reason {
  var code: Int32 {
    switch self {
    case .edge: Int32(CP_REASON_EDGE)
    case .pageOpen: Int32(CP_REASON_PAGE_OPEN)
    case .nothingOpen: Int32(CP_REASON_NOTHING_OPEN)
    case .notVisible: Int32(CP_REASON_NOT_VISIBLE)
    case .notDragging: Int32(CP_REASON_NOT_DRAGGING)
    case .emptyLevel: Int32(CP_REASON_EMPTY_LEVEL)
    case .noSuchLevel: Int32(CP_REASON_NO_SUCH_LEVEL)
    case .noSuchPage: Int32(CP_REASON_NO_SUCH_PAGE)
    case .alreadyThere: Int32(CP_REASON_ALREADY_THERE)
    case .locked: Int32(CP_REASON_LOCKED)
    case .noLevels: Int32(CP_REASON_NO_LEVELS)
    case .doesNotFit: Int32(CP_REASON_DOES_NOT_FIT)
    }
  }
}
