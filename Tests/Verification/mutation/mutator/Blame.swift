import Foundation
import SwiftParser
import SwiftSyntax

/// Finds the places whose mutants the compiler rejects.
struct Blame {
  private var trees: [String: (SourceFileSyntax, SourceLocationConverter)] = [:]

  /// The number of the innermost place around an error. If there is no such place, the numbers of all places in the
  /// function.
  mutating func places(in error: Substring) -> Set<Int> {
    let parts = error.split(separator: ":", maxSplits: 3)
    guard parts.count == 4, let line = Int(parts[1]), let column = Int(parts[2]) else { return [] }
    return places(around: String(parts[0]), line: line, column: column)
  }

  private mutating func places(around path: String, line: Int, column: Int) -> Set<Int> {
    if trees[path] == nil {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
      let tree = Parser.parse(source: text)
      trees[path] = (tree, SourceLocationConverter(fileName: path, tree: tree))
    }
    guard let (tree, converter) = trees[path] else { return [] }
    let position = converter.position(ofLine: line, column: column)
    var node: Syntax? = tree.token(at: position).map { Syntax($0) }
    while let current = node {
      if let number = current.mutantNumber { return [number] }
      if current.is(FunctionDeclSyntax.self) || current.is(AccessorBlockSyntax.self)
        || current.is(InitializerDeclSyntax.self) || current.is(ClosureExprSyntax.self)
        || current.is(VariableDeclSyntax.self)
      {
        let inside = current.mutantNumbers
        if !inside.isEmpty { return inside }
      }
      node = current.parent
    }
    return []
  }
}

extension Syntax {
  /// The number of the place that begins with this node, if it is code for a mutant.
  var mutantNumber: Int? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.number }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      let call = sequence.elements.first?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "mutIs"
    {
      return call.number
    }
    if let choice = self.as(IfExprSyntax.self), choice.conditions.count == 1,
      case .expression(let condition)? = choice.conditions.first?.condition,
      let call = condition.as(FunctionCallExprSyntax.self)
    {
      return call.number
    }
    return nil
  }

  /// The numbers of the places in the node where a mutant omits a statement or swaps two cases, or of all places in the
  /// node if there are no such places.
  var mutantNumbers: Set<Int> {
    let finder = NumberFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.flow.isEmpty ? finder.all : finder.flow
  }
}

extension FunctionCallExprSyntax {
  fileprivate var number: Int? {
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("mut"),
      let first = arguments.first?.expression.as(IntegerLiteralExprSyntax.self)
    else { return nil }
    return Int(first.literal.text)
  }
}

private final class NumberFinder: SyntaxVisitor {
  var all: Set<Int> = []
  var flow: Set<Int> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let number = node.number {
      all.insert(number)
      let name = node.calledExpression.trimmedDescription
      if name == "mutIs" || name == "mutIsNot" { flow.insert(number) }
    }
    return .visitChildren
  }
}
