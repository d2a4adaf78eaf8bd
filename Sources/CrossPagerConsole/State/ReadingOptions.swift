import CrossPagerSeries

/// The options for reading a file, as stored in a snapshot.
struct ReadingOptions: Hashable {
  var timeZone: String
  var missing: [String]
  var duplicates: DuplicateRule
  /// The columns that name the series, or nil to detect them.
  var by: [String]?

  init(of options: SeriesOptions) {
    timeZone = options.timeZone
    missing = options.missingTokens
    duplicates = options.duplicates
    by = options.by
  }

  /// Copies these options to `options`.
  func apply(to options: inout SeriesOptions) {
    options.timeZone = timeZone
    options.missingTokens = missing
    options.duplicates = duplicates
    options.by = by
  }
}

extension ReadingOptions: Codable {
  private enum Key: String, CodingKey {
    case timeZone = "timezone"
    case missing, duplicates, by
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(timeZone, forKey: .timeZone)
    try container.encode(missing, forKey: .missing)
    try container.encode(duplicates.rawValue, forKey: .duplicates)
    try container.encodeIfPresent(by, forKey: .by)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    timeZone = try container.decode(String.self, forKey: .timeZone)
    missing = try container.decode([String].self, forKey: .missing)
    duplicates =
      try container.word(.duplicates, DuplicateRule.allCases.map(\.rawValue)) {
        DuplicateRule(rawValue: $0)
      } ?? .all
    by = try container.decodeIfPresent([String].self, forKey: .by)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a word in any letter case. Returns nil if the member is missing.
  func word<Value>(
    _ key: Key, _ words: [String], _ read: (String) -> Value?
  ) throws -> Value? {
    guard let word = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let value = read(word.keyword) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "Expected one of \(Wording.list(words, "or"))")
    }
    return value
  }
}
