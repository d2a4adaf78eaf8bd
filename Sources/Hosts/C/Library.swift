// The names match those in the C header.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrossPager

@c @implementation
public func cp_version() -> Int32 { CP_VERSION }

@c @implementation
public func cp_size_of(_ structure: Int32) -> Int {
  switch Int(structure) {
  case CP_STRUCT_POSITION: MemoryLayout<cp_position>.stride
  case CP_STRUCT_LEVEL_RULES: MemoryLayout<cp_level_rules>.stride
  case CP_STRUCT_RULES: MemoryLayout<cp_rules>.stride
  case CP_STRUCT_SPANS: MemoryLayout<cp_spans>.stride
  case CP_STRUCT_LEVEL: MemoryLayout<cp_level>.stride
  case CP_STRUCT_COMMAND: MemoryLayout<cp_command>.stride
  case CP_STRUCT_OUTCOME: MemoryLayout<cp_outcome>.stride
  case CP_STRUCT_STATE: MemoryLayout<cp_state>.stride
  case CP_STRUCT_ROW: MemoryLayout<cp_row>.stride
  case CP_STRUCT_REPLACEMENT: MemoryLayout<cp_replacement>.stride
  case CP_STRUCT_PLACE: MemoryLayout<cp_place>.stride
  case CP_STRUCT_STEP: MemoryLayout<cp_step>.stride
  case CP_STRUCT_HOST: MemoryLayout<cp_host>.stride
  case CP_STRUCT_WHEEL: MemoryLayout<cp_wheel>.stride
  case CP_STRUCT_DOT: MemoryLayout<cp_dot>.stride
  default: 0
  }
}

@c @implementation
public func cp_status_text(_ status: cp_status) -> UnsafePointer<CChar>! {
  let text: StaticString =
    switch Int(status) {
    case CP_OK: "The call succeeded."
    case CP_BAD_ARGUMENT: "A pointer is null, an index does not exist, or a number is negative."
    case CP_BAD_CODE: "A structure has an unknown code."
    case CP_BAD_SPANS: "The bounds of the pages are not in order."
    case CP_NO_MEMORY: "The block of memory is too small."
    case CP_TOO_SMALL: "The array is too small."
    case CP_NOT_MADE: "The pointer does not point to a pager, hosts or a wheel filter."
    case CP_BUSY: "A callback of this pager or these hosts is running."
    case CP_BAD_BYTES: "The bytes are not a saved pager."
    case CP_OTHER_VERSION: "The bytes were saved by an unknown version of the library."
    default: "Unknown status."
    }
  return text.cString
}

@c @implementation
public func cp_reason_name(_ reason: Int32) -> UnsafePointer<CChar>! {
  let name: StaticString
  switch Int(reason) {
  case CP_REASON_EDGE: name = "edge"
  case CP_REASON_PAGE_OPEN: name = "pageOpen"
  case CP_REASON_NOTHING_OPEN: name = "nothingOpen"
  case CP_REASON_NOT_VISIBLE: name = "notVisible"
  case CP_REASON_NOT_DRAGGING: name = "notDragging"
  case CP_REASON_EMPTY_LEVEL: name = "emptyLevel"
  case CP_REASON_NO_SUCH_LEVEL: name = "noSuchLevel"
  case CP_REASON_NO_SUCH_PAGE: name = "noSuchPage"
  case CP_REASON_ALREADY_THERE: name = "alreadyThere"
  case CP_REASON_LOCKED: name = "locked"
  case CP_REASON_NO_LEVELS: name = "noLevels"
  case CP_REASON_DOES_NOT_FIT: name = "doesNotFit"
  default: return nil
  }
  return name.cString
}

extension StaticString {
  fileprivate var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

@c @implementation
public func cp_rules_default(_ rules: UnsafeMutablePointer<cp_rules>!) -> cp_status {
  status { () throws(Refusal) in
    guard let rules else { throw .badArgument }
    rules.pointee = cp_rules(PagerRules())
  }
}

/// A wheel filter in the caller's structure.
private struct Wheel {
  /// Distinguishes a filter from other memory.
  static let tag: UInt64 = 0x6370_5768_6565_6C21

  var tag = Wheel.tag
  var filter = WheelFilter()
}

@c @implementation
public func cp_wheel_make(_ wheel: UnsafeMutablePointer<cp_wheel>!) -> cp_status {
  status { () throws(Refusal) in
    guard let wheel else { throw .badArgument }
    precondition(MemoryLayout<Wheel>.size <= MemoryLayout<cp_wheel>.size)
    UnsafeMutableRawPointer(wheel).initializeMemory(as: Wheel.self, to: Wheel())
  }
}

@c @implementation
public func cp_wheel_step(
  _ wheel: UnsafeMutablePointer<cp_wheel>!, _ distance: Int32, _ milliseconds: Int64,
  _ step: UnsafeMutablePointer<Int32>!
) -> cp_status {
  guard let wheel, let step else { return cp_status(CP_BAD_ARGUMENT) }
  // Check the tag first, because the memory may not contain a filter.
  if wheel.pointee.words.0 != Int64(bitPattern: Wheel.tag) { return cp_status(CP_NOT_MADE) }
  let memory = UnsafeMutableRawPointer(wheel).assumingMemoryBound(to: Wheel.self)
  switch memory.pointee.filter.step(for: Int(distance), atTime: milliseconds) {
  case .forward: step.pointee = 1
  case .backward: step.pointee = -1
  case nil: step.pointee = 0
  }
  return cp_status(CP_OK)
}
