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

  /// A parameter of one word that also says where the word stands.
  static func located<Word>(_ parameter: Parameter<Word>) -> Parameter
  where Value == Located<Word> {
    Parameter(usage: parameter.usage, meaning: parameter.meaning, kind: parameter.kind) {
      reader throws(LineError) in
      let range = reader.peek?.range ?? 0..<0
      return Located(value: try parameter.read(&reader), range: range)
    }
  }
}

/// What a word of a line stands for, and where it stands, for errors that are found only when it is used.
struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  var value: Value
  /// In characters from the line's beginning.
  var range: Range<Int>
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

extension Parameter {
  /// A parameter that is one word, from which `value` makes a value.
  ///
  /// - Parameters:
  ///   - missing: what is missing where the line ends, if that is called otherwise than the meaning.
  ///   - words: what may have been meant by another word.
  static func word(
    _ usage: String, _ meaning: String, _ kind: ParameterKind, missing: String? = nil,
    among words: [String] = [], _ value: @escaping @Sendable (String) -> Value?
  ) -> Parameter {
    Parameter(usage: usage, meaning: meaning, kind: kind) { reader throws(LineError) in
      try reader.value(meaning, missing: missing, among: words, value)
    }
  }
}

extension Parameter where Value == Int {
  /// A number of places, pages or levels.
  static func count(_ usage: String, least: Int) -> Parameter {
    word(usage, "a number from \(least) to \(Track.maximumCount)", .number) {
      WholeNumber.count($0, least: least)
    }
  }

  /// A page's or a level's index.
  static func index(_ usage: String) -> Parameter {
    word(usage, "an index (0 or more)", .number, WholeNumber.index)
  }

  /// A time that passes.
  static let milliseconds = word(
    "MS", "a number of milliseconds (0 or more)", .number, WholeNumber.index)

  /// An exit status.
  static let status = word(
    "STATUS", "an exit status from 0 to 255", .number, missing: "an exit status"
  ) { WholeNumber.index($0, in: 0...255) }

  /// A level.
  static let level = Parameter(usage: "LEVEL", meaning: "a level's name or index", kind: .level) {
    reader throws(LineError) in
    try reader.level()
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
  static let newName = word("NAME", LevelLabel.nameMeaning, .name, missing: "a level's name") {
    LevelLabel.isValid(name: $0) ? $0 : nil
  }

  /// A file, which may or may not be there.
  static let file = word("FILE", "a file's path", .file) {
    // The system would read a path only up to a null character, and so find another file.
    $0.isEmpty || $0.utf8.contains(0) ? nil : $0
  }

  /// A column of numbers that is open.
  static let column = Parameter(
    usage: "COLUMN", meaning: "the name of a column", kind: .column
  ) { reader throws(LineError) in
    try reader.column()
  }
}

extension Parameter where Value == Bool {
  /// A word that is there or not.
  static func flag(_ word: String) -> Parameter {
    Parameter(usage: "[\(word)]", meaning: "optional", kind: .choice([word])) {
      $0.takeFlag(word)
    }
  }
}

extension Parameter where Value: Spelled {
  /// One of the words for `Value`.
  static var choice: Parameter {
    let words = Value.spellings
    return word(
      words.joined(separator: "|"), Wording.list(words, "or"), .choice(words), among: words,
      Value.init(spelling:))
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
      directions.insert(Directions(try Parameter<Direction>.choice.read(&reader)))
    } while reader.peek != nil
    return directions
  }
}

extension Parameter where Value == Range<CivilTime> {
  /// A date, or any key that pages are shown by.
  static let date: Parameter = Parameter(
    usage: "DATE",
    meaning: "a date such as 2015, 2015-12, 2015-12-31, 2015-W53 or 2015-Q4",
    kind: .date
  ) { reader throws(LineError) in
    let calendar = reader.calendar
    return try reader.value(date.meaning, missing: "a date", calendar.span(ofKey:))
  }
}

extension Parameter where Value == Link {
  /// A link.
  static let link: Parameter = Parameter(
    usage: "LINK", meaning: "a link such as 'day=4,week=2@week'", kind: .link
  ) { reader throws(LineError) in
    let word = try reader.next(link.meaning)
    do throws(Link.Problem) {
      return try Link(text: word.text)
    } catch {
      throw LineError(.unreadableLink(word.text, expected: error.message), at: word.range)
    }
  }
}
