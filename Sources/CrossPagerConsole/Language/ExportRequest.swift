/// The format of exported pages, given by the extension of the file's name.
enum ExportFormat: String, Spelled {
  case csv, json, svg, txt

  var spelling: String { rawValue }

  /// The extension of a web page, which holds all pages.
  static let webPage = "html"

  /// The extensions, as a list for a sentence.
  static let extensions = Wording.choice((spellings + [webPage]).map { ".\($0)" })
}

/// A file for exported pages.
struct ExportFile: Hashable, Sendable {
  var path: String
  /// The format of the pages, or nil for a web page.
  var format: ExportFormat?

  /// Returns nil if the path does not end in the extension of a format.
  init?(path: String) {
    guard !path.utf8.contains(0), let dot = path.lastIndex(of: ".") else { return nil }
    let suffix = String(path[path.index(after: dot)...])
    format = ExportFormat(spelling: suffix)
    if format == nil, suffix.keyword != ExportFormat.webPage { return nil }
    self.path = path
  }
}

/// A request to write pages to a file.
struct ExportRequest: Hashable, Sendable {
  var file: Located<ExportFile>
  /// Whether to write all pages of the level.
  var isWhole: Bool
  /// Whether to replace an existing file.
  var replaces: Bool
}

extension Parameter where Value == ExportFile {
  static let exportFile = word(
    "FILE", "a file whose name ends in \(ExportFormat.extensions)", .file, missing: "a file",
    ExportFile.init(path:))
}

extension CommandTable {
  static let exporting: [CommandEntry] = [
    CommandEntry(
      "export", .keeping, .flag("--all"), .flag("--force"), .located(.exportFile),
      summary: "Write the current page to a file",
      details:
        "The extension of FILE selects the format: .csv for a table of the bars, .json for the output of 'show', .svg "
        + "for a picture, .txt for the drawn page, or .html for a web page that holds all levels and needs no server. "
        + "With --all, writes every page of the level. With --force, replaces an existing file.",
      examples: ["export page.svg", "export --all level.csv", "export page.html"],
      synonyms: [
        "picture", "image", "csv", "svg", "excel", "spreadsheet", "download", "report", "web",
        "html", "share", "browser",
      ]
    ) { .export(ExportRequest(file: $2, isWhole: $0, replaces: $1)) }
  ]
}
