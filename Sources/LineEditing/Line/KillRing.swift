/// The last ``limit`` texts cut from lines, for pasting.
struct KillRing: Hashable, Sendable {
  static let limit = 60
  private var kills: [String] = []
  /// The latest cut, or the one that ``rotate()`` reached.
  var current: String? { kills.last }

  /// Adds a text as the latest cut.
  mutating func add(_ text: String) {
    kills.append(text)
    if kills.count > Self.limit { kills.removeFirst() }
  }

  /// Extends the latest cut, before or after its text.
  mutating func extend(_ text: String, isBefore: Bool) {
    guard let last = kills.popLast() else { return add(text) }
    kills.append(isBefore ? text + last : last + text)
  }

  /// Makes the cut before the current one current.
  mutating func rotate() {
    if let last = kills.popLast() { kills.insert(last, at: 0) }
  }
}
