/// A JSON value (RFC 8259) whose objects keep the order of their members.
///
/// Foundation's encoder either sorts members by name or writes them in an arbitrary order. A meaningful order makes the
/// output of `--json` easier to read.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The name, which need not be unique.
    public var name: String
    /// The value.
    public var value: JSON

    /// Creates a member.
    public init(_ name: String, _ value: JSON) { (self.name, self.value) = (name, value) }
  }

  package var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// Creates a number. Whole numbers with a magnitude below 2⁵³ become integers, and infinities and NaN become null.
  init(number: Double) {
    if number.magnitude < 0x1p53, let integer = Int(exactly: number) {
      self = .integer(integer)
    } else {
      self = number.isFinite ? .number(number) : .null
    }
  }

  var sorted: JSON { .object(members.sorted { $0.name < $1.name }) }

  package static func strings(_ strings: [String]) -> JSON { .array(strings.map { .string($0) }) }

  package static func optional(_ string: String?) -> JSON { string.map { .string($0) } ?? .null }

  package static func optional(_ integer: Int?) -> JSON { integer.map { .integer($0) } ?? .null }

  package static func optional(_ number: Double?) -> JSON { number.map { .number($0) } ?? .null }

  package static func joined(_ objects: JSON...) -> JSON { .object(objects.flatMap(\.members)) }

  /// Creates an object. Leaves out members whose value is nil, and keeps members whose value is JSON null.
  package static func present(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The value of a member, or nil if there is no such member.
  public subscript(name: String) -> JSON? { members.first { $0.name == name }?.value }

  /// The value as one line of text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value as one line of UTF-8.
  ///
  /// Whole numbers with a magnitude below 2⁵³ are written as integers. Infinities and NaN become null.
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
  /// Creates an object with its members in the given order.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
