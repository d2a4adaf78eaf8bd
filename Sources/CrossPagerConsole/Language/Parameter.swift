import CivilDates
import CrossPager

/// What a place in a command's line can hold, how it is written in `help`, and how it is read.
struct Parameter<Value: Sendable>: Sendable {
  /// How the usage line shows it: `LEVEL`, `[N]`.
  var usage: String
  /// What it may be, for `help` and for errors: `a page's index, from 0`.
  var meaning: String
  /// What kind of word it is, for completion.
  var kind: ParameterKind
  var read: @Sendable (inout WordReader) throws(LineError) -> Value

  /// The same in brackets; a line that ends before it means `value`.
  func defaulting(to value: Value) -> Parameter {
    Parameter(usage: "[\(usage)]", meaning: meaning, kind: kind) { reader throws(LineError) in
      reader.peek == nil ? value : try read(&reader)
    }
  }

  /// A parameter in brackets; a line that ends before it means nil.
  ///
  /// - Parameter usage: how the usage line shows it, if not in brackets of its own.
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

/// The kinds of words that commands take, for who makes lines up: help, tests, completion.
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
  /// A number of places, pages or levels.
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

  /// A page's or a level's index.
  static func index(_ usage: String) -> Parameter { number(usage, "an index (0 or more)") }

  /// A time that passes.
  static let milliseconds = number("MS", "a number of milliseconds (0 or more)")

  /// A number from 0; one too large for anything stays too large.
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
  /// A new level's name.
  static let newName = Parameter(
    usage: "NAME", meaning: LevelLabel.nameMeaning, kind: .name
  ) { reader throws(LineError) in
    let word = try reader.next("a level's name")
    guard LevelLabel.isValid(name: word.text) else {
      throw reader.error(word, LevelLabel.nameMeaning)
    }
    return word.text
  }

  /// A file, which may or may not be there.
  static let file = Parameter(usage: "FILE", meaning: "a file's path", kind: .file) {
    reader throws(LineError) in
    let word = try reader.next("a file's path")
    // The system would read a path only up to a null character, and so find another file.
    if word.text.isEmpty || word.text.utf8.contains(0) { throw reader.error(word, "a file's path") }
    return word.text
  }
}

extension Parameter where Value == Bool {
  /// A word that is there or not.
  static func flag(_ word: String) -> Parameter {
    Parameter(usage: "[\(word)]", meaning: "optional", kind: .choice([word])) {
      reader throws(LineError) in
      reader.takeFlag(word)
    }
  }
}

extension Parameter where Value: Spelled {
  /// One of the words for `Value`.
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
  /// A date, or any key that pages are shown by.
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

  /// The link a word is.
  static func link(_ word: Word) throws(LineError) -> Link {
    do throws(Link.Problem) {
      return try Link(text: word.text)
    } catch {
      throw LineError(.unreadableLink(word.text, expected: error.message), at: word.range)
    }
  }
}
