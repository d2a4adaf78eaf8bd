import CrossPager
import CrossPagerConsole
import MessageWords
import TerminalText

extension CommandTable {
  static let export = CommandEntry(
    "export", .keeping, .flag("--all"), .flag("--force"), .located(.exportFile),
    summary: "Write the current page to a file",
    details:
      "The extension of FILE selects the format: .csv for a table of the bars, .json for the output of 'show', .svg "
      + "for a picture, .txt for the drawn page, or .html for a web page that contains all levels and needs no server. "
      + "Pages without dates are drawn as cards, which you can move in the web page. "
      + "With --all, writes every page of the level. With --force, replaces an existing file.",
    examples: ["export page.svg", "export --all level.csv", "export page.html"],
    synonyms: [
      "picture", "image", "csv", "svg", "excel", "spreadsheet", "download", "report", "web",
      "html", "share", "browser", "touch",
    ]
  ) { isWhole, replaces, file in
    Work { session in
      try session.export(ExportRequest(file: file, isWhole: isWhole, replaces: replaces))
    }
  }
}

struct ExportRequest: Sendable {
  var file: Located<ExportFile>
  /// Whether to write all pages of the level.
  var isWhole: Bool
  var replaces: Bool
}

extension Session {
  private static let pageLimit = 100_000
  private static let pictureLimit = 400

  fileprivate mutating func export(_ request: ExportRequest) throws(Refusal) -> Answer {
    let file = request.file.value.path
    try checkUse(of: file)
    if !request.replaces, context.storage.identity(of: file) != nil {
      let isWhole = request.isWhole && request.file.value.format != nil
      let command = ["export", isWhole ? "--all" : nil, "--force", Wording.quoting(file)]
      throw refusal(
        request,
        "'\(file.pathExcerpt)' already exists. To replace it: "
          + command.compactMap(\.self).joined(separator: " "))
    }
    guard let format = request.file.value.format else { return try exportWebPage(request) }
    return try exportPages(request, as: format)
  }

  private mutating func exportPages(
    _ request: ExportRequest, as format: PageFormat
  ) throws(Refusal) -> Answer {
    guard let position = state.pager.openPage ?? state.pager.position, position.page != nil else {
      throw explained(.ignored(state.pager.levels.isEmpty ? Reason.noLevels : .emptyLevel))
    }
    let label = state.labels[position.level]
    if format == .svg, label.dated == nil { return try exportDisplay(request) }
    let count = request.isWhole ? state.pager.levels[position.level].count : 1
    let charts = count * ((page(at: position) as? ChartPage)?.charts.count ?? 1)
    if count > Self.pageLimit || format == .svg && charts > Self.pictureLimit {
      let limits =
        format == .svg
        ? "A picture can hold \(Self.pictureLimit) charts, but level '\(label.name.excerpt)' has \(charts)."
        : "A file can hold \(Self.pageLimit) pages, but level '\(label.name.excerpt)' has \(count)."
      throw refusal(request, limits + " Go to a coarser level, or leave out --all.")
    }
    let first = request.isWhole ? 0 : position.page ?? 0
    try write(
      first..<first + count, ofLevel: position.level, request,
      PageDocument(format: format, isWhole: request.isWhole))
    return exported(request, pages: count)
  }

  /// The minimum length, in bytes, of each part of a file except the last part.
  private static let partLength = 1 << 16

  private mutating func write(
    _ pages: Range<Int>, ofLevel level: Int, _ request: ExportRequest, _ document: PageDocument
  ) throws(Refusal) {
    var (document, rest, isEnded) = (document, pages, false)
    let file = request.file.value.path
    // This uses a copy of the storage, because writing a part mutates the session.
    let storage = context.storage
    try storing { () throws(StorageError) in
      try storage.write(
        { () throws(StorageError) -> String? in
          if isEnded { return nil }
          var part = ""
          while part.utf8.count < Session.partLength, let index = rest.popFirst() {
            try checkInterrupt(of: file)
            part += document.text(of: page(at: Position(level: level, page: index)))
          }
          isEnded = rest.isEmpty
          return isEnded ? part + document.end : part
        }, to: file, replaces: request.replaces)
    }
  }

  private func exportDisplay(_ request: ExportRequest) throws(Refusal) -> Answer {
    if request.isWhole {
      throw refusal(request, "A picture of plain pages shows the displayed pages. Leave out --all.")
    }
    let place = ReportWording(style: TextStyle()).places.text(place)
    try write(request) { PagerPage(session: self).picture(at: place) }
    return exported(request, pages: state.displayReport.pages.count, isDisplay: true)
  }

  /// Writes a web page with charts if a level has dates, and with cards otherwise.
  private func exportWebPage(_ request: ExportRequest) throws(Refusal) -> Answer {
    if request.isWhole {
      throw refusal(request, "A web page always contains all pages. Leave out --all.")
    }
    guard let page = chartData.flatMap({ WebPage(of: state, $0) }) else {
      let page = PagerPage(session: self)
      try write(request) { page.text }
      return exported(request, pages: page.pageCount)
    }
    if page.valueCount > WebPage.valueLimit {
      throw refusal(
        request,
        "A web page can hold \(WebPage.valueLimit) values, but there are \(page.valueCount). "
          + "Use coarser levels, for example: levels month,year")
    }
    let check = { () throws(StorageError) in try checkInterrupt(of: request.file.value.path) }
    try write(request) { () throws(StorageError) in
      let text = try page.text(check)
      try check()
      return text
    }
    return exported(request, pages: page.pageCount, series: page.share)
  }

  private func write(
    _ request: ExportRequest, _ text: () throws(StorageError) -> String
  ) throws(Refusal) {
    try storing { () throws(StorageError) in
      try context.storage.write(
        text(), to: request.file.value.path, replaces: request.replaces)
    }
  }

  /// - Parameter series: The numbers of exported and available series, or nil unless a web page leaves out series.
  private func exported(
    _ request: ExportRequest, pages: Int, series: (count: Int, total: Int)? = nil,
    isDisplay: Bool = false
  ) -> Answer {
    let file = request.file.value
    let content: JSON = .present([
      "file": .string(file.path), "pages": .integer(pages),
      "series": series.map { .integer($0.count) }, "allSeries": series.map { .integer($0.total) },
    ])
    let exported =
      "\(Wording.count(pages, "page")) to '\(file.path.pathExcerpt)'"
      + (pages > 1 && file.format == .svg && !isDisplay ? ", one above another in one picture" : "")
      + (series.map { ", with \($0.count) of \($0.total) series" } ?? "")
      + (file.format == nil && state.drawing.cumulate == .on ? ", without running totals" : "")
    return Answer(
      LineReport(["export": content], "exported \(exported)", preview: "would export \(exported)"))
  }

  private func checkInterrupt(of file: String) throws(StorageError) {
    if context.isInterrupted() { throw .interrupted(path: file) }
  }

  private func refusal(_ request: ExportRequest, _ message: String) -> Refusal {
    .wrong(.said(message), at: request.file.range)
  }
}
