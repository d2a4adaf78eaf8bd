import CivilDates
import CrossPager
import CrossPagerSeries
import MessageWords

/// A pager with names, titles, dates, undo and reports: what a line of text is said to.
///
/// It is a value; a copy is independent. Each line gives a ``Response``, which ``TextReport`` and
/// ``JSONReport`` write.
///
///     var session = Session(scene: try Scene(levels: "day=5,week=5"), storage: files)
///     session.run("right 3")
public struct Session {
  /// The state as it stands.
  public internal(set) var state: SessionState
  /// What dated levels are drawn from; nil for plain ones.
  public internal(set) var chartData: ChartData?
  var storage: any Storage
  /// The state the session began with.
  let beginning: SessionState
  /// Asked before each line of a script that is replayed; where it is true, the script ends there.
  public var isInterrupted: @Sendable () -> Bool = { false }
  var scripts = Scripts()
  var history = SessionHistory()
  /// Whether samples came while pages could not be given to levels.
  var isBehind = false
  var display = Display()
  private(set) var lines = LineLog()
  /// The scales found so far, by unit and column; finding one reads the whole series.
  var scales: [CalendarUnit: [String: ClosedRange<Double>?]] = [:]

  /// A session at the beginning of a scene.
  ///
  /// - Parameters:
  ///   - storage: where `save` writes and `restore` reads.
  ///   - tellsEvents: whether responses tell what the display and its hosts do.
  public init(scene: Scene, storage: any Storage, tellsEvents: Bool = false) {
    self.state = scene.state
    self.beginning = scene.state
    self.chartData = scene.chartData
    self.storage = storage
    display.keepsEvents = tellsEvents
    display.update(to: state)
  }

  /// Does what a line says.
  ///
  /// - Returns: what came of it; nil for a line that is blank or a comment.
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

  /// Does what a line asks for.
  ///
  /// - Parameter unknownLevel: the word that was to be a level and is none, for the message.
  private mutating func run(
    _ request: Request, of command: String, _ line: String, unknownLevel: String?
  ) -> Response {
    lines.append(command)
    let passesMark = history.passesMark(request) && !isArriving
    let result: Response.Result
    let motion: Motion?
    if let request = request.previewed {
      var copy = preview
      result = copy.perform(request, unknownLevel: unknownLevel)
      motion = copy.state.motion ?? state.motion.map { _ in Motion(phase: .settled) }
    } else {
      result = perform(request, unknownLevel: unknownLevel)
      if isBehind { catchUp() }
      display.update(to: state)
      motion = state.motion
    }
    var response = Response(
      command: command, line: line, isPreview: request.previewed != nil, result: result,
      motion: motion, events: display.takeEvents(), at: state.place)
    conclude(&response, of: request, passesMark: passesMark)
    return response
  }

  /// The response to a line that cannot be read.
  private mutating func refuse(_ line: String, _ command: String, _ error: LineError) -> Response {
    lines.append(command)
    var response = Response(
      command: command, line: line, result: .error(error), motion: state.motion,
      events: display.takeEvents(), at: place)
    conclude(&response, of: nil)
    return response
  }

  /// What the line `show` comes to, without its being noted among the lines given.
  public mutating func show() -> Response {
    let line = "show"
    return Response(
      command: line, line: line, result: .report(report(.show)), motion: state.motion, at: place)
  }

  /// Where the session is; nil if there are no levels.
  public var place: Place? { state.place }

  /// What goes on, in a word: `dragging`, `settling` or `open`; nil at rest.
  public var activity: String? {
    state.pager.phase != .settled
      ? state.pager.phase.spelling : state.pager.openPage.map { _ in "open" }
  }

  /// What decides which page is drawn and how: where another one is, the page is to be drawn anew.
  public struct View: Equatable, Sendable {
    fileprivate var place: Place?
    fileprivate var isOpen: Bool
    fileprivate var scale: ScaleRule
    fileprivate var value: String?
  }

  /// What is drawn.
  public var view: View {
    View(
      place: (state.pager.openPage ?? state.pager.position).map { state.place($0) },
      isOpen: state.pager.openPage != nil, scale: state.scale, value: state.value)
  }

  /// The common scale of all pages whose bars are `page`'s; nil where each page has its own.
  mutating func scale(for page: PageSummary) -> ClosedRange<Double>? {
    guard state.scale == .level, let chartData, let unit = page.unit.finer else { return nil }
    let series = chartData.column(named: state.value)
    if let scale = scales[unit]?[series.name] { return scale }
    let scale = series.range(of: chartData.aggregate, per: unit, calendar: chartData.calendar)
    scales[unit, default: [:]][series.name] = .some(scale)
    return scale
  }
}

/// The newest input lines: the last 1,000, up to 16 MiB.
struct LineLog {
  /// The newest lines, and at most the same number of older ones, so that many lines are dropped at a time.
  private var lines: [String] = []
  private var bytes = 0
  private static let limit = 1000

  /// The lines, oldest first.
  var elements: [String] { lines.suffix(Self.limit) }

  /// The newest line.
  var last: String? { lines.last }

  /// Adds a line, and drops the oldest lines if there is no room for them.
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
