/// The last ``limit`` pieces of text cut from lines, which can be inserted again.
struct KillRing: Hashable, Sendable {
  static let limit = 60
  private var kills: [String] = []
  /// The latest cut, or the cut that `rotate` selected.
  var current: String? { kills.last }

  /// Adds text as the latest cut.
  mutating func add(_ text: String) {
    kills.append(text)
    if kills.count > Self.limit { kills.removeFirst() }
  }

  /// Adds text to the start or end of the latest cut.
  mutating func extend(_ text: String, isBefore: Bool) {
    guard let last = kills.popLast() else { return add(text) }
    kills.append(isBefore ? text + last : last + text)
  }

  /// Selects the cut before the current one.
  mutating func rotate() {
    if let last = kills.popLast() { kills.insert(last, at: 0) }
  }
}
