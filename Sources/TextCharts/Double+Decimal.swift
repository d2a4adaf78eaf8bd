import CLibrary

/// The decimal digits of numbers, from the C library.
extension Double {
  /// The exponent of the largest power of ten that is not larger than this positive number.
  var decimalExponent: Int { Int(log10(self).rounded(.down)) }

  static func powerOfTen(_ exponent: Int) -> Double { pow(10, Double(exponent)) }

  /// The number as text. The decimal mark is a point, because the program never calls `setlocale`.
  ///
  /// - Parameter format: The format for printf(3), which takes the number of decimal places and the number.
  func formatted(_ format: String, decimals: Int) -> String {
    // The largest number has 309 digits before the point.
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { buffer in
      unsafe withVaList([Int32(decimals), self]) { arguments in
        _ = unsafe vsnprintf(buffer.baseAddress, buffer.count, format, arguments)
      }
      return unsafe buffer.baseAddress.map { unsafe String(cString: $0) } ?? ""
    }
  }
}
