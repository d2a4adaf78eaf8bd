/// Maps the bar numbers of a series, which may arrive in any order, to slots in order of arrival.
///
/// As long as bar numbers ascend, a lookup is a binary search. After the first bar out of order, a dictionary is used.
struct BarIndex: Sendable {
  private(set) var numbers = BarNumbers()
  private var slots: [Int: Int32]?

  /// - Complexity: O(1) amortized if the bar follows all others or if any bar came out of order; otherwise O(log *n*).
  mutating func slot(of number: Int) -> (slot: Int, isNew: Bool) {
    if slots == nil, let last = numbers.last, number <= last {
      let slot = numbers.firstPosition { $0 >= number }
      if numbers[slot] == number { return (slot, false) }
      slots = Dictionary(uniqueKeysWithValues: zip(numbers, Int32(0)...))
    }
    if let slot = slots?[number] { return (Int(slot), false) }
    slots?[number] = Int32(numbers.count)
    numbers.append(number)
    return (numbers.count - 1, true)
  }

  /// Puts the slots in ascending order of bar numbers. Returns the old slots in the new order, or nil if nothing moves.
  mutating func sort() -> [Int]? {
    guard slots != nil else { return nil }
    let sorted = numbers.indices.sorted { numbers[$0] < numbers[$1] }
    numbers = BarNumbers(sorted.lazy.map { [numbers] in numbers[$0] })
    slots = nil
    return sorted
  }
}

/// A list of bar numbers. It stores each number minus its position, so consecutive numbers take almost no memory.
struct BarNumbers: RandomAccessCollection, Equatable, Sendable {
  private(set) var differences = BlockList<Int>()

  init(_ numbers: some Sequence<Int> = []) {
    for number in numbers { append(number) }
  }

  var startIndex: Int { 0 }
  var count: Int { differences.count }
  var endIndex: Int { count }
  subscript(position: Int) -> Int { differences[position] + position }

  mutating func append(_ number: Int) { differences.append(number - count) }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first position whose element satisfies `isFound`, or the end. All later elements must satisfy it too.
  func firstPosition(in range: Range<Int>? = nil, where isFound: (Element) -> Bool) -> Int {
    var range = range ?? startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isFound(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
