extension DisplayWidth {
  /// Returns whether a scalar's East Asian Width is W (wide) or F (fullwidth).
  ///
  /// - Complexity: O(1).
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && wide.contains { $0.contains(scalar.value) }
  }

  /// The wide (W) and fullwidth (F) scalars in the Unicode file `EastAsianWidth.txt`, version 15.1.
  ///
  /// Emoji are omitted because the standard library identifies them. The ranges include unassigned scalars, most of
  /// which are wide by default in these blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initial consonants
    0x2329...0x232A,  // Angle brackets
    0x2E80...0x303E,  // CJK radicals, description characters, symbols and punctuation
    0x3041...0x3247,  // Hiragana, Katakana, Bopomofo, compatibility Jamo, enclosed CJK
    0x3250...0x4DBF,  // Enclosed CJK, compatibility, extension A
    0x4E00...0xA4CF,  // CJK ideographs, Yi
    0xA960...0xA97F,  // Hangul Jamo extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE10...0xFE19,  // Vertical forms
    0xFE30...0xFE6F,  // CJK compatibility forms, small forms
    0xFF01...0xFF60,  // Fullwidth forms
    0xFFE0...0xFFE6,  // Fullwidth signs
    0x16FE0...0x18D08,  // Tangut, Khitan
    0x1AFF0...0x1B2FB,  // Kana extended, Nushu
    0x1F200...0x1F265,  // Enclosed ideographs
    0x20000...0x2FFFD,  // Supplementary ideographic plane
    0x30000...0x3FFFD,  // Tertiary ideographic plane
  ]

  /// Hangul vowels and final consonants, which terminals draw in the same cell as the initial consonant.
  static let hangulVowelsAndFinals: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]
}
