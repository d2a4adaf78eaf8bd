public import CivilDates
import CrossPager
import CrossPagerSeries
import MessageWords

/// A pager with names, titles, dates, undo and reports, controlled by lines of text.
///
/// A session has value semantics. ``TextReport`` and ``JSONReport`` format the ``Response`` to each
/// line.
///
///     var session = Session(scene: try Scene(levels: "day=5,week=5"), storage: files)
///     session.run("right 3")
public struct Session {
  /// The current state.
  public internal(set) var state: SessionState
  /// The data of dated levels, or nil if all levels are plain.
  public internal(set) var chartData: ChartData?
  var storage: any Storage
  /// The state at the start of the session.
  let beginning: SessionState
  /// Returns whether the user has interrupted the current command. The commands `replay`, `find` and `export` call this
  /// closure repeatedly and stop if it returns true.
  public var isInterrupted: @Sendable () -> Bool = { false }
  /// Whether the session runs at a prompt, where ``PromptRules`` have an effect.
  public var isAtPrompt = false
  var scripts = Scripts()
  var history = SessionHistory()
  /// Whether dated levels must still be extended to cover new samples.
  var isBehind = false
  var display = Display()
  private(set) var lines = LineLog()
  /// A cache of bar ranges, by unit, series and column. Computing a range reads the whole series.
  var scales: [CalendarUnit: [DrawnColumn: BarRange?]] = [:]
  /// Returns today's date for commands such as `date today`, or nil if the date is not known. The session has no clock,
  /// so the caller sets this closure. Each line calls this closure at most once, and only if the result depends on
  /// today's date.
  public var today: @Sendable () -> CivilDate? = { nil }
  /// Today's date as used by the current line, or nil if the line has not used it.
  var usedToday: CivilDate?
  /// Reads data files for commands such as `timezone` and `browse`, or nil if files cannot be read.
  public var reader: (any DataReader)?
  /// The origin of the initial data, or nil if the data does not come from a file or standard input.
  public var origin: DataOrigin?
  /// The initial data, with all later samples from a followed file.
  var firstData: ChartData?
  /// The data that a command read last.
  var lastRead: DataSource?
  /// The source of ``chartData``.
  var shownSource: DataSource?
  /// The last search, which `find next` repeats.
  var lastSearch: Search?
  /// The bar or page that the current line found.
  var found: FoundBar?
  /// The advice on a better command for the current line.
  var advice: String?

  /// Creates a session that starts with a scene.
  ///
  /// - Parameters:
  ///   - storage: The storage that commands such as `save` and `restore` use.
  ///   - tellsEvents: Whether responses contain the events of the display and its hosts.
  public init(scene: Scene, storage: any Storage, tellsEvents: Bool = false) {
    self.state = scene.state
    self.beginning = scene.state
    self.chartData = scene.chartData
    self.firstData = scene.chartData
    self.storage = storage
    display.keepsEvents = tellsEvents
    display.update(to: state)
  }

  /// Runs a line.
  ///
  /// - Returns: The response, or nil for a blank line or a comment.
  public mutating func run(_ line: String) -> Response? {
    guard line.utf8.count <= CommandLines.lineLimit else {
      let start = line.excerpt
      return refuse(start, start, LineError(.tooLong, at: 0..<start.count))
    }
    var command: String?
    do throws(LineError) {
      let words = try Words(line: line)
      if words.words.isEmpty { return nil }
      command = words.command
      var reader = WordReader(
        words: words, labels: state.labels, columns: chartData?.names ?? [],
        fileColumns: chartData?.report.columns ?? [],
        series: chartData?.seriesNames ?? [],
        calendar: chartData?.calendar ?? CivilCalendar())
      let request = try CommandTable.request(&reader)
      if scripts.recording != nil, !request.isAside, let word = words.unwritable {
        throw LineError(.unwritable, at: word.range)
      }
      return run(request, of: words.command, line, unknownLevel: reader.unknownLevel)
    } catch {
      return refuse(line, command ?? String(line.drop(while: \.isWhitespace)), error)
    }
  }

  /// Runs a request and returns the response to its line.
  ///
  /// - Parameter unknownLevel: The unknown level name in the line, for the message.
  private mutating func run(
    _ request: Request, of command: String, _ line: String, unknownLevel: String?
  ) -> Response {
    lines.append(command)
    let lostTime = recordTime()
    let passesMark = history.passesMark(request) && !isArriving
    var response = respond(to: request, of: command, line, unknownLevel: unknownLevel)
    conclude(&response, of: request, passesMark: passesMark)
    if let lostTime { response.lostRecording = lostTime }
    return response
  }

  /// Performs a request without recording it.
  mutating func respond(
    to request: Request, of command: String, _ line: String, unknownLevel: String? = nil
  ) -> Response {
    let result: Response.Result
    let motion: Motion?
    let bar: BarReport?
    let comparison: ComparisonReport?
    (found, advice, usedToday) = (nil, nil, nil)
    if let request = request.previewed {
      var copy = preview
      result = copy.perform(request, unknownLevel: unknownLevel)
      bar = copy.barReport(after: request, result)
      comparison = copy.comparisonReport(after: request, result)
      (found, advice, usedToday) = (copy.found, copy.advice, copy.usedToday)
      motion = copy.state.motion ?? state.motion.map { _ in Motion(phase: .settled, target: nil) }
    } else {
      result = perform(request, unknownLevel: unknownLevel)
      if isDataOld { takeData() }
      bar = barReport(after: request, result)
      comparison = comparisonReport(after: request, result)
      let isExtended = isBehind
      if isBehind { catchUp() }
      // An ignored command leaves the state unchanged.
      if isExtended || result.kind != .ignored { display.update(to: state) }
      motion = state.motion
    }
    return Response(
      command: command, line: line, isPreview: request.previewed != nil, result: result,
      motion: motion, events: display.takeEvents(), at: state.place, bar: bar,
      comparison: comparison, found: found, advice: advice, direction: request.direction,
      isSearch: request.isSearch)
  }

  /// Returns the response to a line that cannot be read.
  private mutating func refuse(_ line: String, _ command: String, _ error: LineError) -> Response {
    lines.append(command)
    var response = Response(
      command: command, line: line, result: .error(error), motion: state.motion,
      events: display.takeEvents(), at: place)
    conclude(&response, of: nil)
    return response
  }

  /// Returns the response to `show` without adding the line to the history.
  public mutating func show() -> Response {
    let line = "show"
    return Response(
      command: line, line: line, result: .report(report(.show)), motion: state.motion, at: place)
  }

  /// The session's place, or nil if there are no levels.
  public var place: Place? { state.place }

  /// Whether a bar on the current page is marked.
  public var hasMarkedBar: Bool { state.barIndex(in: chartData) != nil }

  /// The current activity: `dragging`, `settling` or `open`, or nil at rest.
  public var activity: String? {
    state.pager.phase != .settled
      ? state.pager.phase.spelling : state.pager.openPage.map { _ in "open" }
  }

  /// The properties that determine the drawn page. When the view changes, the page must be redrawn.
  public struct View: Equatable, Sendable {
    fileprivate var phase: Phase
    fileprivate var place: Place?
    fileprivate var isOpen: Bool
    fileprivate var scale: ScaleRule
    fileprivate var value: String?
    fileprivate var series: String?
    fileprivate var split: Split
    fileprivate var bar: Int?
    fileprivate var comparison: Comparison?
    fileprivate var viewport: Viewport
    fileprivate var aggregate: Aggregate
    fileprivate var source: DataSource?

    /// Whether the views differ, if at all, only in the motion of the content.
    public func isSamePage(as other: View) -> Bool {
      var view = self
      view.phase = other.phase
      return view == other
    }
  }

  /// The current view.
  public var view: View {
    View(
      phase: state.pager.phase,
      place: (state.pager.openPage ?? state.pager.position).map { state.place($0) },
      isOpen: state.pager.openPage != nil, scale: state.scale, value: state.value,
      series: state.series, split: state.split, bar: state.barIndex(in: chartData),
      comparison: state.comparison, viewport: state.pager.rules.viewport,
      aggregate: state.aggregate, source: state.source)
  }
}

/// The newest input lines, at most 1,000 lines and 16 MiB.
struct LineLog {
  /// The newest lines and up to 1,000 older lines. The older lines are dropped together.
  private var lines: [String] = []
  private var bytes = 0
  private static let limit = 1000

  /// The lines from oldest to newest.
  var elements: [String] { lines.suffix(Self.limit) }

  /// The newest line.
  var last: String? { lines.last }

  /// Adds a line and drops the oldest lines beyond the limits.
  ///
  /// - Complexity: O(1) on average
  mutating func append(_ line: String) {
    lines.append(line)
    bytes += line.utf8.count
    while bytes > 1 << 24 { bytes -= lines.removeFirst().utf8.count }
    if lines.count < 2 * Self.limit { return }
    lines.removeFirst(Self.limit)
    bytes = lines.reduce(0) { $0 + $1.utf8.count }
  }
}
