import CrossPager

/// A set of rules, such as the rules of a level.
protocol RuleSet: Sendable {
  /// The rules, in the order of the help.
  static var rules: [Rule<Self>] { get }
}

/// A rule in a set of rules. Texts and documents follow from its value.
struct Rule<Rules>: Sendable {
  let name: String
  let value: @Sendable (Rules) -> any RuleValue
  /// Reads the rule in a document.
  let read: @Sendable (JSONReader, inout Rules) throws(JSONReader.Problem) -> Void

  init<Value: RuleValue>(_ name: String, _ path: any WritableKeyPath<Rules, Value> & Sendable) {
    self.name = name
    value = { $0[keyPath: path] }
    read = { reader, rules throws(JSONReader.Problem) in
      rules[keyPath: path] = try Value(reader)
    }
  }
}

extension RuleSet {
  /// The rules as a JSON object, sorted by name.
  var json: JSON {
    JSON.object(Self.rules.map { JSON.Member($0.name, $0.value(self).json) }).sorted
  }

  /// The names of the rules, sorted as in a document.
  static var names: [String] { rules.map(\.name).sorted() }

  /// Reads the rules among the members of an object. Missing rules are taken from `base`.
  init(_ members: [String: JSONReader], over base: Self) throws(JSONReader.Problem) {
    self = base
    for rule in Self.rules {
      if let member = members[rule.name] { try rule.read(member, &self) }
    }
  }
}

extension JSONReader {
  /// Reads a set of rules. Missing rules are taken from `base`.
  func rules<Rules: RuleSet>(over base: Rules) throws(Problem) -> Rules {
    try Rules(members(Rules.names), over: base)
  }
}
