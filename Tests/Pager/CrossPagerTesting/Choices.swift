/// A source of choices: random numbers, or bytes.
package protocol Choices {
  /// Returns a number in `0..<bound`, or 0 if `bound` is less than 1.
  mutating func number(below bound: Int) -> Int
}

extension Choices {
  /// Returns true with the given probability in percent.
  package mutating func happens(percent: Int) -> Bool { number(below: 100) < percent }

  /// Returns an element of `elements`, which must not be empty.
  package mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Returns text of up to `length` pieces.
  package mutating func text(of pieces: [String], length: Int) -> String {
    (0..<number(below: length + 1)).map { _ in element(of: pieces) }.joined()
  }
}

/// Choices made from bytes, for a fuzzer. A choice among up to 256 values takes one byte. After the last byte, every
/// choice is 0.
package struct ByteChoices: Choices {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// Whether all bytes have been used.
  package var isAtEnd: Bool { rest.isEmpty }

  /// The bytes that have not been used.
  package var remaining: [UInt8] { Array(rest) }

  package mutating func number(below bound: Int) -> Int {
    let bound = UInt64(Swift.max(bound, 1))
    var number: UInt64 = 0
    var most = bound - 1
    while most > 0 {
      number = number << 8 | UInt64(rest.popFirst() ?? 0)
      most >>= 8
    }
    return Int(number % bound)
  }
}
