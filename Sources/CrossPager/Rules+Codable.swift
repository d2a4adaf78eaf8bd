// Embedded builds have no `Codable`.
#if !hasFeature(Embedded)
  /// A rule's value, encoded as the word that `set` takes.
  protocol CodableWord: CaseIterable, Codable {}

  extension CodableWord {
    /// Writes the word.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("\(self)")
    }

    /// Reads the word, ignoring case.
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

  /// Encoded as `"first"`, `"last"` or a page's index.
  extension StartRule: Codable {
    /// Writes the word, or the index held within the range of a level.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .first: try container.encode("first")
      case .last: try container.encode("last")
      case .page(let index): try container.encode((0...Track.maximumCount).clamp(index))
      }
    }

    /// Reads the word, or the index as a number or text.
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

  /// Encoded as an exact number of pages.
  extension Offset: Codable {
    /// Writes the number of pages.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Double(self))
    }

    /// Reads a number of pages in steps of 1/65536, within ±2³¹.
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

  /// Encoded as a list: levels, pages and, unless it is zero, how many to keep ready beyond.
  extension Viewport: Codable {
    /// Writes the list.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(levels)
      try container.encode(pages)
      if beyond > 0 { try container.encode(beyond) }
    }

    /// Reads the list.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      guard container.count == 2 || container.count == 3 else {
        throw DecodingError.expected(
          "a list of two or three numbers: levels, pages and, if any are kept ready, beyond",
          at: decoder.codingPath)
      }
      let extent = "a number from 1 through 1000"
      self.init(
        levels: try container.decode(in: Viewport.extents, extent),
        pages: try container.decode(in: Viewport.extents, extent),
        beyond: container.isAtEnd ? 0 : try container.decode(in: Viewport.beyonds))
    }
  }

  /// Encoded as a list: the turning distance in pages, the throwing velocity in pages per second, and the settle time
  /// in milliseconds.
  extension GestureRule: Codable {
    /// Writes the list.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(turningPages)
      try container.encode(throwingPagesPerSecond)
      try container.encode(settleMilliseconds)
    }

    /// Reads the list.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      guard container.count == 3 else {
        throw DecodingError.expected(
          "a list of three numbers: the pages that turn, the pages per second that throw, and the milliseconds of a settle",
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

  /// Encoded with a member for each rule. Decoding accepts missing members and gives them their defaults.
  extension LevelRules: Codable {
    private enum Key: CodingKey { case start, entry, edge, follow, snap }

    /// Writes every rule.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(start, forKey: .start)
      try container.encode(entry, forKey: .entry)
      try container.encode(edge, forKey: .edge)
      try container.encode(follow, forKey: .follow)
      try container.encode(snap, forKey: .snap)
    }

    /// Reads the rules that are present. The others get their defaults.
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

  /// Encoded with a member for each rule. Decoding accepts missing members and gives them their defaults.
  extension PagerRules: Codable {
    private enum Key: CodingKey {
      case ends, empty, bounce, reading, viewport, gesture, hosting, locked
    }

    /// Writes every rule.
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

    /// Reads the rules that are present. The others get their defaults.
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
