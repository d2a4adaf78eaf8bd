/// What was cut out of lines, to be put in again; the last ``limit`` cuts.
struct KillRing: Hashable, Sendable {
  static let limit = 60
  private var kills: [String] = []
  /// The latest cut, or the one `rotate` has come to.
  var current: String? { kills.last }

  /// Keeps a text as the latest cut.
  mutating func add(_ text: String) {
    kills.append(text)
    if kills.count > Self.limit { kills.removeFirst() }
  }

  /// Adds to the latest cut, before or after it.
  mutating func extend(_ text: String, isBefore: Bool) {
    guard let last = kills.popLast() else { return add(text) }
    kills.append(isBefore ? text + last : last + text)
  }

  /// Makes the cut before the current one the current one.
  mutating func rotate() {
    if let last = kills.popLast() { kills.insert(last, at: 0) }
  }
}
