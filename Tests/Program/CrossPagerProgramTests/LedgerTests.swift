import Foundation
import Testing

/// Compares the ledger in `Docs/Verification.md` with the figures that its commands printed.
struct LedgerTests {
  private static let document = Document(name: "Docs/Verification.md")

  /// Returns the figures and the commands of each row of the ledger that has figures.
  private static func rows() throws -> [(figures: [String], commands: [String])] {
    let lines = try document.text().split(separator: "\n").drop { !$0.hasPrefix("| claim") }
    return lines.prefix { $0.hasPrefix("|") }.dropFirst(2).compactMap { line in
      let cells = line.components(separatedBy: " | ")
      guard cells.count == 5, !numbers(in: cells[3]).isEmpty else { return nil }
      return (numbers(in: cells[3]), cells[4].matches(of: /`([^`]+)`/).map { String($0.1) })
    }
  }

  /// Returns the lines that each command printed.
  private static func printed() throws -> [String: [String]] {
    let text = try Document(name: "Tests/Verification/figures.txt").text()
    let entries = text.components(separatedBy: "\n\n").dropFirst().map {
      $0.split(separator: "\n").map(String.init)
    }
    let named = entries.map { (String($0.first?.dropFirst(2) ?? ""), $0) }
    return Dictionary(uniqueKeysWithValues: named)
  }

  private static func numbers(in text: String) -> [String] {
    text.matches(of: /\d+(?:,\d{3})*(?:\.\d+)?/).map { $0.output.filter { $0 != "," } }
  }

  @Test func `every figure in the ledger is one that its command printed`() throws {
    let printed = try Self.printed()
    let rows = try Self.rows()
    #expect(Set(printed.keys).isSubset(of: rows.flatMap(\.commands)))
    for row in rows {
      let lines = row.commands.compactMap { printed[$0]?.dropFirst() }.joined()
      let known = lines.flatMap(Self.numbers)
      #expect(row.figures.filter { !known.contains($0) } == [], "\(row.commands)")
    }
  }
}
