/// Decodes a terminal's input bytes into keys.
///
/// The bytes can arrive in chunks of any size. An escape sequence, a multibyte character or a paste can continue in the
/// next call. Sequences that are not keys are dropped (ECMA-48, 5.4 and 5.6). A lone escape looks like the start of a
/// sequence. If nothing follows the escape within ``patience``, call ``flush()`` to get the Escape key.
public struct KeyDecoder: Hashable, Sendable {
  private enum State: Hashable {
    case ground
    /// After a carriage return. A following line feed belongs to the same key.
    case carriageReturn
    /// Inside a UTF-8 character of `count` bytes.
    case character([UInt8], count: Int, isMeta: Bool)
    case escape
    /// After `ESC O`.
    case single
    /// After `ESC [`, with the parameters read so far.
    case control([UInt8])
    /// Before the last bytes of an ignored sequence.
    case last(count: Int)
    /// Inside a control string, which ends with BEL or `ESC \`.
    case string(endsNext: Bool)
    case paste([UInt8])
  }

  private var state = State.ground

  /// Creates a decoder.
  public init() {}

  /// The time in milliseconds to wait for more bytes before calling ``flush()``, or nil if no flush is needed.
  ///
  /// The time is short after a lone escape but longer within a sequence, which may arrive over a slow connection.
  public var patience: Int? {
    switch state {
    case .ground, .carriageReturn, .character, .paste: nil
    case .escape: 100
    case .single, .control, .last, .string: 1000
    }
  }

  /// Decodes bytes and returns the keys that they complete.
  ///
  /// - Complexity: O(bytes)
  public mutating func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    return keys.joiningText
  }

  /// Ends the escape sequence in progress. A lone escape becomes the Escape key. Any other sequence is dropped.
  public mutating func flush() -> [Key] {
    defer { if patience != nil { state = .ground } }
    return state == .escape ? [.escape] : []
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .ground:
      ground(byte, &keys)
    case .carriageReturn:
      state = .ground
      if byte != 0x0A { ground(byte, &keys) }
    case .character(let bytes, let count, let isMeta):
      character(bytes, byte, count, isMeta, &keys)
    case .escape:
      escape(byte, &keys)
    case .single:
      state = .ground
      if let key = Key.single(byte) { keys.append(key) }
    case .control(let parameters):
      control(parameters, byte, &keys)
    case .last(let count):
      state = count > 1 ? .last(count: count - 1) : .ground
    case .string(let endsNext):
      state =
        byte == 0x07 || (endsNext && byte == 0x5C) ? .ground : .string(endsNext: byte == 0x1B)
    case .paste(var bytes):
      // Take the array out of the state while it grows, to avoid a copy for each byte.
      state = .ground
      bytes.append(byte)
      if byte == 0x7E, bytes.suffix(PastedText.end.count).elementsEqual(PastedText.end) {
        keys.append(.paste(PastedText.text(bytes.dropLast(PastedText.end.count))))
      } else {
        state = .paste(bytes)
      }
    }
  }

  private mutating func ground(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x09: keys.append(.tab)
    case 0x0A: keys.append(.enter)
    case 0x0D:
      keys.append(.enter)
      state = .carriageReturn
    case 0x1B: state = .escape
    case 0..<0x20:
      // The Control key clears bits 5 and 6 of the character (ECMA-6, control set C0).
      keys.append(.control(Character(Unicode.Scalar(byte | 0x40).properties.lowercaseMapping)))
    case 0x20..<0x7F: keys.append(.text(String(Unicode.Scalar(byte))))
    default: begin(byte, isMeta: false, &keys)
    }
  }

  private mutating func begin(_ byte: UInt8, isMeta: Bool, _ keys: inout [Key]) {
    switch byte {
    case 0xC2..<0xE0: state = .character([byte], count: 2, isMeta: isMeta)
    case 0xE0..<0xF0: state = .character([byte], count: 3, isMeta: isMeta)
    case 0xF0..<0xF5: state = .character([byte], count: 4, isMeta: isMeta)
    default: keys.append(.text("\u{FFFD}"))
    }
  }

  private mutating func character(
    _ bytes: [UInt8], _ byte: UInt8, _ count: Int, _ isMeta: Bool, _ keys: inout [Key]
  ) {
    guard 0x80..<0xC0 ~= byte else {
      state = .ground
      keys.append(.text("\u{FFFD}"))
      return ground(byte, &keys)
    }
    let bytes = bytes + [byte]
    if bytes.count < count {
      state = .character(bytes, count: count, isMeta: isMeta)
      return
    }
    state = .ground
    for character in String(decoding: bytes, as: UTF8.self).withoutControls {
      keys.append(isMeta ? .meta(character) : .text(String(character)))
    }
  }

  private mutating func escape(_ byte: UInt8, _ keys: inout [Key]) {
    state = .ground
    switch byte {
    case 0x1B:
      keys.append(.escape)
      state = .escape
    case 0x08, 0x7F: keys.append(.wordBackspace)
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "X"):
      state = .string(endsNext: false)
    case 0x20..<0x7F: keys.append(.meta(Character(Unicode.Scalar(byte))))
    case 0..<0x20: break
    default: begin(byte, isMeta: true, &keys)
    }
  }

  private mutating func control(_ parameters: [UInt8], _ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x20..<0x40:
      // No key has this many parameter bytes, so ignore the rest.
      if parameters.count < 32 { state = .control(parameters + [byte]) }
    case UInt8(ascii: "[") where parameters.isEmpty:
      state = .last(count: 1)  // A function key on the Linux console.
    case UInt8(ascii: "M") where parameters.isEmpty:
      state = .last(count: 3)  // A report of the mouse, which another program may have left on.
    case UInt8(ascii: "~") where parameters == Array("200".utf8):
      state = .paste([])
    case 0x40..<0x7F:
      state = .ground
      if let key = Key.control(parameters, final: byte) { keys.append(key) }
    default:
      state = .ground
      ground(byte, &keys)
    }
  }
}

/// The contents and the end mark of a bracketed paste.
private enum PastedText {
  static let end = Array("\u{1B}[201~".utf8)

  static func text(_ bytes: some Collection<UInt8>) -> String {
    let characters = String(decoding: bytes, as: UTF8.self).map { character -> Character in
      switch character {
      case "\r\n", "\r": "\n"
      case "\t": " "
      default: character
      }
    }
    return String(characters).withoutControls
  }
}

extension String {
  /// The text without control characters other than line feeds.
  fileprivate var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\n" }))
  }
}

extension [Key] {
  /// The keys, with adjacent `text` keys merged.
  fileprivate var joiningText: [Key] {
    var keys: [Key] = []
    for key in self {
      if case .text(let more) = key, case .text(let text) = keys.last {
        keys[keys.count - 1] = .text(text + more)
      } else {
        keys.append(key)
      }
    }
    return keys
  }
}
