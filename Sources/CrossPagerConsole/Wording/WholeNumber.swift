import CrossPager

/// Whole numbers as commands write them.
enum WholeNumber {
  /// Reads an index, which has only digits. An index beyond 2³¹ − 1 is clamped to it.
  static func index(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else {
      return nil
    }
    return min(Int(text) ?? Int.max, Track.maximumCount)
  }

  /// Reads a count from `least` to 2³¹ − 1.
  static func count(_ text: String, least: Int) -> Int? {
    guard let digits = index(text), let count = Int(text)
    else { return nil }
    return count == digits && count >= least ? count : nil
  }
}
