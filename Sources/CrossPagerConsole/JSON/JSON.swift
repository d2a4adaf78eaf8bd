/// A JSON value whose objects keep the order of their members (RFC 8259).
///
/// Foundation's encoder sorts the members by name or not at all, but a fixed order helps people
/// read the lines of `--json`. ``JSONWriter`` writes this type and ``JSONParser`` reads it.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// Creates a member.
  public struct Member: Hashable, Sendable {
    /// The name, which need not be unique.
    public var name: String
    /// The value.
    public var value: JSON

    /// A member of an object.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The members of an object. Empty for other values.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// An object with the members of several objects.
  static func joined(_ objects: JSON...) -> JSON { .object(objects.flatMap(\.members)) }

  /// The value of a member, or nil if this is not an object or has no such member.
  public subscript(name: String) -> JSON? {
    members.first { $0.name == name }?.value
  }

  /// The value on one line.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value on one line, in UTF-8.
  ///
  /// A whole number has no fraction. A number that JSON cannot represent becomes null.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.bytes
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates an array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// Creates null.
  public init(nilLiteral: ()) { self = .null }
  /// Creates an object. Its members keep their order.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
