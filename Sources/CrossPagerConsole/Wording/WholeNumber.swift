import CrossPager

/// Whole numbers as commands write them.
enum WholeNumber {
  /// Reads an index, in digits only. One beyond 2³¹ − 1 is clamped to it.
  static func index(_ text: String) -> Int? {
    let isNumber = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if text.isEmpty || !isNumber { return nil }
    return min(Int(text) ?? Int.max, Track.maximumCount)
  }

  /// An index in a range.
  static func index(_ text: String, in range: ClosedRange<Int>) -> Int? {
    index(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// Reads a count from `least` to 2³¹ − 1.
  static func count(_ text: String, least: Int) -> Int? {
    guard index(text) != nil, let count = Int(text) else { return nil }
    return least...Track.maximumCount ~= count ? count : nil
  }
}
