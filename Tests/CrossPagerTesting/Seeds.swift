import Foundation

/// The seeds of randomised tests: so many from the one in the environment variable `CROSSPAGER_SEED`, or from 1.
package func seeds(_ count: Int) -> [UInt64] {
  let base = ProcessInfo.processInfo.environment["CROSSPAGER_SEED"].flatMap(UInt64.init) ?? 1
  return (0..<UInt64(count)).map { base &+ $0 }
}

/// The seeds of a test that can run as long as somebody wishes: so many, or as many as the environment variable
/// `CROSSPAGER_SEQUENCES` says.
package func seeds(atLeast count: Int) -> [UInt64] {
  let wanted = ProcessInfo.processInfo.environment["CROSSPAGER_SEQUENCES"].flatMap(Int.init)
  return seeds(max(count, wanted ?? 0))
}

extension SeededGenerator {
  /// A number in `0..<bound`; `bound` is at least 1.
  package mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Whether something happens that happens so many times in a hundred.
  package mutating func happens(percent: Int) -> Bool {
    number(below: 100) < percent
  }

  /// One of `elements`, which must not be empty.
  package mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// A text of up to `length` pieces.
  package mutating func text(of pieces: [String], length: Int) -> String {
    (0..<number(below: length + 1)).map { _ in element(of: pieces) }.joined()
  }
}

extension Array {
  /// The fewest elements found that still fail, by leaving out one after the other.
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
