// `Codable` is unavailable in Embedded Swift.
#if !hasFeature(Embedded)
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
  extension HostingRule: CodableWord {}
  extension Direction: CodableWord {}

  /// A start rule is encoded as `"first"`, `"last"` or the index of a page.
  extension StartRule: Codable {
    /// Encodes a word, or an index clamped to `0...Track.maximumCount`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .first: try container.encode("first")
      case .last: try container.encode("last")
      case .page(let index): try container.encode((0...Track.maximumCount).clamp(index))
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
      case (_, let index?) where (0...Track.maximumCount).contains(index): self = .page(index)
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
  }

  /// A viewport is encoded as an array of ``levels``, ``pages`` and, unless it is zero, ``beyond``.
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

  /// A gesture rule is encoded as an array of ``turningPages``, ``throwingPagesPerSecond`` and ``settleMilliseconds``.
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

  /// The rules are encoded as an object with a member for each rule. Missing members get their default values.
  extension LevelRules: Codable {
    private enum Key: CodingKey { case start, entry, edge, follow, snap }

    /// Encodes every rule.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(start, forKey: .start)
      try container.encode(entry, forKey: .entry)
      try container.encode(edge, forKey: .edge)
      try container.encode(follow, forKey: .follow)
      try container.encode(snap, forKey: .snap)
    }

    /// Decodes the rules.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        start: try container.decode(forKey: .start, default: .first),
        entry: try container.decode(forKey: .entry, default: .remember),
        edge: try container.decode(forKey: .edge, default: .stop),
        follow: try container.decode(forKey: .follow, default: .off),
        snap: try container.decode(forKey: .snap, default: .page))
    }
  }

  /// The rules are encoded as an object with a member for each rule. Missing members get their default values.
  extension PagerRules: Codable {
    private enum Key: CodingKey {
      case ends, empty, bounce, reading, viewport, gesture, hosting, locked
    }

    /// Encodes every rule.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(ends, forKey: .ends)
      try container.encode(empty, forKey: .empty)
      try container.encode(bounce, forKey: .bounce)
      try container.encode(reading, forKey: .reading)
      try container.encode(viewport, forKey: .viewport)
      try container.encode(gesture, forKey: .gesture)
      try container.encode(hosting, forKey: .hosting)
      try container.encode(locked.elements, forKey: .locked)
    }

    /// Decodes the rules.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init()
      ends = try container.decode(forKey: .ends, default: ends)
      empty = try container.decode(forKey: .empty, default: empty)
      bounce = try container.decode(forKey: .bounce, default: bounce)
      reading = try container.decode(forKey: .reading, default: reading)
      viewport = try container.decode(forKey: .viewport, default: viewport)
      gesture = try container.decode(forKey: .gesture, default: gesture)
      hosting = try container.decode(forKey: .hosting, default: hosting)
      let directions: [Direction] = try container.decode(forKey: .locked, default: [])
      for direction in directions {
        locked.insert(Directions(direction))
      }
    }
  }
#endif
