// Embedded builds have no coders.
#if !hasFeature(Embedded)
  /// Written as an object with `version`, `current`, `levels`, `rules` and `newLevels`.
  ///
  /// What is read is a snapshot that some pager can have made, or an error: counts, pages and rests are in their ranges,
  /// and every level has a name of its own. Members of other names are left to whoever wrote them.
  extension PagerSnapshot: Codable where LevelID: Codable, PageID: Codable {
    private enum Key: CodingKey { case version, current, levels, rules, newLevels }

    /// Writes the snapshot.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Self.version, forKey: .version)
      try container.encode(currentLevel, forKey: .current)
      try container.encode(levels, forKey: .levels)
      try container.encode(rules, forKey: .rules)
      try container.encode(newLevelRules, forKey: .newLevels)
    }

    /// Reads a snapshot.
    ///
    /// - Throws: `DecodingError`, with the path to what is wrong.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      guard try container.decode(Int.self, forKey: .version) == Self.version else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container, debugDescription: "Expected \(Self.version)")
      }
      currentLevel = try container.decodeRequired(LevelID.self, forKey: .current)
      levels = try container.decode([SavedLevel].self, forKey: .levels)
      rules = try container.decode(PagerRules.self, forKey: .rules)
      newLevelRules = try container.decode(LevelRules.self, forKey: .newLevels)
      if Set(levels.map(\.id)).count < levels.count {
        throw DecodingError.dataCorruptedError(
          forKey: .levels, in: container,
          debugDescription: "Expected a name of its own for every level")
      }
    }
  }

  /// Written as an object with `name`, `count`, `page`, `offset`, `rules` and, where pages have identities, `key`.
  extension PagerSnapshot.SavedLevel: Codable where LevelID: Codable, PageID: Codable {
    private enum Key: CodingKey { case name, count, page, key, offset, rules }

    /// Writes the level.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(id, forKey: .name)
      try container.encode(count, forKey: .count)
      try container.encode(page, forKey: .page)
      try container.encodeIfPresent(pageID, forKey: .key)
      try container.encode(rest, forKey: .offset)
      try container.encode(rules, forKey: .rules)
    }

    /// Reads a level.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      id = try container.decode(LevelID.self, forKey: .name)
      count = try container.decode(Int.self, forKey: .count)
      page = try container.decodeRequired(Int.self, forKey: .page)
      pageID = try container.decodeIfPresent(PageID.self, forKey: .key)
      rest = try container.decodeRequired(Offset.self, forKey: .offset)
      rules = try container.decode(LevelRules.self, forKey: .rules)
      guard (0...Track.maximumCount).contains(count) else {
        throw DecodingError.dataCorruptedError(
          forKey: .count, in: container,
          debugDescription: "Expected an integer from 0 through \(Track.maximumCount)")
      }
      guard page.map({ 0..<count ~= $0 }) ?? (count == 0) else {
        throw DecodingError.dataCorruptedError(
          forKey: .page, in: container,
          debugDescription: count == 0
            ? "Expected null, since the level is empty"
            : "Expected an integer from 0 through \(count - 1)")
      }
      guard (rest == nil) == (count == 0) else {
        throw DecodingError.dataCorruptedError(
          forKey: .offset, in: container,
          debugDescription: count == 0
            ? "Expected null, since the level is empty" : "Expected a number")
      }
    }
  }

  extension KeyedDecodingContainer {
    /// A member that must be there and may be null.
    fileprivate func decodeRequired<Value: Decodable>(
      _ type: Value.Type, forKey key: Key
    ) throws -> Value? {
      guard contains(key) else {
        throw DecodingError.keyNotFound(
          key, .init(codingPath: codingPath, debugDescription: "Expected a value or null"))
      }
      return try decodeIfPresent(type, forKey: key)
    }
  }
#endif
