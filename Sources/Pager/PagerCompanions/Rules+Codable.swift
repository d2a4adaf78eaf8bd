public import CrossPager

/// An enumeration encoded as the name of its case.
protocol CodableWord: CaseIterable, Codable {}

extension CodableWord {
  /// Encodes the name of the case.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(self)")
  }

  /// Decodes the name of a case, ignoring capitalization.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let value = Self.allCases.first(where: { "\($0)" == word.lowercased() }) else {
      let words = Self.allCases.map { "'\($0)'" }
      let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
      throw DecodingError.expected("one of \(list)", at: container.codingPath)
    }
    self = value
  }
}

extension EntryRule: CodableWord {}
extension EdgeRule: CodableWord {}
extension EndsRule: CodableWord {}
extension EmptyRule: CodableWord {}
extension FollowRule: CodableWord {}
extension SnapRule: CodableWord {}
extension BounceRule: CodableWord {}
extension ReadingRule: CodableWord {}
extension Direction: CodableWord {}

/// A start rule is encoded as `"first"`, `"last"` or the index of a page.
extension StartRule: Codable {
  /// Encodes a word, or an index clamped to `0...Pager.maximumCount`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .first: try container.encode("first")
    case .last: try container.encode("last")
    case .page(let index): try container.encode(min(max(index, 0), Pager.maximumCount))
    }
  }

  /// Decodes a word, or an index written as a number or a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try? container.decode(String.self)
    let index = word == nil ? try? container.decode(Int.self) : word.flatMap { Int($0) }
    switch (word?.lowercased(), index) {
    case ("first", _): self = .first
    case ("last", _): self = .last
    case (_, let index?) where (0...Pager.maximumCount).contains(index): self = .page(index)
    default:
      throw DecodingError.expected(
        "'first', 'last' or a page's index", at: container.codingPath)
    }
  }
}

/// An offset is encoded as an exact number of pages.
extension Offset: Codable {
  /// Encodes the number of pages.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Double(self))
  }

  /// Decodes a number of pages within ±2³¹, in steps of 1/65536.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let offset = Offset(exactly: try container.decode(Double.self)),
      offset.rawValue.magnitude <= 1 << 47
    else {
      throw DecodingError.expected(
        "a number of pages in steps of 1/65536", at: container.codingPath)
    }
    self = offset
  }

  package init?(exactly pages: Double) {
    self.init(pages: pages)
    if Double(self) != pages { return nil }
  }
}

/// A viewport is encoded as an array of `levels`, `pages` and, unless it is zero, `beyond`.
extension Viewport: Codable {
  /// Encodes the array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(levels)
    try container.encode(pages)
    if beyond > 0 { try container.encode(beyond) }
  }

  /// Decodes the array.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    guard container.count == 2 || container.count == 3 else {
      throw DecodingError.expected(
        "an array of two or three numbers: levels, pages and extra pages to keep ready",
        at: decoder.codingPath)
    }
    let extent = "a number from 1 through 1000"
    self.init(
      levels: try container.decode(in: Viewport.extents, extent),
      pages: try container.decode(in: Viewport.extents, extent),
      beyond: container.isAtEnd ? 0 : try container.decode(in: Viewport.beyonds))
  }
}

/// A gesture rule is encoded as an array of `turningPages`, `throwingPagesPerSecond` and `settleMilliseconds`.
extension GestureRule: Codable {
  /// Encodes the array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(turningPages)
    try container.encode(throwingPagesPerSecond)
    try container.encode(settleMilliseconds)
  }

  /// Decodes the array.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    guard container.count == 3 else {
      throw DecodingError.expected(
        "an array of three numbers: pages, pages per second and milliseconds",
        at: decoder.codingPath)
    }
    self.init(
      turningPages: try container.decode(
        in: GestureRule.turningRange, "a number above 0 and up to 1"),
      throwingPagesPerSecond: try container.decode(
        in: GestureRule.throwingRange, "a number above 0 and up to 1000"),
      settleMilliseconds: try container.decode(in: GestureRule.settleRange))
  }
}

/// A set of directions is encoded as an array.
extension Directions: Codable {
  /// Encodes the directions in order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }

  /// Decodes directions in any order.
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode([Direction].self)
      .reduce(into: []) { $0.insert(Directions($1)) }
  }
}

/// The encoding and decoding of a rule in a set of rules. Both follow from the rule's name and key path.
struct Rule<Rules> {
  var encode: (Rules, inout KeyedEncodingContainer<RuleKey>) throws -> Void
  var decode: (inout Rules, KeyedDecodingContainer<RuleKey>) throws -> Void

  init(_ name: String, _ path: WritableKeyPath<Rules, some Codable>) {
    let key = RuleKey(stringValue: name)
    encode = { rules, container in try container.encode(rules[keyPath: path], forKey: key) }
    decode = { rules, container in
      rules[keyPath: path] = try container.decode(forKey: key, default: rules[keyPath: path])
    }
  }
}

/// The name of a rule.
package struct RuleKey: CodingKey {
  package var stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

/// A set of rules, encoded as an object with a member for each rule. Missing members get their default values.
protocol CodableRules: Codable {
  static var defaults: Self { get }
  static var rules: [Rule<Self>] { get }
}

extension CodableRules {
  /// Encodes every rule.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RuleKey.self)
    for rule in Self.rules { try rule.encode(self, &container) }
  }

  /// Decodes the rules.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RuleKey.self)
    self = .defaults
    for rule in Self.rules { try rule.decode(&self, container) }
  }
}

extension LevelRules: CodableRules {
  static var defaults: LevelRules { LevelRules() }

  static var rules: [Rule<Self>] {
    [
      Rule("start", \.start), Rule("entry", \.entry), Rule("edge", \.edge),
      Rule("follow", \.follow), Rule("snap", \.snap),
    ]
  }
}

extension PagerRules: CodableRules {
  static var defaults: PagerRules { PagerRules() }

  static var rules: [Rule<Self>] {
    [
      Rule("ends", \.ends), Rule("empty", \.empty), Rule("bounce", \.bounce),
      Rule("reading", \.reading), Rule("viewport", \.viewport), Rule("gesture", \.gesture),
      Rule("locked", \.locked),
    ]
  }
}
