import CLibrary
import LineEditing

/// Reads single keys from a terminal and reports other events that occur while the user types.
///
/// ``next(watching:within:)`` waits for keys, signals, watched descriptors and timeouts. The settings of the terminal
/// are restored when the value is destroyed.
struct Terminal: ~Copyable {
  enum Event: Equatable {
    case key(Key)
    /// The user pressed Ctrl-C.
    case interrupted
    case resized
    /// The program has resumed after a stop. The screen may have changed.
    case continued
    /// A watched descriptor is readable.
    case woken(Int32)
    case timedOut
    /// The terminal has been closed.
    case ended
  }

  private let input: Int32
  private let notes: (reading: Int32, writing: Int32)
  private let output: Int32
  private let settings: termios
  private var decoder = KeyDecoder()
  private var keys: [Key] = []
  private var signals: [UInt8] = []

  /// Sets up a terminal to send single keys and to bracket pasted text. The input is closed when the value is
  /// destroyed, unless it is standard input.
  static func taken(input: Int32, output: Int32) throws(POSIX.Failure) -> Terminal {
    var settings = termios()
    try POSIX.check(unsafe tcgetattr(input, &settings))
    let terminal = Terminal(
      input: input, output: output, settings: settings, notes: try POSIX.makePipe())
    try terminal.takeKeys()
    return terminal
  }

  private init(
    input: Int32, output: Int32, settings: termios, notes: (reading: Int32, writing: Int32)
  ) {
    (self.input, self.output, self.settings, self.notes) = (input, output, settings, notes)
    TerminalSignals.begin(terminal: input, output: output, settings: settings, note: notes.writing)
  }

  deinit {
    TerminalSignals.restore()
    TerminalSignals.end()
    POSIX.close(notes.reading)
    POSIX.close(notes.writing)
    if input != POSIX.standardInput { POSIX.close(input) }
  }

  /// Makes the terminal send single keys. Keys such as Ctrl-C still send signals.
  private func takeKeys() throws(POSIX.Failure) {
    var settings = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
    unsafe withUnsafeMutableBytes(of: &settings.c_cc) { keys in
      unsafe keys[Int(VMIN)] = 1
      unsafe keys[Int(VTIME)] = 0
    }
    while unsafe tcsetattr(input, TCSANOW, &settings) != 0 {
      if errno != EINTR { throw POSIX.Failure(code: errno) }
    }
    try POSIX.put(Array("\u{1B}[?2004h".utf8), to: output)
  }

  /// Whether ``next(watching:within:)`` returns a key without waiting.
  var hasKey: Bool { !keys.isEmpty }

  /// Waits for the next event. Throws if the terminal that shows the output is closed while another terminal sends the
  /// keys, because nothing else would end the wait.
  mutating func next(
    watching descriptors: [Int32] = [], within milliseconds: Int? = nil
  ) throws(POSIX.Failure) -> Event {
    while true {
      if !signals.isEmpty, let event = try event(of: signals.removeFirst()) { return event }
      if !keys.isEmpty { return .key(keys.removeFirst()) }
      // After a timeout, treat a lone escape as the Escape key and not as the start of a sequence.
      let endsKey = decoder.patience.map { $0 <= milliseconds ?? $0 } ?? false
      let patience = endsKey ? decoder.patience : milliseconds
      let ready = POSIX.readable(
        among: [notes.reading, input] + descriptors, orClosed: [output], within: patience)
      // Handle Ctrl-C before the keys, because they may have been typed after it.
      if takeNotes() {
        continue
      } else if ready.contains(input) {
        guard let bytes = try? POSIX.bytes(from: input, upTo: 1 << 16), !bytes.isEmpty else {
          return .ended
        }
        keys = decoder.keys(bytes)
      } else if ready.contains(output) {
        throw POSIX.Failure(code: EIO)
      } else if let descriptor = descriptors.first(where: ready.contains) {
        return .woken(descriptor)
      } else if endsKey {
        keys = decoder.flush()
      } else if milliseconds != nil {
        return .timedOut
      }
    }
  }

  /// Takes the pending signals and drops successive duplicates. Returns false if no signals are pending.
  private mutating func takeNotes() -> Bool {
    guard POSIX.readable(among: [notes.reading], within: 0) == [notes.reading],
      let notes = try? POSIX.bytes(from: notes.reading, upTo: 64)
    else { return false }
    for signal in notes where signal != signals.last { signals.append(signal) }
    return !notes.isEmpty
  }

  private mutating func event(of signal: UInt8) throws(POSIX.Failure) -> Event? {
    switch Int32(signal) {
    case SIGINT:
      decoder = KeyDecoder()
      keys = []
      return .interrupted
    case SIGCONT:
      try takeKeys()
      return .continued
    case SIGWINCH: return .resized
    default: return nil
    }
  }
}
