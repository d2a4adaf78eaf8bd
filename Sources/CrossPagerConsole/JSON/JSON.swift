/// A JSON value whose objects keep the order their members were given in (RFC 8259).
///
/// Foundation's encoder orders an object's members by name or not at all, and the names' order is part of what
/// a person reads in a line of `--json`. ``JSONWriter`` writes it and ``JSONParser`` reads it.
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

  /// The members of an object; none of other values.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// One object with the members of several.
  static func joined(_ objects: JSON...) -> JSON { .object(objects.flatMap(\.members)) }

  /// The value of a member; nil if this is no object or has no such member.
  public subscript(name: String) -> JSON? {
    members.first { $0.name == name }?.value
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
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
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
