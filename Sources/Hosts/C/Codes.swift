import CCrossPager

/// A type whose values have codes in the C interface: 0, 1 and so on.
///
/// The codes stay the same in all versions of the library, so they do not depend on the order of the cases.
protocol Coded: Equatable {
  init(code: Int32) throws(Refusal)
}

extension Coded {
  var code: Int32 {
    var code: Int32 = 0
    while (try? Self(code: code)) != self { code += 1 }
    return code
  }
}

extension Direction: Coded {
  init(code: Int32) throws(Refusal) {
    switch Int(code) {
    case CP_LEFT: self = .left
    case CP_RIGHT: self = .right
    case CP_UP: self = .up
    case CP_DOWN: self = .down
    default: throw Refusal(CP_BAD_CODE)
    }
  }
}

extension Directions: Coded {
  init(code: Int32) throws(Refusal) {
    guard let bits = UInt8(exactly: code), Directions(rawValue: bits).rawValue == bits else {
      throw Refusal(CP_BAD_CODE)
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

extension EntryRule: Coded {
  init(code: Int32) throws(Refusal) {
    switch Int(code) {
    case CP_ENTRY_REMEMBER: self = .remember
    case CP_ENTRY_START: self = .start
    case CP_ENTRY_FIRST: self = .first
    case CP_ENTRY_LAST: self = .last
    case CP_ENTRY_ALIGN: self = .align
    default: throw Refusal(CP_BAD_CODE)
    }
  }
}

extension EdgeRule: Coded {
  init(code: Int32) throws(Refusal) {
    switch Int(code) {
    case CP_EDGE_STOP: self = .stop
    case CP_EDGE_WRAP: self = .wrap
    case CP_EDGE_CONTINUE: self = .continue
    default: throw Refusal(CP_BAD_CODE)
    }
  }
}

/// A type with two values, whose codes are 0 and 1.
protocol Switched: Coded {
  static var values: (Self, Self) { get }
}

extension Switched {
  init(code: Int32) throws(Refusal) {
    switch code {
    case 0: self = Self.values.0
    case 1: self = Self.values.1
    default: throw Refusal(CP_BAD_CODE)
    }
  }
}

extension FollowRule: Switched { static var values: (Self, Self) { (.off, .on) } }
extension SnapRule: Switched { static var values: (Self, Self) { (.page, .free) } }
extension EndsRule: Switched { static var values: (Self, Self) { (.stop, .wrap) } }
extension EmptyRule: Switched { static var values: (Self, Self) { (.enter, .skip) } }
extension BounceRule: Switched { static var values: (Self, Self) { (.on, .off) } }
extension ReadingRule: Switched { static var values: (Self, Self) { (.ltr, .rtl) } }
extension Pager.Axis: Switched { static var values: (Self, Self) { (.horizontal, .vertical) } }

extension HostingRule: Coded {
  init(code: Int32) throws(Refusal) {
    switch Int(code) {
    case CP_HOSTING_RECYCLED: self = .recycled
    case CP_HOSTING_PREALLOCATED: self = .preallocated
    case CP_HOSTING_CELL: self = .cell
    default: throw Refusal(CP_BAD_CODE)
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
