import CrossPager
import MessageWords

extension SessionSnapshot {
  /// Reads a document.
  init(document: String) throws(JSONReader.Problem) {
    self = try JSONReader(document: document).decode(Self.self)
    for (index, level) in pager.levels.enumerated() {
      if LevelLabel.isValid(name: level.id) { continue }
      throw JSONReader(value: .string(level.id), path: "levels[\(index)].name")
        .problem(LevelLabel.nameMeaning)
    }
  }
}
