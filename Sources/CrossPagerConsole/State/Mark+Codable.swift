import CrossPager
import MessageWords

extension Mark: Codable {
  private enum Key: CodingKey { case name, level, page }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(level, forKey: .level)
    switch page {
    case .key(let key): try container.encode(key, forKey: .page)
    case .index(let index): try container.encode(index, forKey: .page)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    level = try container.decode(String.self, forKey: .level)
    if let key = try? container.decode(String.self, forKey: .page) {
      page = .key(key)
    } else {
      page = .index(try container.decode(Int.self, forKey: .page))
    }
    guard LevelLabel.isValid(name: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: container, debugDescription: "Expected \(LevelLabel.nameMeaning)")
    }
  }
}

extension SessionState {
  /// Replaces the marks with those from a snapshot, except for marks whose pages do not exist. Returns a sentence for
  /// each omitted mark.
  ///
  /// - Parameter former: The previous marks. A saved mark that equals a previous mark is kept even if its page does
  ///   not exist.
  mutating func adopt(_ saved: [Mark], besides former: [Mark]) -> [String] {
    var differences: [String] = []
    marks = saved.filter { mark in
      if position(of: mark) != nil || former.contains(mark) { return true }
      differences.append(
        "The mark '\(mark.name.excerpt)' names page '\(mark.page.text.excerpt)' of level "
          + "'\(mark.level.excerpt)', which does not exist. Repair: leave out the mark.")
      return false
    }.sorted { $0.name < $1.name }
    return differences
  }
}
