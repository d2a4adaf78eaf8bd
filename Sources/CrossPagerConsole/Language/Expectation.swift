import CrossPager

/// What the line before came to, or is to have come to, by the contract's names: `moved`, `ignored edge`.
struct Happening: Hashable, Sendable {
  var kind: Kind
  /// Why it was ignored, without its operand; nil leaves it open.
  var reason: String?

  enum Kind: Spelled {
    case moved, changed, ignored, report, error
  }

  var text: String { kind.spelling + (reason.map { " " + $0 } ?? "") }

  /// Whether this is what `expected` says, which may leave the reason open.
  func meets(_ expected: Happening) -> Bool {
    kind == expected.kind && (expected.reason == nil || reason == expected.reason)
  }
}

/// What `expect` is told: what the last command came to, where every level is, or both.
struct Expectation: Hashable, Sendable {
  var happening: Located<Happening>?
  var link: Located<Link>?

  /// The expectation as it is written.
  var text: String {
    [happening?.value.text, link?.value.text].compactMap { $0 }.joined(separator: " ")
  }
}

extension Parameter where Value == Expectation {
  private static let choices = Happening.Kind.spellings
  private static let meaning = "\(Wording.list(choices, "or")), a link, or both"

  /// An outcome, for `ignored` the reason if it matters, and a link; at least one of outcome and link.
  static let expectation = Parameter(
    usage: "OUTCOME [REASON] [LINK]",
    meaning: meaning + ". REASON is why a command was ignored, as --json names it",
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

  /// A reason, unless what follows is a link or nothing.
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
