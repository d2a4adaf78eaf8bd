// Of Objective-C, what `#selector` needs where there is none.

public struct Selector: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {}
}
