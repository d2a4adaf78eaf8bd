/// Numbers that are taken in the order in which they were put.
struct NumberQueue {
  private var numbers: [Int] = []
  private var taken = 0

  mutating func put(_ number: Int) { numbers.append(number) }

  /// - Complexity: O(1) on average
  mutating func take() -> Int? {
    if taken == numbers.count { return nil }
    let number = numbers[taken]
    taken += 1
    if 2 * taken > numbers.count {
      numbers.removeFirst(taken)
      taken = 0
    }
    return number
  }
}

/// Numbers of which the least is taken: a binary heap (Williams, *Algorithm 232: Heapsort*, 1964).
struct NumberHeap {
  private var numbers: [Int] = []

  /// - Complexity: O(log numbers)
  mutating func put(_ number: Int) {
    var index = numbers.count
    numbers.append(number)
    while index > 0, numbers[(index - 1) / 2] > numbers[index] {
      numbers.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// - Complexity: O(log numbers)
  mutating func takeLeast() -> Int? {
    guard let least = numbers.first, let last = numbers.popLast() else { return nil }
    if numbers.isEmpty { return least }
    numbers[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      if child >= numbers.count { return least }
      if child + 1 < numbers.count && numbers[child + 1] < numbers[child] { child += 1 }
      if numbers[index] <= numbers[child] { return least }
      numbers.swapAt(index, child)
      index = child
    }
  }
}
