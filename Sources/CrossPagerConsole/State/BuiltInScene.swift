/// The built-in scenes. Each follows one of the articles that this project grew from and has the
/// form of a scene file.
enum BuiltInScene: String, CaseIterable {
  /// Days, weeks and months. The newest page is last and shown first.
  case article
  /// Sections of articles that scroll sideways independently.
  case filmstrip
  /// A table whose cells hold rows of colors.
  case tabled
  /// Rows of different lengths.
  case ragged
  /// Rows that are view controllers.
  case hosted

  /// The scene as the JSON of a scene file.
  var document: JSON {
    switch self {
    case .article:
      let numbers = ["One", "Two", "Three", "Four", "Five"]
      return [
        "levels": .array(
          ["day", "week", "month"].map { name in
            BuiltInScene.level(name, numbers.map { "\(name.uppercased()): \($0)" })
          }),
        "levelRules": ["start": "last"],
      ]
    case .filmstrip:
      return [
        "levels": .array(
          ["A", "B", "C", "D"].map { letter in
            BuiltInScene.level("Section \(letter)", (1...5).map { "Article \(letter)\($0)" })
          }),
        "levelRules": ["snap": "free"],
        // The display is 320 by 180 points. Items are 130 points wide, rows 60 high.
        "rules": ["viewport": [3, 2.46]],
      ]
    case .tabled:
      return [
        "levels": .array(BuiltInScene.colors(Array(repeating: 15, count: 20))),
        "levelRules": ["snap": "free"],
        // The display is 320 by 480 points. Items are 44 points wide. Rows are 44 high, the default
        // height of table rows.
        "rules": ["viewport": [10.91, 7.27]],
      ]
    case .ragged:
      return [
        "levels": .array(BuiltInScene.colors([10, 2, 2, 2, 2])),
        "levelRules": ["snap": "free"],
        "rules": ["viewport": [5, 4]],
      ]
    case .hosted:
      return [
        "levels": .array((0..<3).map { BuiltInScene.level("Row \($0)", ["Controller \($0)"]) }),
        "rules": ["viewport": [2, 1]],
      ]
    }
  }

  private static func level(_ name: String, _ titles: [String]) -> JSON {
    ["name": .string(name), "pages": .array(titles.map { .string($0) })]
  }

  /// Rows with the given numbers of random colors, the same every time.
  private static func colors(_ counts: [Int]) -> [JSON] {
    var random = SplitMix64(seed: 0)
    return counts.enumerated().map { row, count in
      level("Row \(row)", (0..<count).map { _ in random.color() })
    }
  }
}

extension SplitMix64 {
  /// A color in web notation: `#A1B2C3`.
  fileprivate mutating func color() -> String {
    let digits = String(next() >> 40, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
