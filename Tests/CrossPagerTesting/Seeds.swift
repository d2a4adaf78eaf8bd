import Foundation

/// Seeds for a randomised test, starting at the value of the environment variable `CROSSPAGER_SEED`, by default 1.
package func seeds(_ count: Int) -> [UInt64] {
  let base = ProcessInfo.processInfo.environment["CROSSPAGER_SEED"].flatMap(UInt64.init) ?? 1
  return (0..<UInt64(count)).map { base &+ $0 }
}

/// Seeds for a long-running test: at least `count`, or more if the environment variable `CROSSPAGER_SEQUENCES` asks for
/// more.
package func seeds(atLeast count: Int) -> [UInt64] {
  let wanted = ProcessInfo.processInfo.environment["CROSSPAGER_SEQUENCES"].flatMap(Int.init)
  return seeds(max(count, wanted ?? 0))
}

extension SeededGenerator {
  /// A random number in `0..<bound`. The bound must be at least 1.
  package mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Returns true with the given probability.
  package mutating func happens(percent: Int) -> Bool {
    number(below: 100) < percent
  }

  /// A random element of `elements`, which must not be empty.
  package mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// A text of up to `length` random pieces.
  package mutating func text(of pieces: [String], length: Int) -> String {
    (0..<number(below: length + 1)).map { _ in element(of: pieces) }.joined()
  }
}

extension Array {
  /// A smaller array that still fails, found by leaving out one element at a time.
  package func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
    var smallest = self
    var index = smallest.count - 1
    while index >= 0 {
      var smaller = smallest
      smaller.remove(at: index)
      if fails(smaller) { smallest = smaller }
      index -= 1
    }
    return smallest
  }
}
