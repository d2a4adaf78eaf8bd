import CrossPager
import CrossPagerTimeline

/// Rules in JSON documents: an object with a member for each rule, its value in the words of `set`.
enum RulesDocument {
  static func json(_ rules: LevelRules) -> JSON {
    .object(rules.settings.map { JSON.Member($0.rule, .string($0.value)) })
  }

  static func json(_ rules: PagerRules, scale: ScaleRule) -> JSON {
    [
      "ends": .string(rules.ends.spelling),
      "empty": .string(rules.empty.spelling),
      "viewport": json(rules.viewport),
      "hosting": .string(rules.hosting.spelling),
      "locked": .array(rules.locked.elements.map { .string($0.spelling) }),
      "scale": .string(scale.spelling),
    ]
  }

  /// The extents, and what is kept ready if anything is.
  private static func json(_ viewport: Viewport) -> JSON {
    .array(
      [.number(viewport.levels.pages), .number(viewport.pages.pages)]
        + (viewport.beyond == 0 ? [] : [.integer(viewport.beyond)]))
  }

  /// Sets the rules a document has; those it has not stay as they are.
  static func read(_ reader: JSONReader, into rules: inout LevelRules) throws(JSONReader.Problem) {
    let members = try reader.members(["start", "entry", "edge", "follow", "snap"])
    if let start = members["start"] { rules.start = try start.startRule() }
    if let entry = members["entry"] { rules.entry = try entry.choice() }
    if let edge = members["edge"] { rules.edge = try edge.choice() }
    if let follow = members["follow"] { rules.follow = try follow.choice() }
    if let snap = members["snap"] { rules.snap = try snap.choice() }
  }

  /// Sets the pager's rules a document has; those it has not stay as they are.
  static func read(
    _ reader: JSONReader, into state: inout (rules: PagerRules, scale: ScaleRule)
  ) throws(JSONReader.Problem) {
    let members = try reader.members(["ends", "empty", "viewport", "hosting", "locked", "scale"])
    if let ends = members["ends"] { state.rules.ends = try ends.choice() }
    if let empty = members["empty"] { state.rules.empty = try empty.choice() }
    if let viewport = members["viewport"] { state.rules.viewport = try viewport.viewport() }
    if let hosting = members["hosting"] { state.rules.hosting = try hosting.choice() }
    if let scale = members["scale"] { state.scale = try scale.choice() }
    if let locked = members["locked"] {
      state.rules.locked = []
      for element in try locked.elements() {
        state.rules.locked.insert(Directions(try element.choice()))
      }
    }
  }
}

extension JSONReader {
  /// The member of that name, which must be there.
  func required(
    _ name: String, in members: [String: JSONReader]
  ) throws(Problem) -> JSONReader {
    guard let member = members[name] else {
      throw Problem(path: path, message: "'\(name.excerpt)' is missing.")
    }
    return member
  }

  /// A level's name that is not one of `names`, to which it is added.
  func levelName(besides names: inout Set<String>) throws(Problem) -> String {
    let name = try string()
    guard LevelLabel.isValid(name: name) else { throw problem(LevelLabel.nameMeaning) }
    guard names.insert(name).inserted else {
      throw Problem(
        path: path, message: "'\(name.excerpt)' is the name of another level, each has its own.")
    }
    return name
  }

  /// One of the words for `Value`.
  fileprivate func choice<Value: Spelled>() throws(Problem) -> Value {
    guard let value = Value(spelling: try string()) else {
      throw problem("one of \(Wording.list(Value.spellings, "or"))")
    }
    return value
  }

  fileprivate func startRule() throws(Problem) -> StartRule {
    let word: String? =
      switch value {
      case .string(let word): word
      case .integer(let index): String(index)
      case .null, .bool, .number, .array, .object: nil
      }
    guard let word, let rule = StartRule(spelling: word) else {
      throw problem("'first', 'last' or a page's index")
    }
    return rule
  }

  /// A distance in pages, exactly as it was written.
  func offset() throws(Problem) -> Offset {
    let units = try number() * Double(Offset.unitsPerPage)
    guard let rawValue = Int64(exactly: units), abs(units) <= 0x1p47 else {
      throw problem("a number of pages in steps of 1/65536")
    }
    return Offset(rawValue: rawValue)
  }

  fileprivate func viewport() throws(Problem) -> Viewport {
    let elements = try elements()
    guard 2...3 ~= elements.count else {
      throw problem(
        "a list of two or three numbers: levels, pages and, if any are kept ready, beyond")
    }
    return Viewport(
      levels: try elements[0].extent(), pages: try elements[1].extent(),
      beyond: elements.count == 3 ? try elements[2].integer(Viewport.beyonds) : 0)
  }

  /// A part of a viewport: the offset nearest to a decimal.
  private func extent() throws(Problem) -> Offset {
    let expected = "a number from \(Viewport.allowedExtents)"
    let units = (try number() * Double(Offset.unitsPerPage))
      .rounded(.toNearestOrAwayFromZero)
    guard let rawValue = Int64(exactly: units),
      Viewport.extents.contains(Offset(rawValue: rawValue))
    else { throw problem(expected) }
    return Offset(rawValue: rawValue)
  }
}
