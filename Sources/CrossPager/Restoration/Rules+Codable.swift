// Embedded builds have no coders.
#if !hasFeature(Embedded)
  /// A rule's value, written as the word that `set` takes.
  protocol CodableWord: CaseIterable, Codable {}

  extension CodableWord {
    /// Writes the word.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("\(self)")
    }

    /// Reads the word.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let word = try container.decode(String.self)
      guard let value = Self.allCases.first(where: { "\($0)" == word }) else {
        let words = Self.allCases.map { "'\($0)'" }.joined(separator: ", ")
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Expected one of \(words)")
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

  /// Written as `"first"`, `"last"` or a page's index.
  extension StartRule: Codable {
    /// Writes the word or the index.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .first: try container.encode("first")
      case .last: try container.encode("last")
      case .page(let index): try container.encode(index)
      }
    }

    /// Reads the word or the index, which may be written as text.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let word = try? container.decode(String.self)
      let index = word == nil ? try? container.decode(Int.self) : word.flatMap { Int($0) }
      switch (word, index) {
      case ("first", _): self = .first
      case ("last", _): self = .last
      case (_, let index?) where (0...Track.maximumCount).contains(index): self = .page(index)
      default:
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Expected 'first', 'last' or the index of a page")
      }
    }
  }

  /// Written as a number of pages, exactly.
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
        offset.magnitude <= Offset(pages: 1 << 31)
      else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Expected a number of pages in steps of 1/65536")
      }
      self = offset
    }
  }

  /// Written as a list: levels, pages and, if any are kept ready, how many beyond.
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
      let levels = Offset(pages: try container.decode(Double.self))
      let pages = Offset(pages: try container.decode(Double.self))
      let beyond = container.isAtEnd ? 0 : try container.decode(Int.self)
      self.init(levels: levels, pages: pages, beyond: beyond)
      if !container.isAtEnd || (levels, pages, beyond) != (self.levels, self.pages, self.beyond) {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription:
              "Expected a list of levels and pages, each from 1 to 1000, and of pages to keep ready, from 0 to 100"
          ))
      }
    }
  }

  /// Written as a list: the pages that turn, the pages per second that throw, and the milliseconds of a settle.
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
      let turning = Offset(pages: try container.decode(Double.self))
      let throwing = Offset(pages: try container.decode(Double.self))
      let settle = try container.decode(Int.self)
      self.init(
        turningPages: turning, throwingPagesPerSecond: throwing, settleMilliseconds: settle)
      if !container.isAtEnd
        || (turning, throwing, settle)
          != (turningPages, throwingPagesPerSecond, settleMilliseconds)
      {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription:
              "Expected a list of the pages that turn, up to 1, the pages per second that throw, up to 1000, and the milliseconds of a settle, from 1 to 1000"
          ))
      }
    }
  }

  /// Written with a member for each rule; read with those that differ from the defaults.
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

    /// Reads the rules there are; the others are at their defaults.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        start: try container.decodeIfPresent(StartRule.self, forKey: .start) ?? .first,
        entry: try container.decodeIfPresent(EntryRule.self, forKey: .entry) ?? .remember,
        edge: try container.decodeIfPresent(EdgeRule.self, forKey: .edge) ?? .stop,
        follow: try container.decodeIfPresent(FollowRule.self, forKey: .follow) ?? .off,
        snap: try container.decodeIfPresent(SnapRule.self, forKey: .snap) ?? .page)
    }
  }

  /// Written with a member for each rule; read with those that differ from the defaults.
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
      try container.encode(Direction.allCases.filter { locked.contains($0) }, forKey: .locked)
    }

    /// Reads the rules there are; the others are at their defaults.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init()
      ends = try container.decodeIfPresent(EndsRule.self, forKey: .ends) ?? ends
      empty = try container.decodeIfPresent(EmptyRule.self, forKey: .empty) ?? empty
      bounce = try container.decodeIfPresent(BounceRule.self, forKey: .bounce) ?? bounce
      reading = try container.decodeIfPresent(ReadingRule.self, forKey: .reading) ?? reading
      viewport = try container.decodeIfPresent(Viewport.self, forKey: .viewport) ?? viewport
      gesture = try container.decodeIfPresent(GestureRule.self, forKey: .gesture) ?? gesture
      hosting = try container.decodeIfPresent(HostingRule.self, forKey: .hosting) ?? hosting
      for direction in try container.decodeIfPresent([Direction].self, forKey: .locked) ?? [] {
        locked.insert(Directions(direction))
      }
    }
  }
#endif
