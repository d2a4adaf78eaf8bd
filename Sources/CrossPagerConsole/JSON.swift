import Foundation

/// A JSON value whose objects keep the order their members were given in (RFC 8259).
///
/// Foundation's encoder orders an object's members by name or not at all, and the names' order is part of what
/// a person reads in a line of `--json`; reading is Foundation's.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name, which need not be the only one of its kind.
    public var name: String
    /// What it stands for.
    public var value: JSON

    /// A member of an object.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a member; nil if this is no object or has no such member.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The value on one line.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value on one line, as UTF-8.
  ///
  /// A number without a fraction is written without one; one that JSON cannot say is written as null.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.bytes
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// Null.
  public init(nilLiteral: ()) { self = .null }
  /// An object, its members in the order they are written.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSON: Decodable {
  /// Reads any value; the members of an object come in the order of their names.
  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        try object.allKeys.map {
          Member($0.stringValue, try object.decode(JSON.self, forKey: $0))
        }.sorted { $0.name < $1.name })
    } else if var array = try? decoder.unkeyedContainer() {
      var elements: [JSON] = []
      while !array.isAtEnd { elements.append(try array.decode(JSON.self)) }
      self = .array(elements)
    } else {
      self = try JSON(scalarIn: decoder.singleValueContainer())
    }
  }

  private init(scalarIn container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }
}
