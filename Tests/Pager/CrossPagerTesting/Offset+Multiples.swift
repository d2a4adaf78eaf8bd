public import CrossPager

extension Offset {
  /// Returns a multiple of a distance, clamped to the range of an offset.
  public static func * (offset: Offset, times: Int) -> Offset {
    let (product, overflow) = offset.rawValue.multipliedReportingOverflow(by: Int64(times))
    return Offset(
      rawValue: overflow ? ((offset.rawValue < 0) == (times < 0) ? .max : .min) : product)
  }
}
