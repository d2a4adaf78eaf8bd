/// Judges whether the beginning of a file is UTF-8, Windows-1252, or no text at all.
struct TextSurvey {
  enum Verdict: Hashable {
    /// UTF-8, possibly with single bytes that are not.
    case utf8
    case windows1252
    /// Neither encoding.
    case unknown
    /// Binary data.
    case binary
  }

  let verdict: Verdict

  /// Examines the beginning of a file.
  ///
  /// Bytes outside ASCII that are no UTF-8 count as Windows-1252 if all of them are defined there, they are at most a
  /// quarter of the bytes, and there are more of them than valid characters outside ASCII.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8], isWhole: Bool) {
    let controls = bytes.indices.filter { Self.isControl(bytes[$0]) }
    // A hole of NUL bytes in a text is one fault.
    let runs = controls.count { $0 == 0 || bytes[$0 - 1] != bytes[$0] }
    guard runs <= max(Self.controlLimit, bytes.count / 200), controls.count * 2 <= bytes.count
    else {
      verdict = .binary
      return
    }
    var check = TextCheck()
    var invalid = 0
    check.check(bytes.span, isLast: isWhole)
    while let problem = check.problem {
      if problem == .notUTF8 { invalid += 1 }
      let next = check.checked + 1
      // The rest of an invalid character is part of the same fault.
      check.resume(at: bytes[next...].firstIndex { !(0x80...0xBF ~= $0) } ?? bytes.count)
      check.check(bytes.span, isLast: isWhole)
    }
    let high = bytes.count { $0 >= 0x80 }
    if invalid == 0 || invalid <= check.longCharacters {
      verdict = .utf8
    } else {
      let isDefined = bytes.allSatisfy { $0 < 0x80 || TextDecoder.isInWindows1252($0) }
      verdict = controls.isEmpty && isDefined && high * 4 <= bytes.count ? .windows1252 : .unknown
    }
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && !(0x09...0x0D ~= byte) || byte == 0x7F
  }

  /// The maximum number of control characters in a short text.
  private static let controlLimit = 4
}
