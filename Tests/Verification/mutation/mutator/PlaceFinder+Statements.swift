import SwiftSyntax

extension PlaceFinder {
  func addCondition(_ node: ConditionElementSyntax) {
    let owner = node.parent?.parent
    switch node.condition {
    case .expression(let expression):
      addNegations(expression)
      if owner?.is(GuardStmtSyntax.self) == true {
        add(node, [(.statement, node.condition.range, "true")]) {
          [
            .open(node.condition.range.lowerBound, "mutAlways(\($0), "),
            .close(node.condition.range.upperBound, ")"),
          ]
        }
      }
    case .optionalBinding, .matchingPattern:
      // Without `else`, a condition that fails has the same effect as leaving out the entire statement.
      if let owner = owner?.as(IfExprSyntax.self), owner.elseBody == nil { return }
      let range = node.condition.range
      add(node, [(.condition, range, source.text(range) + ", false")]) {
        [.close(range.upperBound, ", mutIsNot(\($0))")]
      }
    default: break
    }
  }

  func addOmission(_ node: CodeBlockItemSyntax) {
    let range = node.item.range
    if let statement = node.item.as(DeferStmtSyntax.self) {
      let body = statement.body.statements.range
      return add(node, [(.statement, range, "(left out)")]) {
        [.open(body.lowerBound, "if mutIsNot(\($0)) { "), .close(body.upperBound, " }")]
      }
    }
    guard node.item.canBeLeftOut, !node.isResult, !node.isOnlyExit, !node.isInitialization,
      !node.isResultOfClosure
    else { return }
    add(node, [(.statement, range, "(left out)")]) {
      [.open(range.lowerBound, "if mutIsNot(\($0)) { "), .close(range.upperBound, " }")]
    }
  }

  /// Makes each case do what the next case does.
  func addExchanges(_ node: SwitchExprSyntax) {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard cases.count > 1 else { return }
    for (index, first) in cases.enumerated() {
      let second = cases[(index + 1) % cases.count]
      guard !first.statements.isEmpty, !second.statements.isEmpty else { continue }
      let (body, other) = (first.statements.range, source.text(second.statements.range))
      if source.text(body) == other || other == "fallthrough" { continue }
      let end = other.contains("//") ? "\n" : " "
      add(first.statements, [(.case, body, other)]) {
        [
          .open(body.lowerBound, "if mutIs(\($0)) { \(other)\(end)} else { "),
          .close(body.upperBound, " }"),
        ]
      }
    }
  }

  /// Replaces the result of a body that is a single expression.
  func addResult(_ items: CodeBlockItemListSyntax?, _ clause: ReturnClauseSyntax?) {
    guard let items, items.count == 1, let item = items.first else { return }
    if let function = item.parent?.parent?.parent?.as(FunctionDeclSyntax.self),
      function.signature.returnClause == nil
    {
      return
    }
    if case .expr(let expression) = item.item { addResult(expression) }
    if case .stmt(let statement) = item.item,
      let expression = statement.as(ExpressionStmtSyntax.self)?.expression
    {
      addResult(expression)
    }
  }

  func addResult(_ node: ExprSyntax) {
    if let choice = node.as(IfExprSyntax.self) {
      addResult(choice.body.statements, nil)
      switch choice.elseBody {
      case .codeBlock(let block): addResult(block.statements, nil)
      case .ifExpr(let other): addResult(ExprSyntax(other))
      default: break
      }
    } else if let choice = node.as(SwitchExprSyntax.self) {
      for branch in choice.cases.compactMap({ $0.as(SwitchCaseSyntax.self) }) {
        addResult(branch.statements, nil)
      }
    } else if !node.isPlain, !node.isInClosure {
      let text = source.text(node.range)
      add(node, [(.return, node.range, "(other than \(text))")]) { wrap(node, "mutOther", $0) }
    }
  }
}

extension ExprSyntax {
  /// Whether the expression belongs to a closure. The type of a closure's result cannot be read from the source.
  fileprivate var isInClosure: Bool {
    var node = parent
    while let outer = node {
      if outer.is(ClosureExprSyntax.self) { return true }
      if outer.is(FunctionDeclSyntax.self) || outer.is(AccessorBlockSyntax.self) { return false }
      node = outer.parent
    }
    return false
  }

  /// Whether other operators already replace the entire expression.
  fileprivate var isPlain: Bool {
    if let infix = self.as(InfixOperatorExprSyntax.self),
      let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    {
      return ["==", "!=", "<", "<=", ">", ">="].contains(name)
    }
    return self.is(NilLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(TernaryExprSyntax.self)
      || trimmedDescription == "[]" || trimmedDescription == "[:]"
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var canBeLeftOut: Bool {
    switch self {
    case .expr(let expression):
      return !expression.is(SwitchExprSyntax.self)
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        return !expression.is(SwitchExprSyntax.self)
      }
      if let result = statement.as(ReturnStmtSyntax.self) { return result.expression == nil }
      return !statement.is(GuardStmtSyntax.self) && !statement.is(DoStmtSyntax.self)
        && !statement.is(FallThroughStmtSyntax.self)
    default: return false
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether the item is the result of a body, or of a branch whose value is used.
  fileprivate var isResult: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    guard let owner = list.parent else { return false }
    if owner.is(AccessorBlockSyntax.self) { return true }
    if let function = owner.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if let accessor = owner.parent?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    // A branch of an `if` or `switch` is a result if the entire `if` or `switch` is a result.
    var node = Syntax(owner)
    while let outer = node.parent {
      if outer.is(IfExprSyntax.self) || outer.is(SwitchExprSyntax.self) {
        guard let holder = outer.parent else { return false }
        if let item = holder.as(CodeBlockItemSyntax.self)
          ?? holder.parent?.as(CodeBlockItemSyntax.self)
        {
          return item.isResult
        }
        if !holder.is(IfExprSyntax.self) { return true }
      }
      node = outer
      if node.is(CodeBlockItemSyntax.self) { return false }
    }
    return false
  }

  /// Whether the item is the only one in a closure and may be the closure's result.
  fileprivate var isResultOfClosure: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      list.parent?.is(ClosureExprSyntax.self) == true
    else { return false }
    if let infix = item.as(InfixOperatorExprSyntax.self) {
      let name = infix.operator.trimmedDescription
      return !["=", "+=", "-="].contains(name)
    }
    guard let call = item.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return true }
    return ![
      "append", "insert", "remove", "removeAll", "formUnion", "subtract", "set", "replace", "move",
    ].contains(method)
  }

  /// Whether the item sets a stored property, or calls another initializer, as every initializer must.
  fileprivate var isInitialization: Bool {
    guard parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true else { return false }
    let text = item.trimmedDescription
    guard let infix = item.as(InfixOperatorExprSyntax.self) else {
      return text.hasPrefix("self.init")
    }
    let target = infix.leftOperand.trimmedDescription
    let name = target.hasPrefix("self.") ? String(target.dropFirst(5)) : target
    return infix.operator.is(AssignmentExprSyntax.self) && !name.contains(".")
      && !name.contains("[")
  }

  /// Whether the item is the exit that a `guard` needs, or the `break` of a case with nothing else.
  fileprivate var isOnlyExit: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    if item.is(BreakStmtSyntax.self) && list.count == 1
      && list.parent?.is(SwitchCaseSyntax.self) == true
    {
      return true
    }
    return list.parent?.parent?.is(GuardStmtSyntax.self) == true && list.last?.id == id
  }
}
