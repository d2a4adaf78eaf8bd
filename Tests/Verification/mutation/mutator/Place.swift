import SwiftSyntax

/// One kind of small fault.
enum FaultOperator: String {
  case condition, comparison, constant, statement, `case`, `return`, logic, arithmetic
}

/// A mutant: one small change to the source, chosen at run time by its number.
struct Mutant {
  var number: Int
  var change: FaultOperator
  var original: String
  var mutated: String
}

/// A place in a source file, with the text that turns it into code for one or more mutants.
///
/// The mutants of a place either all compile or all fail to compile.
struct Place {
  var file: String
  var line: Int
  /// The enclosing declarations, such as `Track.step`.
  var function: String
  /// Whether the code runs once in a process, because it initializes a static or global variable.
  var runsOnce: Bool
  var mutants: [Mutant]
  var edits: [Edit]

  /// Whether the place consists of one or more complete statements.
  var isStatement: Bool {
    edits.contains { if case .open(_, let text) = $0 { text.hasPrefix("if ") } else { false } }
  }

  var number: Int { mutants[0].number }
}

/// A change to the text. The edits of nested places can be combined, because they only wrap the text or replace an
/// operator.
enum Edit {
  /// Text that opens a wrapper, before the offset.
  case open(Int, String)
  /// Text that closes a wrapper, after the offset.
  case close(Int, String)
  /// Text that replaces the operator in a range.
  case replace(Range<Int>, String)
}

/// Source text, addressed by UTF-8 offsets.
struct Source {
  let bytes: [UInt8]

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a range on one line, with the text of an inner range replaced.
  func line(_ range: Range<Int>, replacing inner: Range<Int>, with new: String) -> String {
    let whole =
      text(range.lowerBound..<inner.lowerBound) + new + text(inner.upperBound..<range.upperBound)
    return whole.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The text after the edits at all places, in the order of the places.
  func applying(_ places: [Place]) -> String {
    var opens: [Int: String] = [:]
    var closes: [Int: String] = [:]
    var replacements: [Int: (end: Int, text: String)] = [:]
    // If a statement and an expression have the same range, the statement encloses the expression.
    for edit in (places.filter(\.isStatement) + places.filter { !$0.isStatement }).flatMap(\.edits)
    {
      switch edit {
      case .open(let offset, let text): opens[offset, default: ""] += text
      case .close(let offset, let text): closes[offset] = text + closes[offset, default: ""]
      case .replace(let range, let text): replacements[range.lowerBound] = (range.upperBound, text)
      }
    }
    var result: [UInt8] = []
    var offset = 0
    while offset <= bytes.count {
      result += Array((closes[offset] ?? "").utf8)
      result += Array((opens[offset] ?? "").utf8)
      if let replacement = replacements[offset] {
        result += Array(replacement.text.utf8)
        offset = replacement.end
      } else {
        if offset < bytes.count { result.append(bytes[offset]) }
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  /// The UTF-8 range of the node without the whitespace and comments around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
