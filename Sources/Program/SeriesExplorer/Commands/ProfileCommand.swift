import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords
import TerminalText

extension CommandTable {
  static let profile = CommandEntry(
    "profile", .bars, Parameter<Profile.Unit>.choice, .flag("all"),
    summary: "Draw a typical day, week or year",
    details:
      "'day' shows the 24 hours of a typical day, 'week' the hours of each weekday as shaded cells, and 'year' the 12 "
      + "months. For daily data, 'week' shows the weekdays. A mean is the mean of all samples, and 'min' and 'max' are "
      + "the least and the greatest sample. Other aggregates show the mean of the bars, such as the mean of hourly "
      + "sums. Bars without a value are left out. Summarizes this page or, with 'all', all pages of the level.",
    examples: ["profile day", "profile week all"],
    synonyms: [
      "typical", "average", "pattern", "heatmap", "hourly", "weekday", "seasonal", "rhythm",
    ]
  ) { unit, isAll in Work { try $0.profile(unit, isAll: isAll) } }
}

extension Session {
  fileprivate func profile(_ unit: Profile.Unit, isAll: Bool) throws(Refusal) -> Answer {
    guard let chartData else { throw explained(.ignored(.noDates)) }
    let (data, page) = try state.currentPage(of: chartData)
    let (level, columns) = (page.level, state.drawnColumns(of: data))
    let series = data.column(columns[0])
    if let problem = series.problem(of: unit) { throw .unsuitable(problem) }
    let barUnit = unit.barUnit(of: series)
    if !isAll, level.unit < barUnit {
      throw .unsuitable(
        "A page of '\(page.levelName.excerpt)' is shorter than one \(barUnit). "
          + "To summarize all pages: profile \(unit) all")
    }
    let whole = level.span(ofPage: 0).lowerBound..<level.span(ofPage: level.count - 1).upperBound
    let span = isAll ? whole : page.span
    let profiles = columns.map { column in
      Profile(unit, of: column, in: data, span) { time in
        level.page(at: level.calendar.index(of: time, in: level.unit)) != nil
      }
    }
    return Answer(ProfileReport(profiles: profiles, page: page, isAll: isAll, span: span))
  }
}

extension Series {
  /// Returns the reason that a typical unit would have only one part, with a command that suits the data, or nil.
  fileprivate func problem(of unit: Profile.Unit) -> String? {
    switch (unit, step) {
    case (.day, nil) where !hasTimesOfDay:
      "All values are at the same time of day, so a typical day has one value. To see a typical week: profile week"
    case (.day, let step?) where !hasTimesOfDay, (.week, let step?) where !hasTimesOfDay:
      "There is one value for each \(step), so there is no typical \(unit)."
        + (step == .year ? "" : " To see a typical year: profile year all")
    case (.year, .year): "There is one value for each year, so there is no typical year."
    default: nil
    }
  }
}

private struct ProfileReport: Report {
  let profiles: [Profile]
  let page: DatedPage
  /// Whether the profiles summarize all pages of the level.
  let isAll: Bool
  let span: Range<CivilTime>

  var json: JSON {
    let place: JSON = .present([
      "level": .string(page.levelName), "page": isAll ? nil : .string(page.key),
      "start": .string(span.lowerBound.description), "end": .string(span.upperBound.description),
    ])
    let all = profiles.map { JSON.joined(place, $0.json) }
    return .present(["profile": all[0], "split": all.count > 1 ? .array(all) : nil])
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    let charts = profiles.map { PageChart($0, isPlain: wording.style.isPlain) }
    let level = page.levelName.excerpt
    let place = isAll ? "all pages of \(level)" : "\(level) \(page.key)"
    let last = CivilTime(microseconds: span.upperBound.microseconds - 1)
    let days = [span.lowerBound, last].map { page.level.calendar.date(of: $0).description }
    let (unit, dates) = (profiles[0].unit, days.joined(separator: " through "))
    let hint = "To summarize all pages of '\(level)': profile \(unit) all"
    return [.heading(["typical \(unit)", place, dates])] + charts.facts
      + (!isAll && profiles[0].units < 2 ? [.note(hint)] : [])
  }
}
