extension BinaryInteger {
  // Inlined, because dividing by a number that is known is a multiplication, and every stamp needs some.

  /// The quotient rounded towards negative infinity; `divisor` is positive.
  @inline(__always)
  func flooredQuotient(by divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// What the floored quotient leaves, in `0..<divisor`; `divisor` is positive.
  @inline(__always)
  func flooredRemainder(by divisor: Self) -> Self {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  /// The decimal digits of a number that is not negative, with zeros in front up to `width` digits.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

extension Comparable {
  /// The value itself, or the bound of `range` nearest to it.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
