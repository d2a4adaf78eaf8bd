import CrossPagerTesting
import Foundation
import Testing

/// A document in `Tests/Series/Readings`. Its README describes the form.
struct ReadingDocument: Sendable, CustomStringConvertible {
  var name: String
  var lines: [String]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Readings").standardized

  static let all: [ReadingDocument] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
      .map(ReadingDocument.init)
  }()

  init(name: String) {
    self.name = name
    let text = try? String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var description: String { name }
  var url: URL { Self.folder.appending(path: name) }

  /// Lines that stay as they are, or expected lines with the lines that were read.
  struct Part {
    /// The number of the first line, from 1.
    var number: Int
    /// The text before the expectation: the cell of a line `CELL => READING`.
    var start = ""
    var expected: [String] = []
    /// The lines that were read; nil for lines that stay as they are.
    var found: [String]?

    var fits: Bool { found.map { $0[...].fit(expected[...]) } ?? true }
    /// The lines to write when the document is updated.
    var updated: [String] {
      let lines = fits ? expected : found ?? []
      return start.isEmpty ? lines : [start + lines.joined()]
    }
  }

  /// The text of a file, before cells are put into it.
  private struct Template {
    var fence: [String] = []
    var lines: [String] = []

    private var isEscaped: Bool { fence.first == "bytes" }

    /// Reads the file and returns the reading in words.
    ///
    /// - Parameters:
    ///   - cell: The text in place of `{}`. Its parts between ` | ` stand in place of `{1}`, `{2}` and so on.
    ///   - block: The words after the fence of the expected lines.
    ///   - number: The number of the cell's line. At quick depth, the file of every third cell is also read in chunks.
    func reading(_ cell: String?, _ block: [String], number: Int = 0) throws -> [String]? {
      func filled(_ text: String) -> String {
        guard let cell else { return text }
        let parts = cell.split(separator: " | ", omittingEmptySubsequences: false)
        return parts.enumerated().reduce(text.replacing("{}", with: cell)) {
          $0.replacing("{\($1.offset + 1)}", with: $1.element)
        }
      }
      let options = fence.dropFirst() + block.dropFirst()
      if cell != nil, (lines + options).allSatisfy({ filled($0) == $0 }) {
        Issue.record("The last file has no place for a cell.")
      }
      var words = options.map(filled)
      var bytes: [UInt8] = []
      if fence.first == "file" {
        guard let realSeriesFolder else { return nil }
        let file = URL(filePath: realSeriesFolder).appending(path: words.removeFirst())
        bytes = Array(try Data(contentsOf: file))
      }
      var reading = try Reading(words)
      reading.isDivided = number % 3 == 0 || Depth.current != .quick
      if reading.isLong, Depth.current == .quick { return nil }
      let rows = lines.map(filled).flatMap { GeneratedRows($0)?.rows ?? [$0] }.map { $0 + "\n" }
      if isEscaped {
        bytes += try Self.unescaped(rows.joined(), in: reading.encoding)
      } else {
        bytes += Array(rows.joined().data(using: reading.encoding) ?? Data())
      }
      switch block[0] {
      case "layout", "layouts": return Reading.escaped(reading.layout(of: bytes))
      case "records": return Reading.escaped(reading.records(of: bytes))
      default: return reading.lines(of: bytes)
      }
    }

    /// Returns the bytes of a text with escapes. A backslash at the end of a line leaves out the line end.
    private static func unescaped(_ text: String, in encoding: String.Encoding) throws -> [UInt8] {
      let characters = ["n": "\n", "r": "\r", "t": "\t", "0": "\0", "\\": "\\", "\n": ""]
      var bytes: [UInt8] = []
      var rest = text[...]
      func append(_ text: String) { bytes += Array(text.data(using: encoding) ?? Data()) }
      let escape = #/\\(?:x([0-9A-F]{2})|u\{([0-9A-F]+)\}|([nrt0\\\n]))/#
      while let match = rest.firstMatch(of: escape) {
        append(String(rest[..<match.range.lowerBound]))
        if let byte = match.1.flatMap({ UInt8($0, radix: 16) }) {
          bytes.append(byte)
        } else if let code = match.2.flatMap({ UInt32($0, radix: 16) }) {
          append(try String(#require(Unicode.Scalar(code))))
        } else {
          append(try #require(characters[String(match.3 ?? "")]))
        }
        rest = rest[match.range.upperBound...]
      }
      append(String(rest))
      return bytes
    }
  }

  /// Reads all files or, if a heading is given, the files up to the next heading.
  ///
  /// - Parameter heading: The number of the heading's line, from 1.
  func parts(below heading: Int? = nil) throws -> [Part] {
    var parts: [Part] = []
    var template = Template()
    var fence: [String]?
    var isRead = heading == nil
    for (index, line) in lines.enumerated() {
      let plain = Part(number: index + 1, expected: [line])
      switch fence?[0] {
      case nil:
        parts.append(plain)
        if let heading, line.hasPrefix("#") {
          if isRead { return parts }
          isRead = heading == index + 1
        }
        guard line.hasPrefix("```") else { continue }
        let words = line.dropFirst(3).matches(of: #/'([^']*)'|(\S+)/#)
          .map { String($0.1 ?? $0.2 ?? "") }
        fence = words
        if ["csv", "json", "bytes", "file"].contains(words[0]) {
          template = Template(fence: words)
        } else if words[0] == "reading" || words[0] == "layout" {
          let found = isRead ? try template.reading(nil, words) : nil
          parts.append(Part(number: index + 2, found: found))
        } else if !["readings", "layouts", "records", "console"].contains(words.first ?? "") {
          Issue.record("\(name):\(index + 1): unknown block: \(line)")
        }
      case _ where line == "```":
        fence = nil
        parts.append(plain)
      case "readings", "layouts", "records":
        let separator = line.range(of: " => ")
        let cell = separator.map { line[..<$0.lowerBound] } ?? line[...]
        let expected = separator.map { line[$0.upperBound...] } ?? ""
        let found = isRead ? try template.reading(String(cell), fence ?? [], number: index) : nil
        parts.append(
          Part(
            number: index + 1, start: "\(cell) => ", expected: [String(expected)],
            found: found.map { [$0.joined(separator: "; ")] }))
      case "reading", "layout": parts[parts.count - 1].expected.append(line)
      case "console": parts.append(plain)
      default:
        template.lines.append(line)
        parts.append(plain)
      }
    }
    return parts
  }
}

/// The part of a document below a heading.
struct ReadingSection: Sendable, CustomStringConvertible {
  var document: ReadingDocument
  /// The number of the heading's line, from 1.
  var line: Int
  var heading: String

  static let all = ReadingDocument.all.flatMap { document in
    var isInBlock = false
    return document.lines.enumerated().compactMap { index, line -> ReadingSection? in
      if line.hasPrefix("```") { isInBlock.toggle() }
      guard !isInBlock, line.hasPrefix("#") else { return nil }
      return ReadingSection(document: document, line: index + 1, heading: line)
    }
  }

  var description: String { "\(document.name):\(line): \(heading)" }
}

struct ReadingTests {
  @Test(arguments: TestDocument.chosen(ReadingSection.all))
  func `the documents agree with what is read`(section: ReadingSection) throws {
    if TestDocument.isUpdated {
      // The first section of a document updates it.
      if section.line == 1 { try update(section.document) }
      return
    }
    for part in try section.document.parts(below: section.line) {
      guard let found = part.found, !part.fits else { continue }
      Issue.record(
        """
        \(section.document.name):\(part.number): \(part.start)
        read: \(found.joined(separator: "\n"))
        expected: \(part.expected.joined(separator: "\n"))
        """)
    }
  }

  private func update(_ document: ReadingDocument) throws {
    let lines = try document.parts().flatMap(\.updated)
    if lines == document.lines { return }
    try lines.joined(separator: "\n").write(to: document.url, atomically: true, encoding: .utf8)
    Issue.record("\(document) was rewritten. Read the difference.")
  }
}
