/// A list that grows without copying its elements, and that stores equal neighbors once.
///
/// An array is copied when it grows, so a long array and its copy briefly take three times the memory of the array. A
/// block list consists of blocks of a fixed length, and only the first block grows. When a block is full, it is packed
/// if its elements form few runs of equal neighbors. Changing an element of a packed block unpacks the block, so a
/// lookup never takes long, whatever the order of the changes.
struct BlockList<Element: Equatable> {
  /// The full blocks before ``open``.
  private var full: [Block] = []
  /// The last elements, up to the length of a block.
  private var open: [Element] = []

  /// The binary logarithm of the number of elements in a block.
  private static var shift: Int { 10 }
  private static var blockLength: Int { 1 << shift }

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  init(repeating element: Element, count: Int) {
    let blocks = Swift.max(0, count - 1) >> Self.shift
    full = Array(
      repeating: Block(repeating: element, count: Self.blockLength), count: blocks)
    open = Array(repeating: element, count: count - blocks << Self.shift)
  }

  /// - Complexity: O(1) amortized.
  mutating func append(_ element: Element) {
    if open.count == Self.blockLength { closeBlock() }
    open.append(element)
  }

  private mutating func closeBlock() {
    if let block = Block(packing: open) {
      full.append(block)
      open.removeAll(keepingCapacity: true)
    } else {
      full.append(Block(open))
      open = []
      open.reserveCapacity(Self.blockLength)
    }
  }

  /// The size in bytes.
  var bytes: Int {
    full.reduce(open.count * MemoryLayout<Element>.stride) { $0 + $1.bytes }
  }
}

extension BlockList {
  /// The elements of a full block.
  fileprivate struct Block: Equatable {
    /// All elements, or the element of each run if the block is packed.
    private var elements: [Element]
    /// The position after each run; empty if the block is not packed.
    private var ends: [UInt16] = []

    /// The minimum average length of the runs in a packed block. Shorter runs save little.
    private static var leastLength: Int { 4 }

    init(_ elements: [Element]) { self.elements = elements }

    init(repeating element: Element, count: Int) {
      (elements, ends) = ([element], [UInt16(count)])
    }

    /// Packs a block; nil if its runs are too short.
    init?(packing all: [Element]) {
      elements = []
      for position in all.indices {
        if position > 0, all[position] == all[position - 1] { continue }
        guard elements.count < all.count / Self.leastLength else { return nil }
        if position > 0 { ends.append(UInt16(position)) }
        elements.append(all[position])
      }
      ends.append(UInt16(all.count))
    }

    private mutating func unpack() {
      var all: [Element] = []
      all.reserveCapacity(Int(ends.last ?? 0))
      for (element, end) in zip(elements, ends) {
        all.append(contentsOf: repeatElement(element, count: Int(end) - all.count))
      }
      (elements, ends) = (all, [])
    }

    @inline(__always)
    func element(at position: Int) -> Element {
      if ends.isEmpty { return elements[position] }
      return elements[ends.firstPosition { $0 > position }]
    }

    @inline(__always)
    mutating func exchange(_ element: inout Element, at position: Int) {
      if !ends.isEmpty { unpack() }
      swap(&elements[position], &element)
    }

    var bytes: Int {
      elements.count * MemoryLayout<Element>.stride + ends.count * MemoryLayout<UInt16>.stride
    }
  }
}

extension BlockList: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { count }

  var count: Int { full.count << Self.shift + open.count }

  var last: Element? { open.last }

  subscript(position: Int) -> Element {
    get {
      let block = position >> Self.shift
      let place = position & (Self.blockLength - 1)
      return block < full.count ? full[block].element(at: place) : open[place]
    }
    set {
      var element = newValue
      exchange(&element, at: position)
    }
  }

  /// Exchanges an element with a variable. If both shared a set instead, the set would be copied when it changes.
  ///
  /// - Complexity: O(1) unless the block must be unpacked.
  mutating func exchange(_ element: inout Element, at position: Int) {
    let block = position >> Self.shift
    let place = position & (Self.blockLength - 1)
    if block < full.count {
      full[block].exchange(&element, at: place)
    } else {
      swap(&open[place], &element)
    }
  }
}

extension BlockList: Equatable {
  /// Whether two lists have equal elements, packed or not.
  static func == (one: Self, other: Self) -> Bool {
    guard one.count == other.count else { return false }
    // Arrays that share their memory are compared without looking at their elements.
    return one.full == other.full && one.open == other.open || one.elementsEqual(other)
  }
}

extension BlockList: Sendable where Element: Sendable {}
extension BlockList.Block: Sendable where Element: Sendable {}
