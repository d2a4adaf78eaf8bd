import CrossPager

/// Whole numbers as commands write them.
enum WholeNumber {
  /// An index: digits only. One too large for any level stays too large.
  static func index(_ text: String) -> Int? {
    let isNumber = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if text.isEmpty || !isNumber { return nil }
    return min(Int(text) ?? Int.max, Track.maximumCount)
  }

  /// An index in a range.
  static func index(_ text: String, in range: ClosedRange<Int>) -> Int? {
    index(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// A count from `least` through 2³¹ − 1.
  static func count(_ text: String, least: Int) -> Int? {
    guard index(text) != nil, let count = Int(text) else { return nil }
    return least...Track.maximumCount ~= count ? count : nil
  }
}
