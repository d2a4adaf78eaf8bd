// `Codable` is unavailable in Embedded Swift.
#if !hasFeature(Embedded)
  /// A snapshot is encoded as an object with `version`, `current`, `levels`, `rules` and `newLevels`.
  ///
  /// Decoding checks that counts and pages are in range and that level names are unique. Unknown members are ignored.
  extension PagerSnapshot: Codable where LevelID: Codable, PageID: Codable {
    private enum Key: CodingKey { case version, current, levels, rules, newLevels }

    /// Encodes the snapshot.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Self.version, forKey: .version)
      try container.encode(currentLevel, forKey: .current)
      try container.encode(levels, forKey: .levels)
      try container.encode(rules, forKey: .rules)
      try container.encode(newLevelRules, forKey: .newLevels)
    }

    /// Decodes a snapshot.
    ///
    /// - Throws: A `DecodingError` with the path to the invalid member.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      _ = try container.decode(forKey: .version, in: Self.version...Self.version)
      currentLevel = try container.decodeNullable(LevelID.self, forKey: .current)
      levels = try container.decode([SavedLevel].self, forKey: .levels)
      rules = try container.decode(PagerRules.self, forKey: .rules)
      newLevelRules = try container.decode(LevelRules.self, forKey: .newLevels)
      var names: Set<LevelID> = []
      for (index, level) in levels.enumerated() where !names.insert(level.id).inserted {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: container.codingPath
              + [Key.levels, IndexKey(index), SavedLevel.Key.name],
            debugDescription: "Another level has this name"))
      }
    }
  }

  /// A level is encoded as an object with `name`, `count`, `page`, `offset`, `rules` and, if its page has an identity,
  /// `key`.
  extension PagerSnapshot.SavedLevel: Codable where LevelID: Codable, PageID: Codable {
    fileprivate enum Key: CodingKey { case name, count, page, key, offset, rules }

    /// Encodes the level.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(id, forKey: .name)
      try container.encode(count, forKey: .count)
      try container.encode(page, forKey: .page)
      try container.encodeIfPresent(pageID, forKey: .key)
      try container.encode(rest, forKey: .offset)
      try container.encode(rules, forKey: .rules)
    }

    /// Decodes a level.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      id = try container.decode(LevelID.self, forKey: .name)
      count = try container.decode(forKey: .count, in: 0...Track.maximumCount)
      pageID = try container.decodeIfPresent(PageID.self, forKey: .key)
      rules = try container.decode(LevelRules.self, forKey: .rules)
      if count > 0 {
        page = try container.decode(forKey: .page, in: 0...(count - 1))
        rest = try container.decode(Offset.self, forKey: .offset)
        return
      }
      page = try container.decodeNullable(Int.self, forKey: .page)
      rest = try container.decodeNullable(Offset.self, forKey: .offset)
      for (key, isNull) in [(Key.page, page == nil), (.offset, rest == nil)] where !isNull {
        throw DecodingError.expected(
          "null, because the level is empty", at: container.codingPath + [key])
      }
    }
  }
#endif
