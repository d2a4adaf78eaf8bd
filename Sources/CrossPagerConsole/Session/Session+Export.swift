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
    let (file, format) = (request.file.value.path, request.file.value.format)
    func refused(_ message: String) -> Response.Result {
      .error(LineError(.refusedExport(message), at: request.file.range))
    }
    if let script = scriptInUse(file) {
      return .failed(.cannotWrite(path: file, reason: script.rawValue))
    }
    if !request.replaces, storage.identity(of: file) != nil {
      let command = ["export", request.isWhole ? "--all" : nil, "--force", Wording.quoting(file)]
      return refused(
        "'\(file.pathExcerpt)' already exists. To replace it: "
          + command.compactMap(\.self).joined(separator: " "))
    }
    guard let position = state.pager.openPage ?? state.pager.position, position.page != nil else {
      let reason = state.pager.levels.isEmpty ? Reason.noLevels : .emptyLevel
      return .ignored(reason, message: state.message(reason, of: nil, word: nil), notes: [])
    }
    guard let format else { return exportWebPage(request) }
    let label = state.labels[position.level]
    if format == .svg, label.dated == nil {
      return refused(Self.datelessPage)
    }
    let count = request.isWhole ? state.pager.levels[position.level].count : 1
    let charts = count * (pages(at: position)?.count ?? 1)
    if count > Self.pageLimit || format == .svg && charts > Self.pictureLimit {
      let limits =
        format == .svg
        ? "A picture can hold \(Self.pictureLimit) charts, but level '\(label.name.excerpt)' has \(charts)."
        : "A file can hold \(Self.pageLimit) pages, but level '\(label.name.excerpt)' has \(count)."
      return refused(limits + " Go to a coarser level, or leave out --all.")
    }
    let positions =
      request.isWhole
      ? (0..<count).map { Position(level: position.level, page: $0) } : [position]
    let document = PageDocument(
      pages: positions.compactMap { pages(at: $0) }, isWhole: request.isWhole)
    do throws(StorageError) {
      if request.replaces {
        try storage.write(document.text(as: format), to: file)
      } else {
        try storage.create(document.text(as: format), at: file)
      }
      return .report(.exported(file: file, pages: count))
    } catch {
      return .failed(error)
    }
  }

  /// Exports a web page.
  private func exportWebPage(_ request: ExportRequest) -> Response.Result {
    func refused(_ message: String) -> Response.Result {
      .error(LineError(.refusedExport(message), at: request.file.range))
    }
    guard let page = chartData.flatMap({ WebPage(of: state, $0) }) else {
      return refused(Self.datelessPage)
    }
    if request.isWhole {
      return refused("A web page always holds every page. Leave out --all.")
    }
    if page.valueCount > WebPage.valueLimit {
      return refused(
        "A web page can hold \(WebPage.valueLimit) values, but the data have \(page.valueCount). "
          + "To read fewer columns: --value COLUMN")
    }
    let file = request.file.value.path
    do throws(StorageError) {
      if request.replaces {
        try storage.write(page.text, to: file)
      } else {
        try storage.create(page.text, at: file)
      }
      return .report(.exported(file: file, pages: page.pageCount))
    } catch {
      return .failed(error)
    }
  }
}
