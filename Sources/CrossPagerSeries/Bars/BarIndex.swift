/// Finds the bars of a series by their numbers while they come in any order.
///
/// Every bar has a slot, in the order in which bars are first met. As long as they are met in ascending or in descending
/// order the numbers themselves are searched; otherwise a dictionary finds them.
struct BarIndex: Sendable {
  private enum Order {
    case ascending
    case descending
    case mixed
  }

  /// The numbers of the bars, by slot.
  private(set) var numbers: [Int] = []
  private var order = Order.ascending
  /// The slots by number, while the order is mixed.
  private var slots: [Int: Int32] = [:]

  /// The slot of a bar, and whether it is met for the first time.
  ///
  /// - Complexity: O(1) amortized for a bar beyond all others and for every bar in mixed order, else O(log *n*).
  mutating func slot(of number: Int) -> (slot: Int, isNew: Bool) {
    guard let last = numbers.last else { return (append(number), true) }
    if numbers.count == 1, number < last { order = .descending }
    switch order {
    case .ascending:
      if number > last { return (append(number), true) }
      let slot = numbers.firstPosition { $0 >= number }
      if numbers[slot] == number { return (slot, false) }
      mix()
    case .descending:
      if number < last { return (append(number), true) }
      let slot = numbers.firstPosition { $0 <= number }
      if numbers[slot] == number { return (slot, false) }
      mix()
    case .mixed:
      if let slot = slots[number] { return (Int(slot), false) }
    }
    slots[number] = Int32(numbers.count)
    return (append(number), true)
  }

  private mutating func append(_ number: Int) -> Int {
    numbers.append(number)
    return numbers.count - 1
  }

  private mutating func mix() {
    order = .mixed
    slots = [:]
    slots.reserveCapacity(numbers.count * 2)
    for (slot, number) in numbers.enumerated() { slots[number] = Int32(slot) }
  }

  /// Gives the bars slots in the order of their numbers.
  ///
  /// - Returns: The slots there were, in the new order; nil if nothing changes.
  /// - Complexity: O(1) in ascending order, O(*n*) in descending, else O(*n* log *n*).
  mutating func sort() -> [Int]? {
    let slots: [Int]
    switch order {
    case .ascending: return nil
    case .descending: slots = numbers.indices.reversed()
    case .mixed: slots = numbers.indices.sorted { numbers[$0] < numbers[$1] }
    }
    numbers = slots.map { numbers[$0] }
    self.slots = [:]
    order = .ascending
    return slots
  }
}

extension Array {
  /// The position of the first element that `isBehind`, which is false up to there and true from there on; `count` if
  /// there is none.
  ///
  /// - Complexity: O(log *n*).
  func firstPosition(where isBehind: (Element) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        isBehind(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
