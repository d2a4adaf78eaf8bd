import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

extension Session {
  /// Runs every line that begins with `> ` in a script, and expects the following lines to be its text output,
  /// including errors.
  func expectText(
    _ script: String, style: TextStyle = TextStyle(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var session = self
    let report = TextReport(style: style)
    var lines: [String] = []
    for line in script.split(separator: "\n") where line.hasPrefix(">") {
      lines.append(String(line))
      guard let response = session.response(to: String(line.dropFirst(2))) else { continue }
      lines += report.lines(response) + report.messages(response)
    }
    #expect(lines.joined(separator: "\n") == script, sourceLocation: sourceLocation)
  }

  /// Runs a line and returns its response, or nil if the line is blank or a comment. Any other line without a response
  /// is an issue.
  mutating func response(
    to line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Response? {
    let response = run(line)
    #expect(
      response != nil || line.isBlankOrComment, "'\(line)' has no response",
      sourceLocation: sourceLocation)
    return response
  }

  /// Runs lines in order and ignores their results.
  mutating func run(all lines: [String]) { for line in lines { _ = run(line) } }

  /// Returns a copy of the session that has run some lines.
  func after(_ lines: String...) -> Session {
    var session = self
    session.run(all: lines)
    return session
  }

  /// Returns the fields of a line's result, except `n`, `command`, `preview` and `at`.
  mutating func outcome(_ line: String) -> [String: JSON]? {
    guard let json = run(line)?.json(number: 0),
      case .object(let members)? = try? JSONReader(document: json).value
    else { return nil }
    let fields = members.filter { !["n", "command", "preview", "at"].contains($0.name) }
    return Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// Returns the message of an error or an ignored line, or nil for other results.
  mutating func message(_ line: String) -> String? {
    switch run(line)?.result {
    case .error(let error): error.message
    case .failed(let error): error.message
    case .ignored(_, let message, _): message
    case .moved, .changed, .report, nil: nil
    }
  }
}

extension String {
  /// Whether the line is blank or a comment, and therefore has no command.
  var isBlankOrComment: Bool {
    let first = unicodeScalars.first { !$0.properties.isWhitespace }
    return first == nil || first == "#"
  }
}

extension Response {
  /// Returns the response as the program prints it with `--json`.
  func json(number: Int) -> String {
    String(decoding: JSONReport.bytes(self, number: number), as: UTF8.self)
  }

  /// Returns the response in JSON without the members `n` and `command`, if these are the number and the text of the
  /// line.
  func json(number: Int, without command: String) -> String {
    var beginning = JSONWriter()
    beginning.object { writer in
      writer.member("n", .integer(number))
      writer.member("command", command)
    }
    let members = String(decoding: beginning.bytes.dropLast(), as: UTF8.self) + ","
    let json = json(number: number)
    return json.hasPrefix(members) ? "{\(json.dropFirst(members.count))" : json
  }
}

extension Session {
  /// The only chart of the current page, or nil if it has none or several.
  var chart: ChartReport? {
    var session = self
    guard let page = session.page() as? ChartPage, page.charts.count == 1 else { return nil }
    return page.charts[0]
  }
}

extension Response {
  /// Returns the report of a type, or nil for other results.
  func report<Content: Report>(_ type: Content.Type) -> Content? {
    if case .report(let report) = result { report as? Content } else { nil }
  }
}
