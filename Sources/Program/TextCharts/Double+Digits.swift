import CLibrary

/// The decimal digits of numbers, from the C library. The web page takes them from JavaScript
/// (`Sources/Hosts/Web/series/Double+Digits.swift`).
extension Double {
  enum Notation: String {
    case fixed = "%.*f"
    case exponential = "%.*e"
  }

  /// The exponent of the largest power of ten that is not larger than this positive number.
  var decimalExponent: Int { Int(log10(self).rounded(.down)) }

  static func powerOfTen(_ exponent: Int) -> Double { pow(10, Double(exponent)) }

  /// Returns the number as ASCII text. The decimal mark is a point, because the program never calls `setlocale`.
  func digits(_ notation: Notation, decimals: Int) -> [UInt8] {
    // The largest number has 309 digits before the point.
    unsafe [UInt8](unsafeUninitializedCapacity: 400) { buffer, count in
      unsafe buffer.withMemoryRebound(to: CChar.self) { text in
        count = unsafe withVaList([Int32(decimals), self]) { arguments in
          Int(unsafe vsnprintf(text.baseAddress, text.count, notation.rawValue, arguments))
        }
      }
    }
  }

  init(digits: [UInt8]) { self = Double(String(decoding: digits, as: UTF8.self)) ?? .nan }
}
