/// Takes ASCII characters from the start of a text.
package struct TextScanner {
  private static let digits = "0123456789"

  private var rest: Substring.UTF8View

  package init(_ text: String) { rest = Substring(text).utf8 }

  package var isAtEnd: Bool { rest.isEmpty }

  /// Takes the next character if it is one of `characters`.
  package mutating func takeOne(of characters: String) -> String? { take(characters, 1...1) }

  /// Takes as many of the next characters as are among `characters`, up to the upper bound of `counts`.
  ///
  /// - Returns: The characters, or nil if there are fewer than the lower bound of `counts`. In this case, none are taken.
  package mutating func take(_ characters: String, _ counts: ClosedRange<Int> = 0...(.max))
    -> String?
  {
    let matching = rest.prefix { characters.utf8.contains($0) }
    let count = min(matching.count, counts.upperBound)
    guard count >= counts.lowerBound else { return nil }
    rest = rest.dropFirst(count)
    return String(Substring(matching.prefix(count)))
  }

  /// Takes a number of digits.
  package mutating func takeDigits(_ counts: ClosedRange<Int> = 0...(.max)) -> String? {
    take(Self.digits, counts)
  }
}
