/// A list that grows without copying its elements, and that stores equal neighbors once.
///
/// An array is copied when it grows, so a long array and its copy briefly take three times the memory of the array. A
/// block list consists of blocks of a fixed length, and only the first block grows. When a block is full, it is packed
/// if its elements form few runs of equal neighbors. Changing an element of a packed block unpacks the block, so a
/// lookup never takes long, regardless of the order of the changes.
struct BlockList<Element: Equatable> {
  private var full: [Block] = []
  private var open: [Element] = []
  private var openStart = 0

  private static var shift: Int { 10 }
  private static var blockLength: Int { 1 << shift }

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Makes room for a number of elements, so that a short list takes no more memory than its elements.
  mutating func reserveCapacity(_ count: Int) {
    open.reserveCapacity(Swift.min(count, Self.blockLength))
  }

  mutating func append(_ element: Element) {
    if open.count == Self.blockLength {
      full.append(Block(open))
      openStart += Self.blockLength
      open.removeAll(keepingCapacity: true)
    }
    open.append(element)
  }

  var bytes: Int {
    full.reduce(open.count * MemoryLayout<Element>.stride) { $0 + $1.bytes }
  }
}

extension BlockList {
  fileprivate struct Block: Equatable {
    /// All elements, or the element of each run if the block is packed.
    private var elements: [Element]
    /// The position after each run; empty if the block is not packed.
    private var ends: [UInt16] = []

    /// The minimum average length of the runs in a packed block. Shorter runs save little.
    private static var leastLength: Int { 4 }

    init(_ all: [Element]) {
      elements = []
      for position in all.indices where position == 0 || all[position] != all[position - 1] {
        guard elements.count < all.count / Self.leastLength else {
          (elements, ends) = (all, [])
          return
        }
        if position > 0 { ends.append(UInt16(position)) }
        elements.append(all[position])
      }
      ends.append(UInt16(all.count))
    }

    @inline(__always)
    subscript(position: Int) -> Element {
      get { elements[ends.isEmpty ? position : ends.firstPosition { $0 > position }] }
      set {
        if !ends.isEmpty { unpack() }
        elements[position] = newValue
      }
    }

    private mutating func unpack() {
      var all: [Element] = []
      all.reserveCapacity(Int(ends.last ?? 0))
      for (element, end) in zip(elements, ends) {
        all.append(contentsOf: repeatElement(element, count: Int(end) - all.count))
      }
      (elements, ends) = (all, [])
    }

    var bytes: Int {
      elements.count * MemoryLayout<Element>.stride + ends.count * MemoryLayout<UInt16>.stride
    }
  }
}

extension BlockList: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { openStart + open.count }
  var count: Int { endIndex }
  var last: Element? { open.last }

  subscript(position: Int) -> Element {
    get {
      if position >= openStart { return open[position - openStart] }
      return full[position >> Self.shift][position & (Self.blockLength - 1)]
    }
    set {
      let (block, place) = (position >> Self.shift, position & (Self.blockLength - 1))
      if position < openStart { full[block][place] = newValue } else { open[place] = newValue }
    }
  }
}

extension BlockList: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    // Arrays that share their memory are compared without reading their elements.
    one.full == other.full && one.open == other.open
      || one.count == other.count && one.elementsEqual(other)
  }
}

extension BlockList: Sendable where Element: Sendable {}
extension BlockList.Block: Sendable where Element: Sendable {}
