/// What stands in a file in front of its first record.
struct Preamble {
  /// How many lines it has.
  private(set) var lines = 0
  /// The delimiter that a line like `sep=;` names, as spreadsheets write and understand it.
  private(set) var delimiter: UInt8?

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Steps over comments, which start with `#`, blank lines and a `sep=` line; nil if the bytes end before the first
  /// record does begin.
  init?(_ bytes: [UInt8], isWhole: Bool) {
    var rest = bytes[...]
    if rest.starts(with: Self.byteOrderMark) { rest = rest.dropFirst(Self.byteOrderMark.count) }
    while true {
      let line = rest.prefix { $0 != CSVReader.lineFeed && $0 != CSVReader.carriageReturn }
      let separator = delimiter == nil ? Self.separator(line) : nil
      let isSkipped = line.isEmpty || line.first == UInt8(ascii: "#") || separator != nil
      guard isSkipped, line.endIndex < rest.endIndex else {
        guard isWhole || !isSkipped else { return nil }
        lines += isSkipped ? 1 : 0
        return
      }
      delimiter = separator ?? delimiter
      lines += 1
      rest = rest[line.endIndex...]
      let isPair = rest.starts(with: [CSVReader.carriageReturn, CSVReader.lineFeed])
      rest = rest.dropFirst(isPair ? 2 : 1)
    }
  }

  /// The delimiter that a line names: `sep=;`, which may be quoted.
  private static func separator(_ line: ArraySlice<UInt8>) -> UInt8? {
    let text = Array(line)
    let isQuoted = text.count > 2 && text.first == CSVReader.quote && text.last == CSVReader.quote
    let words = isQuoted ? Array(text.dropFirst().dropLast()) : text
    guard words.count == 5, let mark = words.last, mark != CSVReader.quote,
      String(decoding: words.prefix(4), as: UTF8.self).lowercased() == "sep="
    else { return nil }
    return mark
  }
}
