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
    let controls = bytes.count { $0 < 0x20 && !Self.spaces.contains($0) || $0 == 0x7F }
    guard controls <= max(Self.controlLimit, bytes.count / 200) else {
      verdict = .binary
      return
    }
    var check = TextCheck()
    var invalid = 0
    check.check(bytes.span, isLast: isWhole)
    while let problem = check.problem {
      if problem == .notUTF8 { invalid += 1 }
      check.resume(at: check.checked + 1)
      check.check(bytes.span, isLast: isWhole)
    }
    let high = bytes.count { $0 >= 0x80 }
    if invalid == 0 || invalid <= check.longCharacters {
      verdict = .utf8
    } else {
      let isDefined = bytes.allSatisfy { $0 < 0x80 || TextDecoder.isInWindows1252($0) }
      verdict = controls == 0 && isDefined && high * 4 <= bytes.count ? .windows1252 : .unknown
    }
  }

  private static let spaces: ClosedRange<UInt8> = 0x09...0x0D
  /// The maximum number of control characters in a short text.
  private static let controlLimit = 4
}
