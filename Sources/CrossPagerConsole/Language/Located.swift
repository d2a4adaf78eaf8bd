/// What a word of a line stands for, and where it stands, for errors that are found only when it is used.
struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  var value: Value
  /// In characters from the line's beginning.
  var range: Range<Int>
}

extension Parameter {
  /// A parameter of one word that also says where the word stands.
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
