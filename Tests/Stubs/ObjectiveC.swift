// The part of Objective-C that `#selector` needs, for systems without Objective-C.

public struct Selector: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {}
}
