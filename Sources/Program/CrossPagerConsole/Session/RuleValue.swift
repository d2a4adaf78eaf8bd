import CrossPager
import MessageWords
import PagerCompanions

/// The value of a rule of the pager or of a level, as written in commands and in JSON.
protocol RuleValue: Sendable {
  static var parameter: Parameter<Self> { get }
  var spelling: String { get }
  var json: JSON { get }
  init(_ reader: JSONReader) throws(JSONReader.Problem)
}

protocol SpelledRule: Spelled, RuleValue {}

extension SpelledRule {
  static var parameter: Parameter<Self> { .choice }
  var json: JSON { .string(spelling) }
  init(_ reader: JSONReader) throws(JSONReader.Problem) { self = try reader.word() }
}

extension EntryRule: SpelledRule {}
extension EdgeRule: SpelledRule {}
extension EndsRule: SpelledRule {}
extension EmptyRule: SpelledRule {}
extension FollowRule: SpelledRule {}
extension SnapRule: SpelledRule {}
extension BounceRule: SpelledRule {}
extension ReadingRule: SpelledRule {}

extension StartRule: RuleValue {
  private static let meaning = "'first', 'last' or a page's index"

  static let parameter = Parameter.word(
    "first|last|N", meaning, .choice(["first", "last"]), StartRule.init(spelling:))

  var json: JSON { if case .page(let page) = self { .integer(page) } else { .string(spelling) } }

  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    let text = if case .string(let word) = reader.value { word } else { reader.value.text }
    guard let rule = StartRule(spelling: text) else { throw reader.problem(Self.meaning) }
    self = rule
  }
}

extension Viewport: RuleValue {
  static let parameter = Parameter(usage: "LEVELS PAGES [beyond N]", meaning: "", kind: .number) {
    reader throws(LineError) in
    let extents = "from \(allowedExtents)"
    let levels = try reader.offset(in: Viewport.extents, "a number of levels \(extents)")
    let pages = try reader.offset(in: Viewport.extents, "a number of pages \(extents)")
    if let word = reader.peek, word.text.keyword != "beyond",
      Spelling.nearest(to: word.text, among: ["beyond"]) != nil
    {
      throw reader.error(word, "'beyond'", among: ["beyond"])
    }
    if !reader.take("beyond") { return Viewport(levels: levels, pages: pages) }
    let beyond = try reader.value(
      "a whole number from \(beyonds.lowerBound) to \(beyonds.upperBound)"
    ) { WholeNumber.index($0, in: beyonds) }
    return Viewport(levels: levels, pages: pages, beyond: beyond)
  }

  /// The range of extents as text, such as `1 to 1000`.
  static var allowedExtents: String {
    "\(extents.lowerBound.decimal) to \(extents.upperBound.decimal)"
  }

  var spelling: String {
    "\(levels.decimal) \(pages.decimal)" + (beyond == 0 ? "" : " beyond \(beyond)")
  }

  var json: JSON { .array([levels.json, pages.json] + (beyond == 0 ? [] : [.integer(beyond)])) }

  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    let numbers = try reader.elements()
    guard 2...3 ~= numbers.count else {
      throw reader.problem(
        "an array of two or three numbers: levels, pages and extra pages to keep ready")
    }
    let expected = "a number from 1 through 1000"
    self.init(
      levels: try numbers[0].offset(in: Viewport.extents, expected),
      pages: try numbers[1].offset(in: Viewport.extents, expected),
      beyond: numbers.count == 2 ? 0 : try numbers[2].integer(through: Viewport.beyonds))
  }
}

extension GestureRule: RuleValue {
  static let parameter = Parameter(usage: "PAGES VELOCITY MS", meaning: "", kind: .number) {
    reader throws(LineError) in
    GestureRule(
      turningPages: try reader.offset(
        in: turningRange, "a fraction of a page, above 0 and up to 1"),
      throwingPagesPerSecond: try reader.offset(
        in: throwingRange, "a velocity in pages per second, above 0 and up to 1000"),
      settleMilliseconds: try reader.value("a number of milliseconds from 1 to 1000") {
        WholeNumber.index($0, in: settleRange)
      })
  }

  var spelling: String {
    "\(turningPages.decimal) \(throwingPagesPerSecond.decimal) \(settleMilliseconds)"
  }

  var json: JSON { [turningPages.json, throwingPagesPerSecond.json, .integer(settleMilliseconds)] }

  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    let numbers = try reader.elements()
    guard numbers.count == 3 else {
      throw reader.problem("an array of three numbers: pages, pages per second and milliseconds")
    }
    self.init(
      turningPages: try numbers[0].offset(
        in: GestureRule.turningRange, "a number above 0 and up to 1"),
      throwingPagesPerSecond: try numbers[1].offset(
        in: GestureRule.throwingRange, "a number above 0 and up to 1000"),
      settleMilliseconds: try numbers[2].integer(through: GestureRule.settleRange))
  }
}

extension Directions: RuleValue {
  static let parameter = Parameter(
    usage: "DIRECTION…", meaning: "one or more of \(Wording.list(Direction.spellings, "or"))",
    kind: .direction
  ) { reader throws(LineError) in
    var directions: Directions = []
    repeat {
      directions.insert(Directions(try Parameter<Direction>.choice.read(&reader)))
    } while reader.peek != nil
    return directions
  }

  /// The directions, such as `left up`, or `none`.
  var spelling: String { isEmpty ? "none" : elements.map(\.spelling).joined(separator: " ") }

  var json: JSON { .strings(elements.map(\.spelling)) }

  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    self = []
    for element in try reader.elements() { insert(Directions(try element.word() as Direction)) }
  }
}

extension WordReader {
  fileprivate mutating func offset(
    in range: ClosedRange<Offset>, _ expected: String
  ) throws(LineError) -> Offset {
    try value(expected) { text in
      Offset(decimal: text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension Offset {
  var json: JSON { JSON(number: Double(self)) }
}

extension JSONReader {
  /// Reads a number of pages in a range and rounds it to the nearest offset.
  fileprivate func offset(
    in range: ClosedRange<Offset>, _ expected: String
  ) throws(Problem) -> Offset {
    guard let pages = number, range.contains(Offset(pages: pages)) else { throw problem(expected) }
    return Offset(pages: pages)
  }

  /// Reads an exact number of pages.
  func offset() throws(Problem) -> Offset {
    guard let pages = number else { throw problem("a number") }
    guard let offset = Offset(exactly: pages) else {
      throw problem("a number of pages in steps of 1/65536")
    }
    return offset
  }

  func rules<Rules: RuleSet>(over base: Rules) throws(Problem) -> Rules {
    try Rules(members(Rules.names), over: base)
  }
}

protocol RuleSet: Sendable {
  /// The rules, in the order used in the help.
  static var rules: [Rule<Self>] { get }
}

/// A rule in a set of rules. Its value supplies the rule's text and JSON.
struct Rule<Rules>: Sendable {
  let name: String
  let value: @Sendable (Rules) -> any RuleValue
  let read: @Sendable (JSONReader, inout Rules) throws(JSONReader.Problem) -> Void

  init<Value: RuleValue>(_ name: String, _ path: any WritableKeyPath<Rules, Value> & Sendable) {
    self.name = name
    value = { $0[keyPath: path] }
    read = { reader, rules throws(JSONReader.Problem) in rules[keyPath: path] = try Value(reader) }
  }
}

extension RuleSet {
  var json: JSON {
    JSON.object(Self.rules.map { JSON.Member($0.name, $0.value(self).json) }).sorted
  }

  static var names: [String] { rules.map(\.name).sorted() }

  init(_ members: [String: JSONReader], over base: Self) throws(JSONReader.Problem) {
    self = base
    for rule in Self.rules {
      if let member = members[rule.name] { try rule.read(member, &self) }
    }
  }
}
