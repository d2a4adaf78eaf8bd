/// A line being typed: what each key does to it, without any input or output.
///
/// The keys are those of Emacs, as in shells. An empty line leaves the keys that move the cursor unused:
/// ``handle(_:)`` returns them.
///
///     var editor = LineEditor()
///     editor.handle(.text("left"))  // .edited
///     editor.handle(.enter)         // .submit(["left"])
public struct LineEditor {
  /// What is to be done after a key.
  public enum Action: Hashable, Sendable {
    /// Nothing, but the line may look different.
    case edited
    /// The lines are finished: none from an empty line, several that were pasted.
    case submit([String])
    /// A key that moves the cursor came on an empty line, where the cursor cannot move.
    case unused(Key)
    /// The word before the cursor is to be completed; the second time in a row what it may be is to be listed.
    case complete(isRepeated: Bool)
    /// The screen is to be cleared.
    case clear
    /// The line is to be given up.
    case interrupt
    /// There will be no more lines.
    case end
  }

  var buffer = LineBuffer()
  private(set) var history: LineHistory
  var kills = KillRing()
  /// The lines that undo goes back to.
  var undoable: [LineBuffer] = []
  var walk: HistoryWalk?
  var search: HistorySearch?
  /// What the word before the cursor may be, shown until the next key.
  private(set) var list: [String] = []
  /// What the last key was, for those that go on with what it did.
  private var last = KeyEffect.other

  /// What keys do that the next key may go on with.
  enum KeyEffect: Hashable {
    case typing
    case killing
    case yanking(Range<Int>)
    case completing
    case other
  }

  /// An empty line.
  ///
  /// - Parameter history: the lines entered before.
  public init(history: LineHistory = LineHistory()) {
    self.history = history
  }

  /// A line that has been typed, with the cursor at its end.
  public init(text: String) {
    history = LineHistory()
    buffer = LineBuffer(text)
  }

  /// The line as it stands.
  public var text: String { buffer.text }
  /// How many characters are before the cursor.
  public var cursor: Int { buffer.cursor }
  /// Whether nothing has been typed.
  public var isEmpty: Bool { buffer.isEmpty && search == nil }

  /// Does what a key means.
  ///
  /// - Complexity: O(length), and O(history) for a step of a search
  public mutating func handle(_ key: Key) -> Action {
    list = []
    if search != nil, let action = searching(key) { return action }
    if buffer.isEmpty, key.movesCursor { return .unused(key) }
    let (previous, before) = (last, buffer)
    last = .other
    let action = editing(key, after: previous)
    if buffer.characters == before.characters { return action }
    if !key.walksHistory { walk = nil }
    if key != .control("_") {
      // A word is undone at once, so only what interrupts the typing is kept.
      if last != .typing || previous != .typing { remember(before) }
    }
    return action
  }

  /// Puts a completion in, or shows what there is to choose from.
  public mutating func complete(_ completion: Completion, lists: Bool) {
    let before = buffer
    buffer.replace(completion.range, with: completion.replacement)
    if buffer.characters != before.characters { remember(before) }
    if lists, completion.candidates.count > 1 { list = completion.candidates }
  }

  /// Adds a line that was entered to the history and returns whether it is kept there.
  public mutating func enter(_ line: String) -> Bool { history.add(line) }

  /// Gives the line up.
  public mutating func discard() {
    buffer = LineBuffer()
    undoable = []
    walk = nil
    search = nil
    list = []
    last = .other
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
      // A line end at the end of a paste would run the line before anybody sees it.
      buffer.insert(text.last == "\n" ? String(text.dropLast()) : text)
    case .enter: return submit()
    case .tab:
      last = .completing
      return .complete(isRepeated: previous == .completing)
    case .control("c"): return .interrupt
    case .control("d") where buffer.isEmpty: return .end
    case .control("l"): return .clear
    case .backspace: buffer.remove(max(0, cursor - 1)..<cursor)
    case .delete, .control("d"): buffer.remove(cursor..<min(cursor + 1, buffer.characters.count))
    case .left, .control("b"): buffer.move(to: cursor - 1)
    case .right, .control("f"): buffer.move(to: cursor + 1)
    case .home, .control("a"): buffer.move(to: 0)
    case .end, .control("e"): buffer.move(to: buffer.characters.count)
    case .wordLeft, .meta("b"), .meta("B"): buffer.move(to: buffer.wordStart())
    case .wordRight, .meta("f"), .meta("F"): buffer.move(to: buffer.wordEnd)
    case .up, .control("p"): walkBack()
    case .down, .control("n"): walkOn()
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

  private mutating func submit() -> Action {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    discard()
    return .submit(lines)
  }
}

extension Key {
  fileprivate var movesCursor: Bool {
    [.left, .right, .up, .down, .home, .end, .pageUp, .pageDown].contains(self)
  }

  fileprivate var walksHistory: Bool {
    [.up, .down, .control("p"), .control("n")].contains(self)
  }
}

/// Cutting and putting in again.
extension LineEditor {
  private mutating func kill(_ range: Range<Int>, after previous: KeyEffect) {
    last = .killing
    if range.isEmpty { return }
    let isBefore = range.upperBound == cursor
    let text = buffer.remove(range)
    if previous == .killing {
      kills.extend(text, isBefore: isBefore)
    } else {
      kills.add(text)
    }
  }

  private mutating func yank() {
    guard let text = kills.current else { return }
    let start = cursor
    buffer.insert(text)
    last = .yanking(start..<cursor)
  }

  /// Puts an older cut in the place of the one that was just put in.
  private mutating func yankOlder(_ range: Range<Int>) {
    kills.rotate()
    guard let text = kills.current else { return }
    buffer.replace(range, with: text)
    last = .yanking(range.lowerBound..<cursor)
  }
}
