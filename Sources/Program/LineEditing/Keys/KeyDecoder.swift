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
    case character(count: Int, isMeta: Bool)
    case escape
    /// After `ESC O`.
    case single
    /// After `ESC [`.
    case control
    /// Before the last bytes of an ignored sequence.
    case last(count: Int)
    /// Inside a control string, which ends with BEL or `ESC \`.
    case string(endsNext: Bool)
    case paste
  }

  private var state = State.ground
  /// The bytes of the character, the parameters or the paste so far.
  private var bytes: [UInt8] = []
  private var decoded: [Key] = []

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
    for byte in bytes { take(byte) }
    defer { decoded = [] }
    return decoded
  }

  /// Ends the escape sequence in progress. A lone escape becomes the Escape key. Any other sequence is dropped.
  public mutating func flush() -> [Key] {
    defer { if patience != nil { state = .ground } }
    return state == .escape ? [.escape] : []
  }

  private mutating func take(_ byte: UInt8) {
    let former = state
    state = .ground
    switch former {
    case .ground: ground(byte)
    case .carriageReturn: if byte != 0x0A { ground(byte) }
    case .character(let count, let isMeta): character(byte, count, isMeta)
    case .escape: escape(byte)
    case .single: add(Key.single(byte))
    case .control: control(byte)
    case .last(let count): if count > 1 { state = .last(count: count - 1) }
    case .string(let endsNext):
      if byte != 0x07, !endsNext || byte != 0x5C { state = .string(endsNext: byte == 0x1B) }
    case .paste: paste(byte)
    }
  }

  /// Adds a key, if any. Adjacent text becomes a single key.
  private mutating func add(_ key: Key?) {
    guard let key else { return }
    if case .text(let more) = key, case .text(let text) = decoded.last {
      decoded[decoded.count - 1] = .text(text + more)
    } else {
      decoded.append(key)
    }
  }

  private mutating func ground(_ byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: add(.backspace)
    case 0x09: add(.tab)
    case 0x0A: add(.enter)
    case 0x0D:
      add(.enter)
      state = .carriageReturn
    case 0x1B: state = .escape
    case 0..<0x20:
      // The Control key clears bits 5 and 6 of the character (ECMA-6, control set C0).
      add(.control(Character(Unicode.Scalar(byte | 0x40).properties.lowercaseMapping)))
    case 0x20..<0x7F: add(.text(String(Unicode.Scalar(byte))))
    default: beginCharacter(byte, isMeta: false)
    }
  }

  private mutating func beginCharacter(_ byte: UInt8, isMeta: Bool) {
    guard 0xC2..<0xF5 ~= byte else { return add(.text("\u{FFFD}")) }
    bytes = [byte]
    state = .character(count: byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4, isMeta: isMeta)
  }

  private mutating func character(_ byte: UInt8, _ count: Int, _ isMeta: Bool) {
    guard 0x80..<0xC0 ~= byte else {
      add(.text("\u{FFFD}"))
      return ground(byte)
    }
    bytes.append(byte)
    if bytes.count < count {
      state = .character(count: count, isMeta: isMeta)
      return
    }
    for character in String(decoding: bytes, as: UTF8.self).withoutControls {
      add(isMeta ? .meta(character) : .text(String(character)))
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      add(.escape)
      state = .escape
    case 0x08, 0x7F: add(.wordBackspace)
    case UInt8(ascii: "["): (state, bytes) = (.control, [])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "X"):
      state = .string(endsNext: false)
    case 0x20..<0x7F: add(.meta(Character(Unicode.Scalar(byte))))
    case 0..<0x20: break
    default: beginCharacter(byte, isMeta: true)
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x40:
      // No key has this many parameter bytes, so ignore the rest.
      if bytes.count < 32 { bytes.append(byte) }
      state = .control
    case UInt8(ascii: "[") where bytes.isEmpty:
      state = .last(count: 1)  // A function key on the Linux console.
    case UInt8(ascii: "M") where bytes.isEmpty:
      state = .last(count: 3)  // A mouse report. Another program may have left mouse reports on.
    case UInt8(ascii: "~") where bytes.elementsEqual("200".utf8): (state, bytes) = (.paste, [])
    case 0x40..<0x7F: add(Key.control(bytes, final: byte))
    default: ground(byte)
    }
  }

  private mutating func paste(_ byte: UInt8) {
    let end = "\u{1B}[201~".utf8
    bytes.append(byte)
    guard byte == 0x7E, bytes.suffix(end.count).elementsEqual(end) else {
      state = .paste
      return
    }
    let text = String(decoding: bytes.dropLast(end.count), as: UTF8.self)
    bytes = []
    let characters = text.map { character -> Character in
      switch character {
      case "\r\n", "\r": "\n"
      case "\t": " "
      default: character
      }
    }
    add(.paste(String(characters).withoutControls))
  }
}

extension String {
  fileprivate var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\n" }))
  }
}
