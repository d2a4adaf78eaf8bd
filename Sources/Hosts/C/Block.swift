import CCrossPager
import CrossPagerHeap

/// The reason why a call does nothing.
struct Refusal: Error {
  let status: Int

  init(_ status: Int) { self.status = status }

  static var badArgument: Refusal { Refusal(CP_BAD_ARGUMENT) }
}

/// Returns the status of a call.
func status(of call: () throws(Refusal) -> Void) -> cp_status {
  do throws(Refusal) {
    try call()
    return cp_status(CP_OK)
  } catch {
    return cp_status(error.status)
  }
}

/// A value that has a block.
protocol BlockValue {
  /// Distinguishes the blocks of values of this type from other blocks.
  static var tag: UInt { get }
}

/// A value in a block of the caller's memory: a pager or a roster of hosts.
///
/// The block begins with this structure, followed by two halves. One half holds the arrays of the value. When that half
/// is full, the value is packed: its arrays are copied into the other half without gaps. A call runs out of memory only
/// if the arrays and the memory that the call needs do not fit in one half.
struct Block<Value: BlockValue> {
  /// Distinguishes a block from other memory and from a block that has been moved.
  private let tag: UInt
  /// Whether a callback for this block is running.
  var isBusy = false
  private var isInSecondHalf = false
  /// The heap, which follows this structure in the block. C code changes the heap whenever Swift allocates memory.
  let heap: UnsafeMutablePointer<pager_heap>
  private let halves: UnsafeMutablePointer<CChar>
  private let halfSize: Int
  var value: Value

  static var alignment: Int { 16 }

  /// Returns the size of a block with halves of `half` bytes, or 0 if it does not fit in an `Int`.
  static func size(half: Int64) -> Int {
    let header = MemoryLayout<Self>.size + MemoryLayout<pager_heap>.size + 3 * alignment
    // Each half may lose bytes to alignment.
    return Int(exactly: Int64(header) + 2 * (half + Int64(alignment))) ?? 0
  }

  /// `need` is the number of bytes that `make` allocates.
  // Inlining would repeat this code in every caller.
  @inline(never)
  static func make(
    in memory: UnsafeMutableRawPointer?, size: Int, need: Int64,
    result: UnsafeMutablePointer<OpaquePointer?>?, _ make: () -> Value
  ) throws(Refusal) {
    guard let memory, let result, size >= 0 else { throw .badArgument }
    let start = memory.alignedUp(toMultipleOf: alignment)
    let heap = (start + MemoryLayout<Self>.size).alignedUp(toMultipleOf: alignment)
    let halves = (heap + MemoryLayout<pager_heap>.size).alignedUp(toMultipleOf: alignment)
    let room = size - (halves - memory)
    let halfSize = (room / 2) & ~(alignment - 1)
    if room < 0 || Int64(halfSize) < need { throw Refusal(CP_NO_MEMORY) }
    let block = start.bindMemory(to: Self.self, capacity: 1)
    let base = halves.bindMemory(to: CChar.self, capacity: 2 * halfSize)
    let first = heap.bindMemory(to: pager_heap.self, capacity: 1)
    first.pointee = pager_heap(next: base + halfSize, end: base + 2 * halfSize, last: nil)
    pager_heap_clear(first)
    first.pointee = pager_heap(next: base, end: base + halfSize, last: nil)
    pager_heap_clear(first)
    let before = pager_heap_use(first)
    block.initialize(
      to: Self(
        tag: Value.tag ^ UInt(bitPattern: block), heap: first, halves: base, halfSize: halfSize,
        value: make()))
    _ = pager_heap_use(before)
    result.pointee = OpaquePointer(block)
  }

  static func at(_ pointer: OpaquePointer?) throws(Refusal) -> UnsafeMutablePointer<Self> {
    guard let pointer else { throw .badArgument }
    let address = UInt(bitPattern: pointer)
    let block = UnsafeMutablePointer<Self>(pointer)
    guard address % UInt(alignment) == 0, block.pointee.tag == Value.tag ^ address else {
      throw Refusal(CP_NOT_MADE)
    }
    return block
  }

  /// Calls `body` with a block while Swift allocates from the block's heap.
  ///
  /// - Parameter isRead: Whether the call is allowed while a callback is running.
  // Inlining would repeat this code in every caller.
  @inline(never)
  static func use(
    _ pointer: OpaquePointer?, isRead: Bool = false,
    _ body: (UnsafeMutablePointer<Self>) throws(Refusal) -> Void
  ) -> cp_status {
    status { () throws(Refusal) in
      let block = try at(pointer)
      if block.pointee.isBusy && !isRead { throw Refusal(CP_BUSY) }
      let before = pager_heap_use(block.pointee.heap)
      defer { _ = pager_heap_use(before) }
      try body(block)
    }
  }

  /// The number of bytes that can be allocated without packing.
  var free: Int64 { Int64(heap.pointee.end - heap.pointee.next) }

  var end: UnsafeMutableRawPointer { UnsafeMutableRawPointer(halves + 2 * halfSize) }

  /// Copies the value into the other half. `need` is the number of bytes that `copy` allocates, and `spare` the number
  /// to leave free. The copy must share no memory with the value. If the call is refused, the value is unchanged.
  mutating func pack(need: Int64, spare: Int64, _ copy: (Value) -> Value) throws(Refusal) {
    // The function that runs the callback is still reading the half that packing would clear. A caller that is out of
    // memory may move the value to a larger block and free this one, so a busy block never reports CP_NO_MEMORY.
    if isBusy { throw Refusal(CP_BUSY) }
    if need + spare > Int64(halfSize) { throw Refusal(CP_NO_MEMORY) }
    let old = isInSecondHalf ? halves + halfSize : halves
    isInSecondHalf.toggle()
    let new = isInSecondHalf ? halves + halfSize : halves
    heap.pointee = pager_heap(next: new, end: new + halfSize, last: nil)
    value = copy(value)
    var left = pager_heap(next: old, end: old + halfSize, last: nil)
    pager_heap_clear(&left)
  }
}

func arrayBytes<Element>(of _: Element.Type, count: Int64) -> Int64 {
  let header = Int64(4 * MemoryLayout<Int>.size)
  let alignment = Int64(16)
  return header + count * Int64(MemoryLayout<Element>.stride) + alignment
}

extension Array {
  /// Returns a copy that shares no memory with this array and has a capacity of at least `capacity`.
  func separated(capacity: Int = 0) -> [Element] {
    Array(count: count, capacity: capacity) { self[$0] }
  }

  /// Creates an array with a single allocation. Unlike a loop that appends, this requires no code that enlarges the
  /// array.
  init(count: Int, capacity: Int = 0, _ element: (Int) -> Element) {
    self.init(unsafeUninitializedCapacity: Swift.max(count, capacity)) { memory, initialized in
      for index in 0..<count { memory.initializeElement(at: index, to: element(index)) }
      initialized = count
    }
  }
}
