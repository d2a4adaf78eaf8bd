import CrossPager

extension DecodingError {
  static func expected(_ expected: String, at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(Context(codingPath: path, debugDescription: "Expected \(expected)"))
  }
}

/// The coding key of an array element.
package struct IndexKey: CodingKey {
  var index: Int

  package init(_ index: Int) { self.index = index }
  package init(intValue: Int) { index = intValue }
  package init?(stringValue: String) { nil }

  package var intValue: Int? { index }
  package var stringValue: String { "\(index)" }
}

extension KeyedDecodingContainer {
  /// Decodes a member, or returns the default if the member is missing. A null member is an error.
  func decode<Value: Decodable>(forKey key: Key, default value: Value) throws -> Value {
    contains(key) ? try decode(Value.self, forKey: key) : value
  }

  /// Decodes a required member that may be null.
  func decodeNullable<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard contains(key) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "Expected a value or null"))
    }
    return try decodeIfPresent(type, forKey: key)
  }

  func decode(forKey key: Key, in range: ClosedRange<Int>) throws -> Int {
    guard contains(key) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "Expected an integer"))
    }
    if let integer = try? decode(Int.self, forKey: key), range.contains(integer) {
      return integer
    }
    throw DecodingError.expected(range.inWords, at: codingPath + [key])
  }
}

extension UnkeyedDecodingContainer {
  /// Decodes the next element as a number of pages in a range, rounded to the nearest offset.
  mutating func decode(in range: ClosedRange<Offset>, _ words: String) throws -> Offset {
    let index = currentIndex
    if let pages = try? decode(Double.self), range.contains(Offset(pages: pages)) {
      return Offset(pages: pages)
    }
    throw DecodingError.expected(words, at: codingPath + [IndexKey(index)])
  }

  mutating func decode(in range: ClosedRange<Int>) throws -> Int {
    let index = currentIndex
    if let integer = try? decode(Int.self), range.contains(integer) { return integer }
    throw DecodingError.expected(range.inWords, at: codingPath + [IndexKey(index)])
  }
}

extension ClosedRange<Int> {
  /// A description of the range, such as `an integer from 0 through 4`.
  fileprivate var inWords: String {
    lowerBound == upperBound
      ? "\(lowerBound)" : "an integer from \(lowerBound) through \(upperBound)"
  }
}
