import CrossPager
import MessageWords

extension SessionSnapshot {
  /// The versions that can be read.
  private static let versions = [1, 2]

  /// The version of the document. The version is 2 only if the document has members that a program for version 1
  /// rejects.
  var version: Int {
    let hasOnlyFirstMembers =
      split == .off && bar == nil && entrances == nil && comparison == nil && marks.isEmpty
      && aggregate == nil && firstWeekday == nil && reading == nil && gaps == .show
      && prompt == PromptRules() && scale != .robust
    return hasOnlyFirstMembers ? 1 : 2
  }

  /// Reads a document of any known version.
  init(document: String) throws(JSONReader.Problem) {
    let reader = try JSONReader(document: document)
    self = try reader.withFirstVersion(of: Self.versions).decode(Self.self)
    for (index, level) in pager.levels.enumerated() {
      if LevelLabel.isValid(name: level.id) { continue }
      throw JSONReader(value: .string(level.id), path: "levels[\(index)].name")
        .problem(LevelLabel.nameMeaning)
    }
  }
}

extension JSONReader {
  /// The document with its version set to 1, the only version of a pager's snapshot. The members of later versions are
  /// optional, so all versions are decoded in the same way.
  ///
  /// - Throws: A problem if the version is not one of `versions`.
  fileprivate func withFirstVersion(of versions: [Int]) throws(Problem) -> JSONReader {
    guard case .object(var members) = value,
      let index = members.firstIndex(where: { $0.name == "version" })
    else { return self }
    guard versions.contains(where: { members[index].value == .integer($0) }) else {
      throw reader(members[index].value, ofMember: "version")
        .problem(Wording.choice(versions.map(String.init)))
    }
    members[index].value = 1
    return JSONReader(value: .object(members), path: path)
  }
}
