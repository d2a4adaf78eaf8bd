/// Finds the bars of a series by their numbers while they come in any order.
///
/// Each bar has a slot, in the order in which bars first come. As long as they come in ascending order the numbers are
/// searched; after that a dictionary finds them.
struct BarIndex: Sendable {
  /// The numbers of the bars, by slot.
  private(set) var numbers: [Int] = []
  /// The slots by number, once bars have come out of order.
  private var slots: [Int: Int32]?

  /// The slot of a bar, and whether the bar is new.
  ///
  /// - Complexity: O(1) amortized for a bar after all others, or if bars have come out of order; else O(log *n*).
  mutating func slot(of number: Int) -> (slot: Int, isNew: Bool) {
    if slots == nil, let last = numbers.last, number <= last {
      let slot = numbers.firstPosition { $0 >= number }
      if numbers[slot] == number { return (slot, false) }
      slots = Dictionary(
        uniqueKeysWithValues: zip(numbers, (0..<numbers.count).lazy.map { Int32($0) }))
    }
    if let slot = slots?[number] { return (Int(slot), false) }
    slots?[number] = Int32(numbers.count)
    numbers.append(number)
    return (numbers.count - 1, true)
  }

  /// Gives the bars slots in the order of their numbers.
  ///
  /// - Returns: The former slots, in the new order; nil if nothing changes.
  /// - Complexity: O(1) in ascending order, else O(*n* log *n*).
  mutating func sort() -> [Int]? {
    guard slots != nil else { return nil }
    let sorted = numbers.indices.sorted { numbers[$0] < numbers[$1] }
    numbers = sorted.map { numbers[$0] }
    slots = nil
    return sorted
  }
}

extension Array {
  /// The position of the first element for which `isFound` is true, which it is for all after it; `count` if there is
  /// none.
  ///
  /// - Complexity: O(log *n*).
  func firstPosition(where isFound: (Element) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isFound(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
