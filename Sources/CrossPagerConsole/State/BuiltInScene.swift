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
      let levels = ["A", "B", "C", "D"].map { letter in
        BuiltInScene.level("Section \(letter)", (1...5).map { "Article \(letter)\($0)" })
      }
      // The display is 320 by 180 points. Items are 130 points wide, rows 60 high.
      return BuiltInScene.scrolling(levels, viewport: [3, 2.46])
    case .tabled:
      // The display is 320 by 480 points. Items are 44 points wide. Rows are 44 high, the default
      // height of table rows.
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

extension Scene {
  /// The names of the built-in scenes.
  public static let names = BuiltInScene.allCases.map(\.rawValue)

  /// Loads the scene that `--scene` names: a built-in one, in any letter case, or a file.
  public init(named name: String, storage: any Storage) throws(Problem) {
    let builtIn = BuiltInScene(rawValue: name.lowercased())
    guard builtIn != nil || name.lowercased().hasSuffix(".json") else { throw .notAScene(name) }
    do throws(StorageError) {
      let document =
        if let builtIn { builtIn.document.text } else { try storage.read(name) }
      self = try Scene(document: document, of: name)
    } catch {
      throw .file(error)
    }
  }

  private init(document: String, of file: String) throws(StorageError) {
    do throws(JSONReader.Problem) {
      self = try Scene(JSONReader(document: document))
    } catch {
      throw .unreadable(path: file, as: "a scene", problem: error.description)
    }
  }
}

/// SplitMix64: random numbers from a seed, the same on every platform (Steele, Lea and Flood, *Fast
/// Splittable Pseudorandom Number Generators*, 2014; constants from Vigna's `splitmix64.c`).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= SplitMix64.increment
    return SplitMix64.mixed(state)
  }

  static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The random number for a state of the generator.
  static func mixed(_ state: UInt64) -> UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
