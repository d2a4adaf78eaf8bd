import CrossPager

/// The result of a line, actual or expected, in the contract's words: `moved`, `ignored edge`.
struct Happening: Hashable, Sendable {
  var kind: Kind
  /// Why it was ignored, without the reason's operand. Nil matches any reason.
  var reason: String?

  enum Kind: Spelled {
    case moved, changed, ignored, report, error
  }

  var text: String { kind.spelling + (reason.map { " " + $0 } ?? "") }

  /// Whether this result matches `expected`, which may leave the reason open.
  func meets(_ expected: Happening) -> Bool {
    kind == expected.kind && (expected.reason == nil || reason == expected.reason)
  }
}

/// What `expect` checks: the result of the last command, the place of every level, or both.
struct Expectation: Hashable, Sendable {
  var happening: Located<Happening>?
  var link: Located<Link>?

  /// The expectation as text.
  var text: String {
    [happening?.value.text, link?.value.text].compactMap { $0 }.joined(separator: " ")
  }
}

extension Parameter where Value == Expectation {
  private static let choices = Happening.Kind.spellings
  private static let meaning = "\(Wording.list(choices, "or")), a link, or both"

  /// An outcome and a link, at least one of them. The outcome `ignored` may have a reason.
  static let expectation = Parameter(
    usage: "OUTCOME [REASON] [LINK]",
    meaning: meaning + ". REASON is the reason of an ignored command, as --json names it",
    kind: .choice(choices)
  ) { reader throws(LineError) in
    var expectation = Expectation()
    let first = try reader.next(meaning)
    if let kind = Happening.Kind(spelling: first.text) {
      let (reason, range) = try kind == .ignored ? optionalReason(&reader) : (nil, nil)
      expectation.happening = Located(
        value: Happening(kind: kind, reason: reason),
        range: first.range.lowerBound..<(range ?? first.range).upperBound)
      if reader.peek == nil { return expectation }
    } else if first.text.contains("@") {
      expectation.link = Located(value: try Parameter<Link>.link(first), range: first.range)
      return expectation
    } else {
      throw reader.error(first, meaning, among: choices)
    }
    let word = try reader.next("a link")
    expectation.link = Located(value: try Parameter<Link>.link(word), range: word.range)
    return expectation
  }

  /// A reason, or nil if a link or nothing follows.
  private static func optionalReason(
    _ reader: inout WordReader
  ) throws(LineError) -> (String?, Range<Int>?) {
    guard let word = reader.peek, !word.text.contains("@") else { return (nil, nil) }
    let next = try reader.next("a reason")
    let keyword = next.text.keyword
    guard let name = Reason.spellings.first(where: { $0.keyword == keyword }) else {
      throw reader.error(next, "a reason", among: Reason.spellings)
    }
    return (name, next.range)
  }
}
