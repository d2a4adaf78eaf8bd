/// The scenes that come with the program, each after one of the articles this project grew from, and each written as
/// the file it could be.
enum BuiltInScene: String, CaseIterable {
  /// Days, weeks and months, the newest last and shown first.
  case article
  /// Sections of articles that scroll sideways on their own.
  case filmstrip
  /// A table whose cells hold rows of colours.
  case tabled
  /// Rows of different lengths.
  case ragged
  /// Rows that are controllers of their own.
  case hosted

  /// The scene, as a scene file has it.
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
      let levels = ["A", "B", "C", "D"].map { letter in
        BuiltInScene.level("Section \(letter)", (1...5).map { "Article \(letter)\($0)" })
      }
      // 320 by 180 points; items are 130 points wide and rows 60 high.
      return BuiltInScene.scrolling(levels, viewport: [3, 2.46])
    case .tabled:
      // 320 by 480 points; items are 44 points wide, and rows 44 high, as a table's are unless it says otherwise.
      return BuiltInScene.scrolling(
        BuiltInScene.colors(Array(repeating: 15, count: 20)), viewport: [10.91, 7.27])
    case .ragged:
      return BuiltInScene.scrolling(BuiltInScene.colors([10, 2, 2, 2, 2]), viewport: [5, 4])
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

  private static func scrolling(_ levels: [JSON], viewport: JSON) -> JSON {
    [
      "levels": .array(levels), "levelRules": ["snap": "free"], "rules": ["viewport": viewport],
    ]
  }

  /// Rows of so many random colours each, the same every time.
  private static func colors(_ counts: [Int]) -> [JSON] {
    var random = SplitMix64(seed: 0)
    return counts.enumerated().map { row, count in
      level("Row \(row)", (0..<count).map { _ in random.color() })
    }
  }
}

extension SplitMix64 {
  /// A colour as it is written for the web: `#A1B2C3`.
  fileprivate mutating func color() -> String {
    let digits = String(next() >> 40, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
