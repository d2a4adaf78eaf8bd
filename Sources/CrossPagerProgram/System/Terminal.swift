import CrossPagerConsole
import LineEditing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal whose keys come one by one, and all else that happens while a person is to type.
///
/// It is the one place that waits: for keys, for signals, for what else is watched, and for time to pass. When it
/// goes, the terminal is as it was found.
struct Terminal: ~Copyable {
  /// What happened.
  enum Event: Equatable {
    case key(Key)
    /// Ctrl-C.
    case interrupted
    /// The screen has another size.
    case resized
    /// The program was stopped and goes on; the screen may show anything.
    case continued
    /// A watched descriptor can be read.
    case woken(Int32)
    case timedOut
    /// Nothing will be typed any more.
    case ended
  }

  private let input: Int32
  private let notes: (reading: Int32, writing: Int32)
  private let output: Int32
  private let settings: termios
  private var decoder = KeyDecoder()
  private var keys: [Key] = []
  private var signals: [UInt8] = []

  /// Sets a terminal for keys; a paste is marked as one from now on.
  ///
  /// - Parameter input: a descriptor of the terminal; it is closed at the end if it is not standard input.
  static func taken(input: Int32, output: Int32) throws(POSIX.Failure) -> Terminal {
    let terminal = Terminal(
      input: input, output: output, settings: try POSIX.settings(of: input),
      notes: try POSIX.pipe())
    try terminal.takeKeys()
    return terminal
  }

  private init(
    input: Int32, output: Int32, settings: termios, notes: (reading: Int32, writing: Int32)
  ) {
    self.input = input
    self.output = output
    self.settings = settings
    self.notes = notes
    TerminalSignals.begin(
      terminal: input, output: output, settings: settings, note: notes.writing)
  }

  deinit {
    TerminalSignals.restore()
    TerminalSignals.end()
    POSIX.end(notes.reading)
    POSIX.end(notes.writing)
    if input != POSIX.standardInput { POSIX.end(input) }
  }

  private func takeKeys() throws(POSIX.Failure) {
    try POSIX.set(input, to: settings.forKeys)
    try POSIX.put(Array("\u{1B}[?2004h".utf8), to: output)
  }

  /// Whether the next key has come already.
  var hasKey: Bool { !keys.isEmpty }

  /// Waits for something to happen.
  ///
  /// - Parameters:
  ///   - descriptors: what else is watched.
  ///   - milliseconds: how long to wait at most; nil is without limit.
  mutating func next(
    watching descriptors: [Int32] = [], within milliseconds: Int? = nil
  ) throws(POSIX.Failure) -> Event {
    while true {
      if !signals.isEmpty, let event = try noted(signals.removeFirst()) { return event }
      if !keys.isEmpty { return .key(keys.removeFirst()) }
      // What has begun to be typed is ended before the time is up, or with it.
      let endsKey = decoder.patience.map { $0 <= milliseconds ?? $0 } ?? false
      let patience = endsKey ? decoder.patience : milliseconds
      let ready = POSIX.readable(
        among: [notes.reading, input] + descriptors, within: patience)
      // Looked at again: keys that are ready may have been typed after the Ctrl-C that comes just now.
      if takeNotes() {
        continue
      } else if ready.contains(input) {
        guard let bytes = try? POSIX.bytes(from: input, upTo: 1 << 16), !bytes.isEmpty else {
          return .ended
        }
        keys = decoder.keys(bytes)
      } else if let descriptor = descriptors.first(where: ready.contains) {
        return .woken(descriptor)
      } else if endsKey {
        keys = decoder.flush()
      } else if milliseconds != nil {
        return .timedOut
      }
    }
  }

  /// Takes the signals there are, and says whether there were any; what is told several times is done once.
  private mutating func takeNotes() -> Bool {
    guard POSIX.readable(among: [notes.reading], within: 0) == [notes.reading],
      let notes = try? POSIX.bytes(from: notes.reading, upTo: 64)
    else { return false }
    for signal in notes where signal != signals.last { signals.append(signal) }
    return !notes.isEmpty
  }

  private mutating func noted(_ signal: UInt8) throws(POSIX.Failure) -> Event? {
    switch TerminalSignals.Note(signal: signal) {
    case .interrupted:
      decoder = KeyDecoder()
      keys = []
      return .interrupted
    case .continued:
      try takeKeys()
      return .continued
    case .resized: return .resized
    case nil: return nil
    }
  }
}
