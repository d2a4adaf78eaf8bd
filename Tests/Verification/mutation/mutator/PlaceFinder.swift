import SwiftSyntax

/// Finds every place in a file where an operator fits.
final class PlaceFinder: SyntaxVisitor {
  let file: String
  let source: Source
  let converter: SourceLocationConverter
  private(set) var places: [Place] = []
  private var next: Int
  private var functions: [String] = []

  init(file: String, source: Source, tree: SourceFileSyntax, firstNumber: Int) {
    self.file = file
    self.source = source
    self.next = firstNumber
    self.converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds a place. Each change consists of an operator, the range of text that a mutant replaces, and the new text.
  func add(
    _ node: some SyntaxProtocol, _ changes: [(FaultOperator, Range<Int>, String)],
    _ edits: (Int) -> [Edit]
  ) {
    let context = context(of: node)
    let first = next
    let mutants = changes.map { change, range, text in
      defer { next += 1 }
      let whole =
        context.lowerBound <= range.lowerBound && range.upperBound <= context.upperBound
        ? context : range
      return Mutant(
        number: next, change: change,
        original: shortened(source.line(whole, replacing: range, with: source.text(range))),
        mutated: shortened(source.line(whole, replacing: range, with: text)))
    }
    places.append(
      Place(
        file: file,
        line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line,
        function: functions.joined(separator: "."), runsOnce: node.runsOnce, mutants: mutants,
        edits: edits(first)))
  }

  private func shortened(_ text: String) -> String {
    text.count <= 120 ? text : text.prefix(80) + " … " + text.suffix(30)
  }

  /// The text around a place that distinguishes it from other places: the largest enclosing part of a statement that is
  /// still short.
  private func context(of node: some SyntaxProtocol) -> Range<Int> {
    var range = node.range
    var parent = node.parent
    while let outer = parent, outer.range.count <= 75, !outer.is(CodeBlockItemListSyntax.self),
      !outer.is(MemberBlockItemSyntax.self), !outer.is(AccessorBlockSyntax.self)
    {
      range = outer.range
      parent = outer.parent
    }
    return range
  }

  // MARK: Names of the enclosing declarations

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    functions.append(name)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { functions.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { functions.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { functions.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { functions.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { functions.removeLast() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    _ = enter(node.name.text + (labels.isEmpty ? "()" : "(\(labels))"))
    addResult(node.body?.statements, node.signature.returnClause)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      "init(\(node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))")
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functions.removeLast() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = enter("subscript")
    if case .getter(let items) = node.accessorBlock?.accessors {
      addResult(items, node.returnClause)
    }
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { functions.removeLast() }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember { functions.append(node.pattern.trimmedDescription) }
    if case .getter(let items) = node.accessorBlock?.accessors { addResult(items, nil) }
    return .visitChildren
  }
  override func visitPost(_ node: PatternBindingSyntax) {
    if node.isMember { functions.removeLast() }
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorSpecifier.text == "get" { addResult(node.body?.statements, nil) }
    return .visitChildren
  }

  // MARK: Code that is not mutated

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .visitChildren
  }
  /// Visits only the code for full Swift, not the code for Embedded Swift.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.condition?.trimmedDescription == "hasFeature(Embedded)" ? .skipChildren : .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    addInfix(node)
    return .visitChildren
  }
  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "-", !node.expression.is(IntegerLiteralExprSyntax.self),
      !node.expression.is(FloatLiteralExprSyntax.self)
    {
      add(node, [(.arithmetic, node.range, source.text(node.expression.range))]) {
        [
          .open(node.range.lowerBound, "mutNegative(\($0), "), .replace(node.operator.range, ""),
          .close(node.range.upperBound, ")"),
        ]
      }
    }
    return .visitChildren
  }
  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addShifts(node)
    return .skipChildren
  }
  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addShifts(node)
    return .skipChildren
  }
  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let opposite = node.literal.text == "true" ? "false" : "true"
    add(node, [(.constant, node.range, opposite)]) { wrap(node, "mutNot", $0) }
    return .skipChildren
  }
  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    addNegations(node.condition)
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    addOtherExtreme(node)
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    addCondition(node)
    return .visitChildren
  }
  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    addNegations(node.condition)
    return .visitChildren
  }
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    addOmission(node)
    return .visitChildren
  }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let result = node.expression { addResult(result) }
    return .visitChildren
  }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    addExchanges(node)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  var runsOnce: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(AccessorBlockSyntax.self)
      {
        return false
      }
      if let variable = parent.as(VariableDeclSyntax.self) {
        let isStatic = variable.modifiers.contains { $0.name.text == "static" }
        let isGlobal = variable.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
        return isStatic || isGlobal
      }
      node = parent
    }
    return false
  }
}

extension PatternBindingSyntax {
  fileprivate var isMember: Bool {
    parent?.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false
  }
}
