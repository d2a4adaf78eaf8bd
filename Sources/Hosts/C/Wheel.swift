// The names match those in the C header.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrossPager

/// A wheel filter in the caller's structure.
private struct Wheel {
  /// Distinguishes a filter from other memory.
  static let tag: UInt64 = 0x6370_5768_6565_6C21

  var tag = Wheel.tag
  var filter = WheelFilter()
}

@c @implementation
public func cp_wheel_make(_ wheel: UnsafeMutablePointer<cp_wheel>!) -> cp_status {
  guard let wheel else { return cp_status(CP_BAD_ARGUMENT) }
  precondition(MemoryLayout<Wheel>.size <= MemoryLayout<cp_wheel>.size)
  UnsafeMutableRawPointer(wheel).initializeMemory(as: Wheel.self, to: Wheel())
  return cp_status(CP_OK)
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
