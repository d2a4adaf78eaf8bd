import CrossPager
import MessageWords

package struct Parameter<Value: Sendable>: Sendable {
  /// The usage, such as `LEVEL` or `[N]`.
  var usage: String
  /// A description of the allowed values, such as `an index (0 or more)`.
  package var meaning: String
  var kind: ParameterKind
  var read: @Sendable (inout WordReader) throws(LineError) -> Value

  package init(
    usage: String, meaning: String, kind: ParameterKind,
    read: @escaping @Sendable (inout WordReader) throws(LineError) -> Value
  ) { (self.usage, self.meaning, self.kind, self.read) = (usage, meaning, kind, read) }

  /// Creates an optional parameter, whose value is nil if the line ends before it.
  package static func optional<Wrapped>(
    _ parameter: Parameter<Wrapped>, usage: String? = nil
  ) -> Parameter where Value == Wrapped? {
    Parameter(
      usage: usage ?? "[\(parameter.usage)]", meaning: parameter.meaning, kind: parameter.kind
    ) { reader throws(LineError) in reader.peek == nil ? nil : try parameter.read(&reader) }
  }

  /// Creates a parameter that also provides the range of its words.
  package static func located<Word>(_ parameter: Parameter<Word>) -> Parameter
  where Value == Located<Word> {
    Parameter(usage: parameter.usage, meaning: parameter.meaning, kind: parameter.kind) {
      reader throws(LineError) in
      let start = reader.index
      return Located(value: try parameter.read(&reader), range: reader.range(from: start))
    }
  }

  /// - Parameter missing: The text that errors show for a missing word. The default is `meaning`.
  package static func word(
    _ usage: String, _ meaning: String, _ kind: ParameterKind, missing: String? = nil,
    among words: @escaping @autoclosure @Sendable () -> [String] = [],
    _ value: @escaping @Sendable (String) -> Value?
  ) -> Parameter {
    Parameter(usage: usage, meaning: meaning, kind: kind) { reader throws(LineError) in
      try reader.value(meaning, missing: missing, among: words(), value)
    }
  }
}

/// The value of a word and its range in the line. Errors found after parsing use the range.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var range: Range<Int>
}

package enum ParameterKind: Equatable, Sendable {
  case number, name, level, levelOrAll, direction, date, mark, rule, command, file, link
  case choice([String])
  /// A page of the level that the previous word names.
  case pageOfLevel
  /// A weekday, a month or a unit, after `last` or `next`.
  case recurring
  /// A level, or a single quote followed by the name of a mark.
  case stop
  /// A word that names something in the content of the pages.
  case content(ContentWords)
}

/// A kind of word that names something in the content of the pages, such as a column.
package final class ContentWords: Equatable, Sendable {
  package let name: String
  /// The words that are arguments by themselves, even those that can begin a date. Nil if no date is allowed.
  let wordsBesideDates: [String]?
  let candidates: @Sendable (_ text: String, Session) -> [Candidate]

  package init(
    _ name: String, besideDates words: [String]? = nil,
    _ candidates: @escaping @Sendable (_ text: String, Session) -> [Candidate]
  ) { (self.name, wordsBesideDates, self.candidates) = (name, words, candidates) }

  package static func == (one: ContentWords, other: ContentWords) -> Bool { one.name == other.name }
}

extension Parameter where Value == Int {
  package static func count(_ usage: String, least: Int) -> Parameter {
    word(usage, "a number from \(least) to \(Pager.maximumCount)", .number) {
      WholeNumber.count($0, least: least)
    }
  }

  package static func index(_ usage: String) -> Parameter {
    word(usage, "an index (0 or more)", .number, WholeNumber.index)
  }

  /// The index of a page of the current level.
  package static let page: Parameter = Parameter(
    usage: "PAGE", meaning: index("PAGE").meaning, kind: .number
  ) { reader throws(LineError) in try reader.page(page.meaning) }

  static let milliseconds = word(
    "MS", "a number of milliseconds (0 or more)", .number, WholeNumber.index)

  static let status = word(
    "STATUS", "an exit status from 0 to 255", .number, missing: "an exit status"
  ) { WholeNumber.index($0, in: 0...255) }
}

package struct LevelWord: Sendable {
  /// The index of the level. If there is no such level, the index is past the last level.
  package var index: Int
  /// The word, if there is no such level.
  var unknown: String?
}

extension Parameter where Value == LevelWord {
  package static let level = Parameter(
    usage: "LEVEL", meaning: "a level's name or index", kind: .level
  ) { reader throws(LineError) in try reader.level() }
}

enum PageOrDate: Hashable, Sendable {
  case index(Int)
  case date(DateWords)
}

extension Parameter where Value == PageOrDate {
  /// A page of the level that the previous parameter names.
  static let pageOrDate: Parameter = Parameter(
    usage: "PAGE|DATE", meaning: "an index (0 or more) or, on a dated level, a date",
    kind: .pageOfLevel
  ) { reader throws(LineError) in try reader.pageOrDate(Parameter<Int>.page.meaning) }
}

extension Parameter where Value == LevelWord? {
  /// A level, or nil for `all`.
  static let levelOrAll = Parameter(
    usage: "LEVEL|all", meaning: "a level's name or index, or 'all'", kind: .levelOrAll
  ) { reader throws(LineError) in
    if reader.take("all") { return nil }
    return try reader.level()
  }
}

extension Parameter where Value == String {
  static let newName = word("NAME", LevelLabel.nameMeaning, .name, missing: "a level's name") {
    LevelLabel.isValid(name: $0) ? $0 : nil
  }

  /// The file need not exist.
  package static let file = word("FILE", "a file path", .file) {
    // Reject null characters, because the system would truncate the path and open another file.
    $0.isEmpty || $0.utf8.contains(0) ? nil : $0
  }
}

extension Parameter where Value == Bool {
  package static func flag(_ word: String) -> Parameter {
    Parameter(usage: "[\(word)]", meaning: "optional", kind: .choice([word])) { $0.takeFlag(word) }
  }
}

extension Parameter where Value: Spelled {
  package static var choice: Parameter {
    let words = Value.spellings
    return word(
      words.joined(separator: "|"), Wording.list(words, "or"), .choice(words), among: words,
      Value.init(spelling:))
  }
}

extension Parameter where Value == Link {
  package static let link: Parameter = Parameter(
    usage: "LINK", meaning: "a link such as 'day=4,week=2@week'", kind: .link
  ) { reader throws(LineError) in
    let word = try reader.next(link.meaning)
    do throws(Link.Problem) {
      return try Link(text: word.text)
    } catch {
      let message = "'\(word.text.excerpt)' is not a link. \(error.message)"
      throw LineError(.said(message), at: word.range)
    }
  }
}

package struct Candidate: Hashable {
  /// The word without quotes.
  package var text: String
  /// The text in the menu.
  var label: String
  /// Whether the candidate is a complete word. The name of a folder is not a complete word.
  var isWhole: Bool

  package init(_ text: String, label: String? = nil, isWhole: Bool = true) {
    (self.text, self.label, self.isWhole) = (text, label ?? text, isWhole)
  }
}
