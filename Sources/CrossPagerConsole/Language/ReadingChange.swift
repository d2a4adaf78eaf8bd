import CrossPagerSeries

/// A change to an option for reading the file.
enum ReadingChange: Hashable, Sendable {
  case timeZone(String)
  /// Additional words that represent a missing value, or an empty array to remove all additional words.
  case missing([String])
  case duplicates(DuplicateRule)
  /// The columns that name the series, an empty array for one series, or nil to detect them.
  case by([String]?)

  /// Applies the change.
  func apply(to options: inout SeriesOptions) {
    switch self {
    case .timeZone(let zone): options.timeZone = zone
    case .missing([]): options.missingTokens = []
    case .missing(let tokens):
      options.missingTokens += tokens.filter { !options.missingTokens.contains($0) }
    case .duplicates(let rule): options.duplicates = rule
    case .by(let columns): options.by = columns
    }
  }

  /// The command that makes the change.
  var command: String {
    switch self {
    case .timeZone(let zone): "timezone \(zone)"
    case .missing(let tokens): "missing " + Self.words(tokens)
    case .duplicates(let rule): "duplicates \(rule.rawValue)"
    case .by(let columns): "by " + (columns.map(Self.words) ?? "auto")
    }
  }

  /// The command-line options that make the same change at startup.
  var option: String {
    switch self {
    case .missing(let tokens): "--missing " + Wording.quoting(tokens.joined(separator: ","))
    case .by(let columns?) where !columns.isEmpty:
      columns.map { "--by \(Wording.quoting($0))" }.joined(separator: " ")
    case .by(nil): "--by COLUMN"
    case .timeZone, .duplicates, .by: "--" + command
    }
  }

  private static func words(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.map { Wording.quoting($0) }.joined(separator: " ")
  }
}

extension SeriesOptions {
  /// Copies from `other` the options that suit any file.
  mutating func keepReading(of other: SeriesOptions) {
    timeZone = other.timeZone
    missingTokens = other.missingTokens
    duplicates = other.duplicates
    skipBadRows = other.skipBadRows
  }
}
