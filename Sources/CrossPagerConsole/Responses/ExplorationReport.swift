/// The result of a walk over all states of a pager.
public struct ExplorationReport: Sendable {
  public var stateCount: Int
  public var transitionCount: Int
  /// The number of commands in the shortest script to the most distant state.
  public var diameter: Int
  /// The outcomes and their counts, most frequent first.
  public var outcomes: [(outcome: String, count: Int)]
  /// The names of the laws that the exploration checks.
  public var laws: [String]
  /// The first violation of a law, or nil if there is none.
  public var violation: Violation?

  /// A violation of a law by the last command in a script.
  public struct Violation: Sendable {
    public var law: String
    public var text: String
    public var script: [String]
  }

  /// The lines for a terminal, before wrapping.
  public var lines: [String] {
    [
      "states: \(stateCount)", "transitions: \(transitionCount)",
      "diameter: \(Wording.count(diameter, "command"))", "outcomes:",
    ] + outcomes.map { "  \($0.outcome): \($0.count)" }
      + [violation == nil ? "laws without a violation:" : "laws without an earlier violation:"]
      + laws.filter { $0 != violation?.law }.map { "  \($0)" }
      + (violation.map { ["violated: \($0.law)", "  \($0.text)"] + $0.script } ?? [])
  }

  /// The report as a JSON object.
  public var json: JSON {
    .object(
      [
        JSON.Member("states", .integer(stateCount)),
        JSON.Member("transitions", .integer(transitionCount)),
        JSON.Member("diameter", .integer(diameter)),
        JSON.Member(
          "outcomes", .object(outcomes.map { JSON.Member($0.outcome, .integer($0.count)) })),
        JSON.Member("laws", .array(laws.filter { $0 != violation?.law }.map(JSON.string))),
      ]
        + (violation.map {
          [
            JSON.Member("violated", .string($0.law)), JSON.Member("message", .string($0.text)),
            JSON.Member("script", .array($0.script.map(JSON.string))),
          ]
        } ?? []))
  }
}

/// A reason why a walk over the states of a pager has no result.
public enum ExplorationProblem: Error, Sendable {
  /// The pager has more than ``limit`` states.
  case tooLarge
  /// No moves lead to the place.
  case unreachable(String)
  /// The place is not close enough.
  case tooFar(String)
  /// The place cannot be read or does not exist.
  case noPlace(Response)

  /// The number of states at which a walk stops.
  public static let limit = 200_000

  /// The message, or nil for `noPlace`, whose response contains the message.
  public var message: String? {
    switch self {
    case .tooLarge:
      "This pager has more than \(Self.limit) states, and --explore stops there. Explore a smaller pager, for example: "
        + "crosspager --levels day=3,week=3 --explore"
    case .unreachable(let place): "No moves lead from here to '\(place)'."
    case .tooFar(let place):
      "No script to '\(place)' was found among the \(Self.limit) nearest states. To go there directly: go \(place)"
    case .noPlace: nil
    }
  }
}
