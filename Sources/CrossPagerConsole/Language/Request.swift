import CivilDates
import CrossPager
import CrossPagerSeries
import PageHosts

/// A parsed line, with the names of levels resolved to indices.
indirect enum Request: Hashable, Sendable {
  /// A model command.
  case model(Command)
  /// Inserts a level. The model does not use the name.
  case insertLevel(name: String, count: Int, index: Int?)
  case setHosting(HostingRule)
  case setScale(ScaleRule)
  case setGaps(GapsRule)
  /// Selects the column to draw.
  case setValue(String)
  /// Selects the series to draw.
  case setSeries(String)
  /// Goes to the page that contains the start of a period, on the given level or, if it is nil, on the current level.
  case date(DateWords, level: Int?)
  case latest
  case undo
  case redo
  case restore(file: String, repairs: Bool)
  case follow(Link)
  case save(file: String)
  /// Starts a recording, or ends the current one.
  case record(file: Located<String>?)
  case replay(file: Located<String>)
  case expect(Expectation)
  case report(ReportRequest)
  case export(ExportRequest)
  case setSplit(Split)
  case preview(Request)
  case setPrompt(PromptRule)
  /// Marks a bar.
  case bar(BarTarget)
  /// Goes into the marked bar.
  case enter
  /// Returns to the bar that was entered last.
  case back
  /// Compares the page with another page.
  case compare(ComparisonTarget)
  /// Searches for a page, or repeats the last search if the search is nil.
  case find(Search?, Search.Way?)
  /// Marks the current page or another page.
  case mark(name: String, level: Int?, page: String?)
  case unmark(String)
  case goMark(String)
  case setLevels([CalendarUnit])
  case setAggregate(Aggregate)
  case setFirstWeekday(Weekday)
  /// Reads the file again with other options.
  case reread(ReadingChange)
  /// Opens another data file.
  case browse(String)
}

/// A request for a report, which changes nothing.
enum ReportRequest: Hashable, Sendable {
  case whereabouts
  case levels
  case map
  case routes
  case show
  case hosts
  case data
  case values
  case series
  case history
  /// Help for a topic, or the overview if the topic is nil.
  case help(HelpTopic?)
  case link
  /// Quits with an exit status, or with the session's status if the exit status is nil.
  case quit(Int?)
  case keys
  case marks
}

extension Request {
  /// The request to preview, or nil if this request is not a preview.
  var previewed: Request? {
    if case .preview(let request) = self { request } else { nil }
  }

  /// The direction of a relative move, or nil for other requests.
  var direction: Direction? {
    switch self {
    case .model(.move(let direction, _)): direction
    default: nil
    }
  }

  /// Whether the session ignores the request while a page is open. The pager decides this for model commands.
  var isRefusedByOpenPage: Bool {
    switch self {
    case .date, .latest, .find, .goMark, .enter, .back, .restore, .follow: true
    default: false
    }
  }

  /// Whether the request is a search.
  var isSearch: Bool {
    switch self {
    case .find: true
    default: false
    }
  }

  /// Whether the request controls scripts. Recordings omit such requests, and `expect` does not
  /// check their results.
  var isAside: Bool {
    switch previewed ?? self {
    case .record, .replay, .expect: true
    default: false
    }
  }
}
