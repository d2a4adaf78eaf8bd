/// Determines whether the beginning of a file is UTF-8, Windows-1252 or neither.
enum TextSurvey {
  /// UTF-8, possibly with a few invalid bytes.
  case utf8
  case windows1252
  case unknown
  case binary

  /// A file that is not binary is Windows-1252 if all of these statements are true:
  ///
  /// - It has more invalid than valid UTF-8 characters outside ASCII.
  /// - All its bytes outside ASCII are defined in Windows-1252 and make up at most a quarter of the file.
  /// - It has no control characters.
  init(_ bytes: [UInt8], isWhole: Bool) {
    let controls = bytes.indices.filter { Self.isControl(bytes[$0]) }
    // A run of identical control characters, such as NUL bytes, counts as one fault.
    let runs = controls.count { $0 == 0 || bytes[$0 - 1] != bytes[$0] }
    guard runs <= max(Self.controlLimit, bytes.count / 200), controls.count * 2 <= bytes.count
    else {
      self = .binary
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
      self = .utf8
    } else {
      let isDefined = bytes.allSatisfy { $0 < 0x80 || TextDecoder.isInWindows1252($0) }
      self = controls.isEmpty && isDefined && high * 4 <= bytes.count ? .windows1252 : .unknown
    }
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && !(0x09...0x0D ~= byte) || byte == 0x7F
  }

  /// The maximum number of runs of control characters in a short text.
  private static let controlLimit = 4
}
