extension LayoutFinder {
  /// The columns of the date, and the formats it may have.
  func dates(_ finder: DateFinder) throws(SeriesError) -> ([Int], [StampFormat]) {
    let asked = try columns(named: options.date)
    if asked.isEmpty {
      if let reading = finder.reading() { return (reading.columns, reading.formats) }
      throw .noDateColumn(
        source: source, columns: names(finder.candidates), format: format?.description)
    }
    if let format { return (asked, [format]) }
    if let reading = finder.reading(ofAsked: asked) { return (asked, reading.formats) }
    guard let example = sample.cells(asked).first else { return (asked, [.iso]) }
    throw .noDates(source: source, columns: names(asked), value: example.text)
  }

  /// The format that all rows allow; nil if several do and there may be more rows.
  func decided(
    _ formats: [StampFormat], _ columns: [Int], isWhole: Bool
  ) throws(SeriesError) -> StampFormat? {
    let cells = sample.cells(columns)
    var formats = formats.filter { format in
      format == formats[0]
        || cells.contains { formats[0].stamp(in: $0) != nil && format.stamp(in: $0) != nil }
    }
    if formats.count > 1 {
      try further(columns) { cell in
        let reading = formats.filter { $0.stamp(in: cell) != nil }
        if !reading.isEmpty { formats = reading }
        return formats.count == 1
      }
    }
    let padded = format == nil ? formats.map { $0.padded(reading: cells) } : formats
    if formats.count == 1 { return padded[0] }
    guard isWhole else { return nil }
    var example = cells.first { differ(formats, $0) }
    if example == nil {
      try further(columns) { cell in
        if differ(formats, cell) { example = cell }
        return example != nil
      }
    }
    guard let example else { return padded[0] }
    throw .ambiguousDates(
      source: source, columns: names(columns), value: example.text,
      formats: padded.map(\.description))
  }

  /// Whether formats read a cell as different times.
  private func differ(_ formats: [StampFormat], _ cell: SampleCell) -> Bool {
    Set(formats.compactMap { $0.stamp(in: cell) }).count > 1
  }

  private func further(_ columns: [Int], until body: (SampleCell) -> Bool) throws(SeriesError) {
    do throws(CSVError) {
      try sample.furtherCells(columns, until: body)
    } catch {
      throw SeriesError(error, source: source)
    }
  }
}
