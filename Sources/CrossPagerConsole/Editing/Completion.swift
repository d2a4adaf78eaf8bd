import CrossPager

/// What the word before the cursor may be.
public struct Completion: Hashable, Sendable {
  /// The characters of the line that the replacement takes the place of.
  public var range: Range<Int>
  /// What all candidates begin with, quoted where that is needed; with a space behind it if there is one and it is
  /// a whole word.
  public var replacement: String
  /// What to choose from.
  public var candidates: [String]

  /// A completion of the characters in `range`.
  public init(range: Range<Int>, replacement: String, candidates: [String]) {
    self.range = range
    self.replacement = replacement
    self.candidates = candidates
  }
}

/// What the names of files are completed from.
public protocol FileNames {
  /// What is in a folder, by name; nothing if it cannot be read.
  ///
  /// - Parameter folder: a path as it is typed, empty or ending in `/`; `~/` begins the user's own folder.
  func names(in folder: String) -> [(name: String, isFolder: Bool)]
}

/// A word that can be meant.
struct Candidate: Hashable {
  /// The word without quotes.
  var text: String
  /// How it is listed.
  var label: String
  /// Whether the word ends there: after a folder's name there is more to be typed.
  var isWhole: Bool

  init(_ text: String, label: String? = nil, isWhole: Bool = true) {
    self.text = text
    self.label = label ?? text
    self.isWhole = isWhole
  }
}

extension Session {
  /// What the word before the cursor may be, after what stands before it.
  ///
  /// - Parameters:
  ///   - cursor: how many characters are before the cursor, in `0...line.count`.
  ///   - files: where names of files are looked up.
  /// - Complexity: O(length + candidates)
  public func completions(
    of line: String, cursor: Int, files: some FileNames
  ) -> Completion {
    let head = Array(line.prefix(cursor))
    guard let typed = TypedWord(head), let slots = LineSlots(after: typed.words) else {
      return Completion(range: head.count..<head.count, replacement: "", candidates: [])
    }
    let candidates = slots.open.flatMap { self.candidates(for: $0, typed.text, files) }
      .filter { $0.text.lowercased().hasPrefix(typed.text.lowercased()) }
    return typed.completion(candidates)
  }

  private func candidates(
    for slot: LineSlots.Slot, _ text: String, _ files: some FileNames
  ) -> [Candidate] {
    switch slot.kind {
    case .command: CommandTable.entries.map { Candidate($0.name) }
    case .level: levelNames
    case .levelOrAll: levelNames + [Candidate("all")]
    case .choice(let words): words.map { Candidate($0) }
    case .direction: Direction.spellings.map { Candidate($0) }
    case .rule: RuleTable.entries.map { Candidate($0.name) }
    case .date: state.dateCandidates(text)
    case .file: FileCandidates.candidates(text, files)
    // The link of where the session is, to be changed or to be compared with.
    case .link: [Candidate(state.link.text)]
    case .column: (chartData?.names ?? []).map { Candidate($0) }
    case .number, .name: []
    }
  }

  private var levelNames: [Candidate] { state.labels.map { Candidate($0.name) } }
}

/// Files whose paths begin as typed.
private enum FileCandidates {
  static func candidates(_ text: String, _ files: some FileNames) -> [Candidate] {
    if text == "~" { return [Candidate("~/", isWhole: false)] }
    let end = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (String(text[..<end]), text[end...])
    return files.names(in: folder)
      .filter { !$0.name.hasPrefix(".") || start.hasPrefix(".") }
      .filter { $0.name == $0.name.replacingControlCharacters }
      .sorted { $0.name < $1.name }
      .map { name, isFolder in
        let label = isFolder ? name + "/" : name
        return Candidate(folder + label, label: label, isWhole: !isFolder)
      }
  }
}
