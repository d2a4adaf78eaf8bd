import CrossPagerConsole
import MessageWords

/// The format of exported pages.
enum PageFormat: String, Spelled {
  case csv, json, svg, txt
}

/// A file for exported pages.
struct ExportFile: Hashable, Sendable {
  var path: String
  /// The format of the current page or of all pages of its level, or nil for a web page with the pages from all levels.
  var format: PageFormat?

  /// Returns nil if the path does not end in the extension of a format.
  init?(path: String) {
    guard !path.utf8.contains(0), let dot = path.lastIndex(of: ".") else { return nil }
    let name = String(path[path.index(after: dot)...])
    format = PageFormat(spelling: name)
    if format == nil, name.keyword != "html" { return nil }
    self.path = path
  }

  /// The extensions of all formats, as a list for a sentence.
  fileprivate static let extensions = Wording.choice(
    (PageFormat.spellings + ["html"]).map { ".\($0)" })
}

extension ExportFile {
  /// For some formats' extensions, the extensions of similar files from other programs.
  private static let similar = [
    "svg": ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "pdf", "eps", "ps"],
    "csv": ["tsv", "xls", "xlsx", "ods", "parquet", "sqlite", "db"], "html": ["htm", "xhtml"],
    "txt": ["md", "text", "log"], "json": ["jsonl", "ndjson", "yaml", "yml"],
  ]

  /// The command that exports to a similar file with the same name, or nil if no format is similar.
  ///
  /// - Parameter flags: The flags of the command. A web page always contains all pages, so it takes no `--all`.
  fileprivate static func command(insteadOf path: String, _ flags: [String]) -> String? {
    guard !path.utf8.contains(0), let dot = path.lastIndex(of: ".") else { return nil }
    if dot == path.startIndex || path[..<dot].last == "/" { return nil }
    let name = path[path.index(after: dot)...].lowercased()
    return similar.first { $0.value.contains(name) }.map { format, _ in
      let flags = flags.filter { $0 != "--all" || format != "html" }
      return (["export"] + flags + [Wording.quoting(path[...dot] + format)]).joined(separator: " ")
    }
  }
}

extension Parameter where Value == ExportFile {
  static let exportFile: Parameter = Parameter(
    usage: "FILE", meaning: "a file whose name ends in \(ExportFile.extensions)", kind: .file
  ) { reader throws(LineError) in
    let word = try reader.next("a file")
    if let file = ExportFile(path: word.text) { return file }
    let command = ExportFile.command(insteadOf: word.text, reader.flags)
    let message =
      "'\(word.text.pathExcerpt)' does not end in \(ExportFile.extensions)."
      + (command.map { " Instead, enter: \($0)" } ?? "")
    throw LineError(.said(message), at: word.range)
  }
}
