/// The value of a word and its range in the line, for errors that are found only after parsing.
struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  var value: Value
  /// The range in characters from the line's beginning.
  var range: Range<Int>
}

extension Parameter {
  /// A parameter of one word that also gives the word's range.
  static func located<Word>(_ parameter: Parameter<Word>) -> Parameter
  where Value == Located<Word> {
    Parameter(usage: parameter.usage, meaning: parameter.meaning, kind: parameter.kind) {
      reader throws(LineError) in
      let range = reader.peek?.range
      let value = try parameter.read(&reader)
      return Located(value: value, range: range ?? 0..<0)
    }
  }
}
