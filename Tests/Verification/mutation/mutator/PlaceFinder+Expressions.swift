import SwiftSyntax

extension PlaceFinder {
  /// Edits that pass an expression to a function, with the number of the mutant.
  func wrap(_ node: some SyntaxProtocol, _ function: String, _ number: Int) -> [Edit] {
    [
      .open(node.range.lowerBound, "\(function)(\(number), "),
      .close(node.range.upperBound, ")"),
    ]
  }

  /// The function for an operator, and the operators that replace it.
  private static let functions: [String: (String, [(FaultOperator, String)])] = [
    "<": ("mutLess", [(.comparison, "<="), (.comparison, ">=")]),
    "<=": ("mutAtMost", [(.comparison, "<"), (.comparison, ">")]),
    ">": ("mutGreater", [(.comparison, ">="), (.comparison, "<=")]),
    ">=": ("mutAtLeast", [(.comparison, ">"), (.comparison, "<")]),
    "==": ("mutEqual", [(.comparison, "!=")]),
    "!=": ("mutUnequal", [(.comparison, "==")]),
    "&&": ("mutAnd", [(.logic, "||")]), "||": ("mutOr", [(.logic, "&&")]),
    "+": ("mutPlus", [(.arithmetic, "-")]), "-": ("mutMinus", [(.arithmetic, "+")]),
    "*": ("mutTimes", [(.arithmetic, "/")]), "/": ("mutOver", [(.arithmetic, "*")]),
    "%": ("mutRemainder", [(.arithmetic, "/")]),
  ]

  private static let assignments = ["+=": "-=", "-=": "+="]

  func addInfix(_ node: InfixOperatorExprSyntax) {
    guard let binary = node.operator.as(BinaryOperatorExprSyntax.self) else { return }
    let name = binary.operator.text
    if let (function, others) = Self.functions[name] {
      // A comparison with nil does not require an Equatable type, but the functions do.
      if node.rightOperand.is(NilLiteralExprSyntax.self) {
        let other = name == "==" ? "!=" : "=="
        return add(node, [(.comparison, binary.range, other)]) { wrap(node, "mutNot", $0) }
      }
      add(node, others.map { ($0.0, binary.range, $0.1) }) {
        [
          .open(node.range.lowerBound, "\(function)(\($0), "), .replace(binary.range, ","),
          .close(node.range.upperBound, ")"),
        ]
      }
      if name == "&&" || name == "||" {
        addNegations(node.leftOperand)
        addNegations(node.rightOperand)
      }
    } else if let other = Self.assignments[name] {
      let text = source.text(node.range)
      let changed = source.line(node.range, replacing: binary.range, with: other)
      add(node, [(.arithmetic, binary.range, other)]) {
        [
          .open(node.range.lowerBound, "if mutIs(\($0)) { \(changed) } else { "),
          .close(node.range.upperBound, text.contains("//") ? "\n}" : " }"),
        ]
      }
    } else if name == "..<" || name == "..." {
      let end = node.rightOperand
      if end.is(IntegerLiteralExprSyntax.self) { return }
      addShifts(end)
    } else if name == "??" {
      let other = source.text(node.rightOperand.range)
      add(node, [(.condition, node.range, other)]) {
        [
          .open(node.range.lowerBound, "(mutIs(\($0)) ? \(other) : "),
          .close(node.range.upperBound, ")"),
        ]
      }
    }
  }

  /// Makes a constant, or the end of a range, larger and smaller by one.
  func addShifts(_ node: some ExprSyntaxProtocol) {
    let text = source.text(node.range)
    add(
      node,
      [(.constant, node.range, "(\(text) + 1)"), (.constant, node.range, "(\(text) - 1)")]
    ) { wrap(node, "mutShifted", $0) }
  }

  /// Comparisons have places of their own.
  func addNegations(_ node: ExprSyntax) {
    if let infix = node.as(InfixOperatorExprSyntax.self),
      let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["<", "<=", ">", ">=", "==", "!="].contains(name)
    {
      return
    }
    if node.is(BooleanLiteralExprSyntax.self) { return }
    add(node, [(.condition, node.range, "!(\(source.text(node.range)))")]) {
      wrap(node, "mutNot", $0)
    }
  }

  func addOtherExtreme(_ node: FunctionCallExprSyntax) {
    let names = ["min": "max", "max": "min", "Swift.min": "Swift.max", "Swift.max": "Swift.min"]
    let callee = node.calledExpression
    guard let other = names[source.text(callee.range)], node.arguments.count == 2,
      node.arguments.allSatisfy({ $0.label == nil })
    else { return }
    let function = other.hasSuffix("max") ? "mutMin" : "mutMax"
    guard let first = node.arguments.first else { return }
    add(node, [(.comparison, callee.range, other)]) {
      [.replace(callee.range, function), .open(first.range.lowerBound, "\($0), ")]
    }
  }
}
