// The part of Objective-C that `#selector` needs, for platforms without Objective-C.

public struct Selector: ExpressibleByStringLiteral { public init(stringLiteral name: String) {} }
