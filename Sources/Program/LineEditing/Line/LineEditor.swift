/// Edits a line in response to keys, without any input or output.
///
/// The key bindings follow Emacs, as in shells. On an empty line, ``handle(_:)`` returns cursor keys as unused.
///
///     var editor = LineEditor()
///     editor.handle(.text("left"))  // .edited
///     editor.handle(.enter)         // .submit(["left"])
public struct LineEditor {
  /// The action to take after a key.
  public enum Action: Hashable, Sendable {
    /// Redraw the line, which may have changed.
    case edited
    /// Process the finished lines: none for an empty line, and possibly more than one after a paste.
    case submit([String])
    /// Interpret a key that an empty line does not use: a cursor key, Backspace, or one of the ``commandCharacters`` or
    /// ``loneCharacters``.
    case unused(Key)
    /// Complete the word before the cursor, and list the candidates if the key is repeated.
    case complete(isRepeated: Bool)
    /// Clear the screen.
    case clear
    /// Discard the line.
    case interrupt
    /// End the input.
    case end
  }

  var buffer = LineBuffer()
  private(set) var history: LineHistory
  /// The characters that are not inserted into an empty line.
  public var commandCharacters: Set<Character> = []
  /// The characters that are not inserted into an empty line if they arrive alone. Together with other text, they begin
  /// a line.
  public var loneCharacters: Set<Character> = []
  /// The last pieces of text that were cut, the latest at the end.
  private var kills: [String] = []
  var undoable: [LineBuffer] = []
  /// The index of the displayed line, and the line being typed, which reappears after the newest line in the history.
  var walk: (index: Int, draft: LineBuffer)?
  var search: HistorySearch?
  /// The completions of the word before the cursor, shown until the next key.
  private(set) var list: [String] = []
  var last = KeyEffect.other

  /// An effect of a key that the next key can continue.
  enum KeyEffect: Equatable {
    case typing
    case killing
    case yanking(Range<Int>)
    case completing
    case walking
    /// Erasing with Backspace. If the key is held down, erasing stops when the line is empty.
    case erasing
    case other
  }

  /// Creates an editor with an empty line.
  ///
  /// - Parameter history: The previously entered lines.
  public init(history: LineHistory = LineHistory()) { self.history = history }

  /// Creates an editor with a line of text and the cursor at its end.
  public init(text: String) {
    history = LineHistory()
    buffer = LineBuffer(text)
  }

  /// The text of the line.
  public var text: String { buffer.text }
  /// The number of characters before the cursor.
  public var cursor: Int { buffer.cursor }
  /// Whether the line is empty and no search is active.
  public var isEmpty: Bool { buffer.isEmpty && search == nil }

  /// Handles a key and returns the action to take.
  ///
  /// - Complexity: O(length), plus O(history) for a search step
  public mutating func handle(_ key: Key) -> Action {
    list = []
    if search != nil, let action = searching(key) { return action }
    let (previous, before) = (last, buffer)
    if buffer.isEmpty, isUnused(key, after: previous) { return .unused(key) }
    last = .other
    let action = editing(key, after: previous)
    if buffer.characters == before.characters { return action }
    if last != .walking { walk = nil }
    // Undo removes a whole typed word, so do not record a state between its characters.
    if key != .control("_"), last != .typing || previous != .typing { remember(before) }
    return action
  }

  /// Applies a completion. If `lists` is true and there are multiple candidates, also lists them.
  public mutating func complete(_ completion: Completion, lists: Bool) {
    let before = buffer
    buffer.replace(completion.range, with: completion.replacement)
    if buffer.characters != before.characters { remember(before) }
    if lists, completion.candidates.count > 1 { list = completion.candidates }
  }

  /// Adds an entered line to the history. Returns whether the history keeps the line.
  public mutating func enter(_ line: String) -> Bool { history.add(line) }

  /// Discards the line.
  public mutating func discard() {
    (buffer, undoable, list) = (LineBuffer(), [], [])
    (walk, search, last) = (nil, nil, .other)
  }

  private mutating func remember(_ line: LineBuffer) {
    undoable.append(line)
    if undoable.count > 200 { undoable.removeFirst() }
  }

  private mutating func editing(_ key: Key, after previous: KeyEffect) -> Action {
    switch key {
    case .text(let text):
      buffer.insert(text)
      last = text.allSatisfy(\.isWhitespace) ? .other : .typing
    case .paste(let text):
      // Drop a final line feed, so that the cursor stays on the last pasted line.
      buffer.insert(text.last == "\n" ? String(text.dropLast()) : text)
    case .enter: return submit()
    case .tab:
      last = .completing
      return .complete(isRepeated: previous == .completing)
    case .control("c"): return .interrupt
    case .control("d") where buffer.isEmpty: return .end
    case .control("l"): return .clear
    case .backspace:
      buffer.remove(max(0, cursor - 1)..<cursor)
      last = .erasing
    case .delete, .control("d"): buffer.remove(cursor..<min(cursor + 1, buffer.characters.count))
    case .left, .shiftLeft, .control("b"): buffer.move(to: cursor - 1)
    case .right, .shiftRight, .control("f"): buffer.move(to: cursor + 1)
    case .home, .control("a"): buffer.move(to: 0)
    case .end, .control("e"): buffer.move(to: buffer.characters.count)
    case .wordLeft, .meta("b"), .meta("B"): buffer.move(to: buffer.wordStart())
    case .wordRight, .meta("f"), .meta("F"): buffer.move(to: buffer.wordEnd)
    case .up, .shiftUp, .control("p"): walkBack()
    case .down, .shiftDown, .control("n"): walkOn()
    case .control("r"):
      search = HistorySearch(start: walk?.draft ?? buffer)
      walk = nil
    case .control("t"): buffer.transpose()
    case .control("k"): kill(cursor..<buffer.characters.count, after: previous)
    case .control("u"): kill(0..<cursor, after: previous)
    case .control("w"): kill(buffer.wordStart { !$0.isWhitespace }..<cursor, after: previous)
    case .wordBackspace: kill(buffer.wordStart()..<cursor, after: previous)
    case .meta("d"), .meta("D"): kill(cursor..<buffer.wordEnd, after: previous)
    case .control("y"): yank()
    case .meta("y"), .meta("Y"): if case .yanking(let range) = previous { yankOlder(range) }
    case .control("_"): if let line = undoable.popLast() { buffer = line }
    case .control, .meta, .pageUp, .pageDown, .escape: break
    }
    return .edited
  }

  /// Splits text that arrived together into the ``commandCharacters`` at its start and the rest.
  public func keys(in key: Key) -> [Key] {
    guard case .text(let text) = key, isEmpty else { return [key] }
    let commands = text.prefix { commandCharacters.contains($0) }
    let rest = text[commands.endIndex...]
    return commands.map { .text(String($0)) } + (rest.isEmpty ? [] : [.text(String(rest))])
  }

  private func isUnused(_ key: Key, after previous: KeyEffect) -> Bool {
    switch key {
    case .text(let text):
      text.count == 1 && commandCharacters.union(loneCharacters).isSuperset(of: text)
    case .backspace: previous != .erasing
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .shiftLeft, .shiftRight,
      .shiftUp, .shiftDown:
      true
    default: false
    }
  }

  private mutating func submit() -> Action {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    discard()
    return .submit(lines)
  }
}

/// Cuts text and inserts it again.
extension LineEditor {
  private mutating func kill(_ range: Range<Int>, after previous: KeyEffect) {
    last = .killing
    if range.isEmpty { return }
    let isBefore = range.upperBound == cursor
    let text = buffer.remove(range)
    if previous == .killing, let former = kills.popLast() {
      kills.append(isBefore ? text + former : former + text)
    } else {
      kills.append(text)
      if kills.count > 60 { kills.removeFirst() }
    }
  }

  private mutating func yank() {
    guard let text = kills.last else { return }
    let start = cursor
    buffer.insert(text)
    last = .yanking(start..<cursor)
  }

  /// Replaces the most recently pasted text with an older cut.
  private mutating func yankOlder(_ range: Range<Int>) {
    guard let text = kills.popLast() else { return }
    kills.insert(text, at: 0)
    buffer.replace(range, with: kills[kills.count - 1])
    last = .yanking(range.lowerBound..<cursor)
  }
}
