import CrossPagerTesting
import Foundation
import Testing

@testable import CrossPagerSeries

/// Finds the layouts of parts and variants of the files in `Tests/Verification/layouts/files`. Each document in
/// `Tests/Verification/layouts/variants` lists the layouts of the variants of a file that differ from the layout of the
/// whole file. They show how many rows, and which lines and columns, lead to a layout.
struct LayoutDocumentTests {
  private static let folder = LayoutFileTests.folder
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "files").path))
    ?? []).sorted()
  private static let documents = names.enumerated()
    // The search for a layout takes longer than anything else in the reader.
    .filter { Depth.current != .quick || TestDocument.isUpdated || $0.offset % 8 == 5 }
    .map { TestDocument(folder.appending(path: "variants/\($0.element).md")) }

  @Test func `every document belongs to a file`() throws {
    let documents = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "variants").path)
    #expect(documents.sorted() == Self.names.map { "\($0).md" })
  }

  @Test(arguments: TestDocument.chosen(documents))
  func `variants of a file have the documented layouts`(document: TestDocument) throws {
    let name = document.url.deletingPathExtension().lastPathComponent
    let file = Array(try Data(contentsOf: Self.folder.appending(path: "files/\(name)")))
    let text = (["# \(name)", ""] + LayoutVariants(file).report).map { $0 + "\n" }.joined()
    let expected = (try? String(contentsOf: document.url, encoding: .utf8)) ?? ""
    if TestDocument.isUpdated { try Data(text.utf8).write(to: document.url) }
    for (line, other) in zip(text.split(separator: "\n"), expected.split(separator: "\n")) {
      try #require(line == other)
    }
    #expect(text == expected)
  }
}

private struct LayoutVariants {
  /// The lines of the file, with their ends.
  private let lines: [[UInt8]]
  private let mark: UInt8?

  init(_ file: [UInt8]) {
    let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Array($0) + [UInt8(ascii: "\n")] }
    self.lines = lines
    mark = [UInt8](";\t,|".utf8).first { mark in
      lines.count { $0.contains(mark) } * 2 > lines.count
    }
  }

  /// The names of variants and their lines, in groups.
  private var groups: [[(name: String, lines: [[UInt8]])]] {
    let lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 25, 30, 40]
    return [
      [("all lines", lines)],
      lengths.filter { $0 < lines.count }.map { ("first \($0)", Array(lines.prefix($0))) },
      lengths.prefix(8).map { ("without first \($0)", Array(lines.dropFirst($0))) },
      (1...6).map {
        ("first and from \($0 + 2)", Array(lines.prefix(1) + lines.dropFirst($0 + 1)))
      },
      (2...4).map { step in
        ("every line in \(step)", lines.indices.filter { $0 % step == 0 }.map { lines[$0] })
      },
      [("in reverse below the first", Array(lines.prefix(1) + lines.dropFirst().reversed()))],
      [("each twice", lines.flatMap { [$0, $0] })],
      [1, 2, 3, 5, 8].map { ("first 9 without field \($0)", changed(field: $0) { _ in nil }) },
      [1, 2, 3, 5, 8].map { ("first 9 with blank field \($0)", changed(field: $0) { _ in [] }) },
      [1, 2, 3, 5, 8].map { field in
        ("first 9 with x in field \(field)", changed(field: field) { $0 + Array("x".utf8) })
      },
    ]
  }

  /// The first lines with a change of a field, counted from 1, in all lines below the first, or without the field.
  private func changed(field: Int, _ change: ([UInt8]) -> [UInt8]?) -> [[UInt8]] {
    guard let mark else { return lines }
    return lines.prefix(9).enumerated().map { index, line in
      var fields = line.dropLast().split(separator: mark, omittingEmptySubsequences: false)
        .map(Array.init)
      guard field <= fields.count else { return line }
      let old = fields.remove(at: field - 1)
      if let new = change(old) { fields.insert(index == 0 ? old : new, at: field - 1) }
      return Array(fields.joined(separator: [mark])) + [UInt8(ascii: "\n")]
    }
  }

  /// The layouts that differ from that of all lines. Neighbors with the same layout share a line.
  var report: [String] {
    var whole: [String]?
    return groups.flatMap { group in
      var runs: [(names: [String], layout: [String])] = []
      for variant in group {
        let found = Reading.escaped(layout(of: variant.lines))
        if runs.last?.layout == found {
          runs[runs.count - 1].names.append(variant.name)
        } else {
          runs.append(([variant.name], found))
        }
      }
      let all = whole
      whole = whole ?? runs.first?.layout
      return runs.filter { $0.layout != all }.flatMap { run in
        ["- " + run.names.joined(separator: ", ") + ":"] + run.layout.map { "  \($0)" }
      }
    }
  }

  private func layout(of lines: [[UInt8]]) -> [String] {
    guard let reading = try? Reading([]) else { return [] }
    return reading.layout(of: Array(lines.joined()))
  }
}
