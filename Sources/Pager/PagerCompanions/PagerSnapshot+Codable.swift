public import CrossPager

/// A snapshot is encoded as an object with `version`, `current`, `levels`, `rules`, `newLevels` and, if there are any,
/// `absent` levels.
///
/// Decoding checks that counts and pages are in range and that level names are unique. Unknown members are ignored.
/// Encoding clamps counts, pages and offsets, and omits levels that repeat a name, so the result can be decoded.
extension PagerSnapshot: Codable where LevelName: Codable, PageName: Codable {
  private enum Key: CodingKey { case version, current, levels, rules, newLevels, absent }

  /// Encodes the snapshot.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(currentLevel, forKey: .current)
    try container.encode(Self.unique(levels), forKey: .levels)
    try container.encode(rules, forKey: .rules)
    try container.encode(newLevelRules, forKey: .newLevels)
    let absent = Self.unique(absentLevels)
    if !absent.isEmpty { try container.encode(absent, forKey: .absent) }
  }

  private static func unique(_ levels: [SavedLevel]) -> [SavedLevel] {
    var names: Set<LevelName> = []
    return levels.filter { names.insert($0.id).inserted }
  }

  /// Decodes a snapshot.
  ///
  /// - Throws: A `DecodingError` with the path to the invalid member.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    _ = try container.decode(forKey: .version, in: Self.version...Self.version)
    self.init(
      levels: try container.decode([SavedLevel].self, forKey: .levels),
      currentLevel: try container.decodeNullable(LevelName.self, forKey: .current),
      rules: try container.decode(PagerRules.self, forKey: .rules),
      newLevelRules: try container.decode(LevelRules.self, forKey: .newLevels))
    absentLevels = try container.decode(forKey: .absent, default: [])
    for (key, levels) in [(Key.levels, levels), (.absent, absentLevels)] {
      var names: Set<LevelName> = []
      for (index, level) in levels.enumerated() where !names.insert(level.id).inserted {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: container.codingPath + [key, IndexKey(index), SavedLevel.Key.name],
            debugDescription: "Another level has this name"))
      }
    }
  }
}

/// A level is encoded as an object with `name`, `count`, `page`, `offset`, `rules` and, if its page has an identity,
/// `key`.
extension PagerSnapshot.SavedLevel: Codable where LevelName: Codable, PageName: Codable {
  fileprivate enum Key: CodingKey { case name, count, page, key, offset, rules }

  /// Encodes the level, with its count, page and offset clamped.
  public func encode(to encoder: any Encoder) throws {
    let level = Level(count: count, page: page ?? 0)
    // The range that decoding accepts.
    let reach = Offset(rawValue: 1 << 47)
    let rest = rest.map { min(max($0, -reach), reach) } ?? Offset(pages: level.page ?? 0)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .name)
    try container.encode(level.count, forKey: .count)
    try container.encode(level.page, forKey: .page)
    try container.encodeIfPresent(pageID, forKey: .key)
    try container.encode(level.isEmpty ? nil : rest, forKey: .offset)
    try container.encode(rules, forKey: .rules)
  }

  /// Decodes a level.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(LevelName.self, forKey: .name),
      count: try container.decode(forKey: .count, in: 0...Pager.maximumCount), page: nil,
      pageID: try container.decodeIfPresent(PageName.self, forKey: .key), rest: nil,
      rules: try container.decode(LevelRules.self, forKey: .rules))
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
