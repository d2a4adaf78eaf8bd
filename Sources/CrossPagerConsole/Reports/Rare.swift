/// Stores an optional value on the heap, so that a type whose values are rarely present stays small and cheap to copy.
@propertyWrapper
public enum Rare<Value: Sendable>: Sendable {
  case none
  indirect case some(Value)

  /// Stores a value, or nil.
  public init(wrappedValue: Value?) {
    self = wrappedValue.map(Rare.some) ?? .none
  }

  /// The value, or nil.
  public var wrappedValue: Value? {
    get { if case .some(let value) = self { value } else { nil } }
    set { self = Rare(wrappedValue: newValue) }
  }
}
