import CrossPager

/// The argument to `expect`: the result of the last command, the page of every level, or both.
struct Expectation: Sendable {
  var happening: Located<Happening>?
  var link: Located<Link>?

  var text: String {
    [happening?.value.text, link?.value.text].compactMap { $0 }.joined(separator: " ")
  }
}

extension Parameter where Value == Expectation {
  private static let choices = Happening.Kind.spellings
  private static let meaning = "\(Wording.list(choices, "or")), a link, or both"

  /// An outcome, a link or both. A reason may follow the outcome `ignored`.
  static let expectation = Parameter(
    usage: "OUTCOME [REASON] [LINK]",
    meaning: meaning + ". REASON is the reason for ignoring a command, as printed by --json",
    kind: .choice(choices)
  ) { reader throws(LineError) in
    var expectation = Expectation()
    if reader.peek?.text.contains("@") != true {
      expectation.happening = try happening(&reader)
      if reader.peek == nil { return expectation }
    }
    expectation.link = try Parameter<Located<Link>>.located(.link).read(&reader)
    return expectation
  }

  /// Reads an outcome and any reason after `ignored`.
  private static func happening(
    _ reader: inout WordReader
  ) throws(LineError) -> Located<Happening> {
    var range = reader.peek?.range ?? 0..<0
    var happening = Happening(
      kind: try reader.value(meaning, among: choices, Happening.Kind.init(spelling:)))
    if happening.kind == .ignored, let word = reader.peek, !word.text.contains("@") {
      happening.reason = try reader.value("a reason", among: SessionReason.spellings) { text in
        SessionReason.spellings.first { $0.keyword == text.keyword }
      }
      range = range.lowerBound..<word.range.upperBound
    }
    return Located(value: happening, range: range)
  }
}
