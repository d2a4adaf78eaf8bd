import CivilDates
import CrossPager

/// A parameter of a command: its usage, its meaning and how to read it.
struct Parameter<Value: Sendable>: Sendable {
  /// The parameter in the usage line: `LEVEL`, `[N]`.
  var usage: String
  /// The values it allows, for help and errors: `an index (0 or more)`.
  var meaning: String
  /// The kind of word, for completion.
  var kind: ParameterKind
  var read: @Sendable (inout WordReader) throws(LineError) -> Value

  /// This parameter made optional. If the line ends before it, `value` is used.
  func defaulting(to value: Value) -> Parameter {
    Parameter(usage: "[\(usage)]", meaning: meaning, kind: kind) { reader throws(LineError) in
      reader.peek == nil ? value : try read(&reader)
    }
  }

  /// An optional parameter. If the line ends before it, its value is nil.
  ///
  /// - Parameter usage: The usage, if it is not the parameter's own in brackets.
  static func optional<Wrapped>(
    _ parameter: Parameter<Wrapped>, usage: String? = nil
  ) -> Parameter where Value == Wrapped? {
    Parameter(
      usage: usage ?? "[\(parameter.usage)]", meaning: parameter.meaning, kind: parameter.kind
    ) {
      reader throws(LineError) in
      reader.peek == nil ? nil : try parameter.read(&reader)
    }
  }
}

/// The kinds of words that commands take, for help, tests and completion.
enum ParameterKind: Hashable, Sendable {
  case number
  case level
  case levelOrAll
  case name
  case choice([String])
  case direction
  case rule
  case command
  case date
  case file
  case link
  case column
}

extension Parameter where Value == Int {
  /// A number of steps, pages or levels.
  static func count(_ usage: String, least: Int) -> Parameter {
    let meaning = "a number from \(least) to \(Track.maximumCount)"
    return Parameter(usage: usage, meaning: meaning, kind: .number) { reader throws(LineError) in
      let word = try reader.next(meaning)
      guard let count = WholeNumber.count(word.text, least: least) else {
        throw reader.error(word, meaning)
      }
      return count
    }
  }

  /// The index of a page or a level.
  static func index(_ usage: String) -> Parameter { number(usage, "an index (0 or more)") }

  /// A duration.
  static let milliseconds = number("MS", "a number of milliseconds (0 or more)")

  /// A number of at least 0. One beyond 2³¹ − 1 is clamped to it.
  private static func number(_ usage: String, _ meaning: String) -> Parameter {
    Parameter(usage: usage, meaning: meaning, kind: .number) { reader throws(LineError) in
      let word = try reader.next(meaning)
      guard let number = WholeNumber.index(word.text) else { throw reader.error(word, meaning) }
      return number
    }
  }

  /// A level.
  static let level = Parameter(usage: "LEVEL", meaning: "a level's name or index", kind: .level) {
    reader throws(LineError) in
    try reader.level()
  }

  /// An exit status.
  static let status = Parameter(
    usage: "STATUS", meaning: "an exit status from 0 to 255", kind: .number
  ) { reader throws(LineError) in
    let word = try reader.next("an exit status")
    guard let status = WholeNumber.index(word.text), status <= 255 else {
      throw reader.error(word, "an exit status from 0 to 255")
    }
    return status
  }
}

extension Parameter where Value == Int? {
  /// A level, or nil for `all`.
  static let levelOrAll = Parameter(
    usage: "LEVEL|all", meaning: "a level's name or index, or 'all'", kind: .levelOrAll
  ) { reader throws(LineError) in
    if reader.take("all") { return nil }
    return try reader.level()
  }
}

extension Parameter where Value == String {
  /// The name of a new level.
  static let newName = Parameter(
    usage: "NAME", meaning: LevelLabel.nameMeaning, kind: .name
  ) { reader throws(LineError) in
    let word = try reader.next("a level's name")
    guard LevelLabel.isValid(name: word.text) else {
      throw reader.error(word, LevelLabel.nameMeaning)
    }
    return word.text
  }

  /// A file, which need not exist.
  static let file = Parameter(usage: "FILE", meaning: "a file's path", kind: .file) {
    reader throws(LineError) in
    let word = try reader.next("a file's path")
    // The system would end the path at a null character and open another file.
    if word.text.isEmpty || word.text.utf8.contains(0) { throw reader.error(word, "a file's path") }
    return word.text
  }
}

extension Parameter where Value == Bool {
  /// An optional word.
  static func flag(_ word: String) -> Parameter {
    Parameter(usage: "[\(word)]", meaning: "optional", kind: .choice([word])) {
      reader throws(LineError) in
      reader.takeFlag(word)
    }
  }
}

extension Parameter where Value: Spelled {
  /// One of the spellings of `Value`.
  static var choice: Parameter {
    let usage = Value.spellings.joined(separator: "|")
    let meaning = Wording.list(Value.spellings, "or")
    return Parameter(usage: usage, meaning: meaning, kind: .choice(Value.spellings)) {
      reader throws(LineError) in
      let word = try reader.next(meaning)
      guard let value = Value(spelling: word.text) else {
        throw reader.error(word, meaning, among: Value.spellings)
      }
      return value
    }
  }
}

extension Parameter where Value == Directions {
  /// One or more directions.
  static let directions = Parameter(
    usage: "DIRECTION…", meaning: "one or more of \(Wording.list(Direction.spellings, "or"))",
    kind: .direction
  ) { reader throws(LineError) in
    var directions: Directions = []
    repeat {
      let direction = try Parameter<Direction>.choice.read(&reader)
      directions.insert(Directions(direction))
    } while reader.peek != nil
    return directions
  }
}

extension Parameter where Value == Range<CivilTime> {
  /// A date, or any key of a dated page.
  static let date = Parameter(
    usage: "DATE",
    meaning: "a date such as 2015, 2015-12, 2015-12-31, 2015-W53 or 2015-Q4",
    kind: .date
  ) { reader throws(LineError) in
    let word = try reader.next("a date")
    guard let period = reader.calendar.span(ofKey: word.text) else {
      throw reader.error(word, "a date such as 2015, 2015-12, 2015-12-31, 2015-W53 or 2015-Q4")
    }
    return period
  }
}

extension Parameter where Value == Link {
  /// A link.
  static let link = Parameter(
    usage: "LINK", meaning: "a link such as 'day=4,week=2@week'", kind: .link
  ) { reader throws(LineError) in
    try link(reader.next("a link such as 'day=4,week=2@week'"))
  }

  /// Reads a word as a link.
  static func link(_ word: Word) throws(LineError) -> Link {
    do throws(Link.Problem) {
      return try Link(text: word.text)
    } catch {
      throw LineError(.unreadableLink(word.text, expected: error.message), at: word.range)
    }
  }
}
