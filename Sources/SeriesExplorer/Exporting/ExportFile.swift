import CrossPager
import CrossPagerConsole
import MessageWords

/// The format of exported pages.
enum PageFormat: String, Spelled {
  case csv, json, svg, txt

  var spelling: String { rawValue }
}

/// The format of an exported file, determined by its extension.
enum ExportFormat: Hashable, Sendable {
  /// The current page, or all pages of its level.
  case pages(PageFormat)
  /// A web page with the pages from all levels.
  case webPage

  /// Returns nil if no format has this extension.
  init?(extension name: String) {
    if name.keyword == "html" {
      self = .webPage
    } else if let format = PageFormat(spelling: name) {
      self = .pages(format)
    } else {
      return nil
    }
  }

  /// The extensions, as a list for a sentence.
  static let extensions = Wording.choice((PageFormat.spellings + ["html"]).map { ".\($0)" })
}

/// A file for exported pages.
struct ExportFile: Hashable, Sendable {
  var path: String
  var format: ExportFormat

  /// Returns nil if the path does not end in the extension of a format.
  init?(path: String) {
    guard !path.utf8.contains(0), let dot = path.lastIndex(of: "."),
      let format = ExportFormat(extension: String(path[path.index(after: dot)...]))
    else { return nil }
    self.path = path
    self.format = format
  }
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
    usage: "FILE", meaning: "a file whose name ends in \(ExportFormat.extensions)", kind: .file
  ) { reader throws(LineError) in
    let word = try reader.next("a file")
    if let file = ExportFile(path: word.text) { return file }
    let command = ExportFile.command(insteadOf: word.text, reader.flags)
    let message =
      "'\(word.text.pathExcerpt)' does not end in \(ExportFormat.extensions)."
      + (command.map { " Instead, enter: \($0)" } ?? "")
    throw LineError(.said(message), at: word.range)
  }
}
