import CrossPager
import MessageWords

extension Session {
  /// The maximum number of pages in a file.
  private static let pageLimit = 100_000
  /// The maximum number of charts in a picture.
  private static let pictureLimit = 400

  /// The message for a page without dates.
  private static let datelessPage =
    "A page without dates has no chart. Export it to a .csv, .json or .txt file."

  /// Performs `export`.
  mutating func export(_ request: ExportRequest) -> Response.Result {
    let file = request.file.value.path
    if let script = scriptInUse(file) {
      return .failed(.cannotWrite(path: file, reason: script.rawValue))
    }
    if !request.replaces, storage.identity(of: file) != nil {
      let command = ["export", request.isWhole ? "--all" : nil, "--force", Wording.quoting(file)]
      return refused(
        request,
        "'\(file.pathExcerpt)' already exists. To replace it: "
          + command.compactMap(\.self).joined(separator: " "))
    }
    return switch request.file.value.format {
    case .pages(let format): exportPages(request, as: format)
    case .webPage: exportWebPage(request)
    }
  }

  /// Exports a page, or all pages of its level.
  private mutating func exportPages(
    _ request: ExportRequest, as format: PageFormat
  ) -> Response.Result {
    guard let position = state.pager.openPage ?? state.pager.position, position.page != nil else {
      return ignored(.pager(state.pager.levels.isEmpty ? .noLevels : .emptyLevel))
    }
    let label = state.labels[position.level]
    if format == .svg, label.dated == nil { return refused(request, Self.datelessPage) }
    let count = request.isWhole ? state.pager.levels[position.level].count : 1
    let charts = count * (pages(at: position)?.count ?? 1)
    if count > Self.pageLimit || format == .svg && charts > Self.pictureLimit {
      let limits =
        format == .svg
        ? "A picture can hold \(Self.pictureLimit) charts, but level '\(label.name.excerpt)' has \(charts)."
        : "A file can hold \(Self.pageLimit) pages, but level '\(label.name.excerpt)' has \(count)."
      return refused(request, limits + " Go to a coarser level, or leave out --all.")
    }
    let first = request.isWhole ? 0 : position.page ?? 0
    let file = request.file.value.path
    do throws(StorageError) {
      try write(
        first..<first + count, ofLevel: position.level, to: file, replaces: request.replaces,
        PageDocument(format: format, isWhole: request.isWhole))
      return .report(.exported(file: file, pages: count))
    } catch {
      return .failed(error)
    }
  }

  /// The minimum length, in bytes, of each part of a file except the last part.
  private static let partLength = 1 << 16

  /// Writes pages to a file part by part. The user can interrupt the export.
  private mutating func write(
    _ pages: Range<Int>, ofLevel level: Int, to file: String, replaces: Bool,
    _ document: PageDocument
  ) throws(StorageError) {
    var (document, rest, isEnded) = (document, pages, false)
    // Use a copy of the storage, because writing a part mutates the session.
    let storage = storage
    try storage.write(
      { () throws(StorageError) -> String? in
        if isEnded { return nil }
        var part = ""
        while let page = rest.popFirst() {
          try checkInterrupt(of: file)
          if let reports = self.pages(at: Position(level: level, page: page)) {
            part += document.text(of: reports)
          }
          if part.utf8.count >= Session.partLength { return part }
        }
        isEnded = true
        return part + document.end
      }, to: file, replaces: replaces)
  }

  /// Exports a web page.
  private func exportWebPage(_ request: ExportRequest) -> Response.Result {
    guard let page = chartData.flatMap({ WebPage(of: state, $0) }) else {
      return refused(request, Self.datelessPage)
    }
    if request.isWhole {
      return refused(request, "A web page always contains all pages. Leave out --all.")
    }
    if page.valueCount > WebPage.valueLimit {
      return refused(
        request,
        "A web page can hold \(WebPage.valueLimit) values, but there are \(page.valueCount). "
          + "Use coarser levels, for example: levels month,year")
    }
    return write(request, pages: page.pageCount, series: page.share) { check throws(StorageError) in
      try page.text(check)
    }
  }

  /// Writes a file that contains the given number of pages. The user can interrupt the export.
  ///
  /// - Parameter text: The contents of the file. Calls its argument repeatedly, which throws after an interrupt.
  private func write(
    _ request: ExportRequest, pages: Int, series: SeriesShare? = nil,
    _ text: (() throws(StorageError) -> Void) throws(StorageError) -> String
  ) -> Response.Result {
    let file = request.file.value.path
    do throws(StorageError) {
      let check = { () throws(StorageError) in try checkInterrupt(of: file) }
      let text = try text(check)
      try check()
      try storage.write(text, to: file, replaces: request.replaces)
      return .report(.exported(file: file, pages: pages, series: series))
    } catch {
      return .failed(error)
    }
  }

  /// Throws if the user has interrupted the export of a file.
  private func checkInterrupt(of file: String) throws(StorageError) {
    if isInterrupted() { throw .interrupted(path: file) }
  }

  private func refused(_ request: ExportRequest, _ message: String) -> Response.Result {
    .error(LineError(.refusedExport(message), at: request.file.range))
  }
}
