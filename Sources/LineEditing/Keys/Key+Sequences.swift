/// The keys that terminals send as escape sequences (xterm's *Control Sequences*, plus VT220 and rxvt).
extension Key {
  /// The key for `ESC O` followed by a byte, or nil if the sequence is not a key.
  static func single(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "c"): .wordRight
    case UInt8(ascii: "d"): .wordLeft
    default: cursor(byte)
    }
  }

  /// The key for `ESC [`, parameters and a final byte, or nil if the sequence is not a key.
  static func control(_ parameters: [UInt8], final: UInt8) -> Key? {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    if final == UInt8(ascii: "~") {
      return numbers.first.flatMap { $0 }.flatMap { editing($0) }
    }
    // The second parameter is 1 plus the sum of the modifiers: Shift 1, Alt 2, Control 4.
    let modifiers = (numbers.dropFirst().first.flatMap { $0 } ?? 1) &- 1
    switch cursor(final) {
    case .left where modifiers & 6 != 0: return .wordLeft
    case .right where modifiers & 6 != 0: return .wordRight
    case let key where modifiers == 1: return key?.shifted
    // rxvt sends a letter from a to d for an arrow with Shift.
    case nil where parameters.isEmpty && 0x61...0x64 ~= final: return cursor(final & ~0x20)?.shifted
    case let key: return key
    }
  }

  private static func cursor(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    default: nil
    }
  }

  /// The key with Shift, which is a different key only for arrows.
  private var shifted: Key {
    switch self {
    case .left: .shiftLeft
    case .right: .shiftRight
    case .up: .shiftUp
    case .down: .shiftDown
    default: self
    }
  }

  private static func editing(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }
}
