/// The lines before the first record: comments, titles, blank lines, and a line like `sep=;`.
struct Preamble {
  private(set) var lines = 0
  /// The delimiter in a line like `sep=;`, which spreadsheet programs write.
  private(set) var delimiter: Delimiter?
  private(set) var comments: CommentMark?
  /// The location of a comment directly above the first record. The comment may contain the column names.
  private(set) var lastComment: Range<Int>?
  /// The first title line; nil if there is none.
  private(set) var title: String?
  /// Whether the first record may contain the column names.
  private(set) var mayPrecedeHeader = true

  /// Finds the lines before the first record. Returns nil if more bytes are needed to find that record.
  init?(_ bytes: [UInt8], isWhole: Bool) {
    var rest = bytes[...]
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if rest.starts(with: byteOrderMark) { rest = rest.dropFirst(byteOrderMark.count) }
    while true {
      let line = rest.prefix { !$0.isLineEnd }
      let separator = Self.separator(line)
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let mark = CommentMark(startOf: text)
      let isComment = mark != nil && (comments == nil || mark == comments)
      let isBlank = text.allSatisfy { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
      let isSkipped = isBlank || isComment || separator != nil
      guard isSkipped, line.endIndex < rest.endIndex else {
        guard isWhole || !isSkipped else { return nil }
        lines += isSkipped ? 1 : 0
        return
      }
      delimiter = separator ?? delimiter
      comments = isComment ? mark : comments
      lastComment = isComment ? text.drop { $0 == mark?.first }.indices : nil
      lines += 1
      rest = rest[line.endIndex...]
      let isPair = rest.starts(with: [.carriageReturn, .lineFeed])
      rest = rest.dropFirst(isPair ? 2 : 1)
    }
  }

  /// Returns the delimiter in a line such as `sep=;` or `"sep=;"`, or nil for any other line.
  private static func separator(_ line: ArraySlice<UInt8>) -> Delimiter? {
    let isQuoted = line.first == .quote && line.last == .quote
    let words = isQuoted ? line.dropFirst().dropLast() : line
    guard words.count == 5, let mark = words.last, mark != .quote,
      String(decoding: words.dropLast(), as: UTF8.self).lowercased() == "sep="
    else { return nil }
    return Delimiter(mark)
  }

  /// The preamble of a file whose first record is a row.
  var withoutHeader: Preamble {
    var preamble = self
    preamble.mayPrecedeHeader = false
    return preamble
  }

  /// Returns the preamble with the first `count` lines of the file or, by default, with one more line. The first added
  /// line becomes the title, unless it is blank or there is a title already.
  func extended(
    to count: Int? = nil, title line: some Collection<UInt8>, mayPrecedeHeader: Bool = true
  ) -> Preamble {
    var preamble = self
    preamble.lines = count ?? lines + 1
    preamble.lastComment = nil
    preamble.mayPrecedeHeader = mayPrecedeHeader
    let text = SampleCell(text: line).text
    if title == nil, !text.isEmpty { preamble.title = text }
    return preamble
  }
}
