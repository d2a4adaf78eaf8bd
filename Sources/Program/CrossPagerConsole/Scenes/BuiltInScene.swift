import MessageWords

/// The built-in scenes, each modeled on an article that inspired this project.
enum BuiltInScene: String, CaseIterable {
  /// Days, weeks and months. Each level starts on its last page, the newest.
  case article
  /// Sections of articles that scroll sideways independently.
  case filmstrip
  /// A table with a row of colors in each cell.
  case tabled
  /// Rows of different lengths.
  case ragged
  /// Rows with one view controller each.
  case hosted

  var document: JSON {
    switch self {
    case .article:
      let numbers = ["One", "Two", "Three", "Four", "Five"]
      let levels = ["day", "week", "month"].map { name in
        BuiltInScene.level(name, numbers.map { "\(name.uppercased()): \($0)" })
      }
      return ["levels": .array(levels), "levelRules": ["start": "last"]]
    case .filmstrip:
      let levels = ["A", "B", "C", "D"].map { letter in
        BuiltInScene.level("Section \(letter)", (1...5).map { "Article \(letter)\($0)" })
      }
      // The display is 320 by 180 points. Each item is 130 points wide and 60 points high.
      return BuiltInScene.scrolling(levels, viewport: [3, 2.46])
    case .tabled:
      // The display is 320 by 480 points. Each item is 44 points wide and high, the default height of table rows.
      return BuiltInScene.scrolling(
        BuiltInScene.colors(Array(repeating: 15, count: 20)), viewport: [10.91, 7.27])
    case .ragged:
      return BuiltInScene.scrolling(BuiltInScene.colors([10, 2, 2, 2, 2]), viewport: [5, 4])
    case .hosted:
      let levels = (0..<3).map { BuiltInScene.level("Row \($0)", ["Controller \($0)"]) }
      return ["levels": .array(levels), "rules": ["viewport": [2, 1]]]
    }
  }

  private static func level(_ name: String, _ titles: [String]) -> JSON {
    ["name": .string(name), "pages": .array(titles.map { .string($0) })]
  }

  private static func scrolling(_ levels: [JSON], viewport: JSON) -> JSON {
    ["levels": .array(levels), "levelRules": ["snap": "free"], "rules": ["viewport": viewport]]
  }

  /// Returns rows of pseudo-random colors in hexadecimal notation, such as `#A1B2C3`.
  private static func colors(_ counts: [Int]) -> [JSON] {
    var random = SplitMix64(seed: 0)
    return counts.enumerated().map { row, count in
      let titles = (0..<count).map { _ in
        let digits = String(random.next() >> 40, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
      }
      return level("Row \(row)", titles)
    }
  }
}

extension Scene {
  /// The names of the built-in scenes.
  public static let names = BuiltInScene.allCases.map(\.rawValue)

  /// Loads a scene file or a built-in scene. The name of a built-in scene can be in any letter case.
  ///
  /// - Parameter grammar: The grammar whose settings a scene file can contain.
  public init(
    named name: String, storage: any Storage, grammar: Grammar = .console
  ) throws(Problem) {
    let builtIn = BuiltInScene(rawValue: name.lowercased())
    guard builtIn != nil || name.lowercased().hasSuffix(".json") else {
      throw .said(
        "No scene '\(name.excerpt)'.\(Wording.meant(name, among: Scene.names))"
          + Wording.all("Scenes", Scene.names + ["a file whose name ends in .json"]))
    }
    let document: String
    do throws(StorageError) {
      document = if let builtIn { builtIn.document.text } else { try storage.read(name) }
    } catch {
      throw .file(error)
    }
    do throws(JSONReader.Problem) {
      self = try Scene(JSONReader(document: document), grammar)
    } catch {
      throw .file(.unreadable(path: name, as: "a scene", problem: error.description))
    }
    let file = name.split(separator: "/").last.map { String($0.dropLast(".json".count)) }
    self.name = builtIn?.rawValue ?? file
  }
}

/// The SplitMix64 generator, which produces the same numbers on every platform (Steele, Lea and Flood, *Fast Splittable
/// Pseudorandom Number Generators*, 2014; constants from Vigna's `splitmix64.c`).
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= SplitMix64.increment
    return SplitMix64.mixed(state)
  }

  package static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  package static func mixed(_ state: UInt64) -> UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
