/// A list that grows without copying its elements.
///
/// An array is copied when it grows, so a long array and its copy briefly take three times the memory of the
/// array. A block list consists of blocks of a fixed length, and only the first block grows.
struct BlockList<Element> {
  private var blocks: [[Element]] = []

  /// The binary logarithm of the number of elements in a block.
  private static var shift: Int { 12 }
  private static var blockLength: Int { 1 << shift }

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  init(repeating element: Element, count: Int) {
    while self.count < count {
      let length = Swift.min(Self.blockLength, count - self.count)
      blocks.append(Array(repeating: element, count: length))
    }
  }

  /// - Complexity: O(1) amortized.
  mutating func append(_ element: Element) {
    let last = blocks.count - 1
    if last >= 0, blocks[last].count < Self.blockLength {
      blocks[last].append(element)
    } else {
      var block: [Element] = []
      if last >= 0 { block.reserveCapacity(Self.blockLength) }
      block.append(element)
      blocks.append(block)
    }
  }
}

extension BlockList: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { count }

  var count: Int {
    guard let last = blocks.last else { return 0 }
    return (blocks.count - 1) << Self.shift + last.count
  }

  var last: Element? { blocks.last?.last }

  subscript(position: Int) -> Element {
    get { blocks[position >> Self.shift][position & (Self.blockLength - 1)] }
    _modify { yield &blocks[position >> Self.shift][position & (Self.blockLength - 1)] }
  }
}

extension BlockList: Equatable where Element: Equatable {}
extension BlockList: Sendable where Element: Sendable {}
