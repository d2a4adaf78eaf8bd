public import CrossPager

/// One command applied to a pager.
public struct Transition: Hashable, Sendable {
  /// Performs a command in place of ``Pager/apply(_:)``, for example with a planted fault.
  public typealias Machine = @Sendable (inout Pager, Command) -> Outcome

  public let before: Pager
  public let command: Command
  public let outcome: Outcome
  public let after: Pager

  public init(before: Pager, command: Command, outcome: Outcome, after: Pager) {
    self.before = before
    self.command = command
    self.outcome = outcome
    self.after = after
  }

  public init(_ before: Pager, _ command: Command) {
    var pager = before
    self.before = before
    self.command = command
    self.outcome = pager.apply(command)
    self.after = pager
  }

  public var isGesture: Bool { if case .gesture = command { true } else { false } }

  public var isIgnored: Bool { outcome.isIgnored }

  /// Whether the pager was at rest before the command, or the command is a gesture, which needs no rest.
  var isAtRest: Bool { isGesture || before.isAtRest }

  /// The same command, applied to the pager at rest. A gesture stays as it is.
  var atRest: Transition { isAtRest ? self : Transition(before.atRest, command) }
}

extension Pager {
  /// The pager at rest, with no open page, any drag dropped and any settle finished.
  public var atRest: Pager {
    if isAtRest { return self }
    var pager = self
    pager.apply(.close)
    pager.settle()
    return pager
  }

  func repeating(_ command: Command, _ times: Int) -> (outcomes: [Outcome], pager: Pager) {
    var pager = self
    return ((0..<times).map { _ in pager.apply(command) }, pager)
  }
}

extension Outcome {
  public var move: Move? {
    switch self {
    case .moved(let move): move
    case .changed, .ignored: nil
    }
  }
}

extension Command {
  public var isEdit: Bool {
    switch self {
    case .insert, .remove, .resize, .reload, .insertLevel, .removeLevel, .moveLevel, .replaceLevels:
      true
    default: false
    }
  }

  /// Whether the command sets rules, or closes the open page.
  var isSetting: Bool {
    switch self {
    case .setLevelRule, .setRuleOfAllLevels, .setPagerRule, .lock, .unlock, .close: true
    default: false
    }
  }
}
