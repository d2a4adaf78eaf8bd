public import CrossPager
import CrossPagerTimeline

/// A pager with names, titles, dates, undo and reports: what a line of text is said to.
///
/// It is a value; a copy is independent. Each line gives a ``Response``, which ``TextReport`` and
/// ``JSONReport`` write.
///
///     var session = Session(scene: try Scene(levels: "day=5,week=5"), storage: files)
///     session.run("right 3")
public struct Session {
  /// All that commands change, and that undo takes back.
  public struct State: Hashable, Sendable {
    /// Where everything is, by indices.
    public internal(set) var pager: Pager
    /// One label for each of the pager's levels.
    public internal(set) var labels: [LevelLabel]
    /// Which pages share the scale of their charts.
    public internal(set) var scale: ScaleRule = .level
    /// The column of numbers that is drawn; nil if there are none.
    public internal(set) var value: String?

    /// Does a command of the model and keeps the labels with their levels.
    ///
    /// - Parameter name: of the level that is inserted, if the command is that.
    mutating func apply(_ command: Command, name: String = "") -> Outcome {
      if isEditOfDatedPages(command) { return .ignored(.doesNotFit) }
      let edited = command.level.flatMap { pager.levels.indices.contains($0) ? $0 : nil }
      let count = edited.map { pager.levels[$0].count } ?? 0
      let outcome = pager.apply(command, alignment: DatedAlignment(labels: labels))
      if case .changed = outcome { relabel(after: command, count: count, name: name) }
      return outcome
    }

    /// A calendar gives a dated level its pages; they cannot be edited by hand.
    private func isEditOfDatedPages(_ command: Command) -> Bool {
      switch command {
      case .insert(let level, _, _), .remove(let level, _, _), .resize(let level, _),
        .reload(let level, _, _):
        labels.indices.contains(level) && labels[level].dated != nil
      case .move, .first, .last, .top, .bottom, .next, .previous, .goLevel, .goPage, .page,
        .remember, .forget, .align, .zoom, .gesture, .open, .openPage, .close, .insertLevel,
        .removeLevel, .moveLevel, .setLevelRule, .setPagerRule, .lock, .unlock:
        false
      }
    }

    /// - Parameter count: how many pages the level that was edited had.
    private mutating func relabel(after command: Command, count: Int, name: String) {
      switch command {
      case .insert(let level, let index, let added):
        labels[level].insertPages(added, at: index)
      case .remove(let level, let index, let removed):
        labels[level].removePages(removed, at: index)
      case .resize(let level, let target) where target > count:
        labels[level].insertPages(target - count, at: count)
      case .resize(let level, let target):
        labels[level].removePages(count - target, at: target)
      case .insertLevel(_, let index):
        labels.insert(LevelLabel(name: name), at: index ?? labels.count)
      case .removeLevel(let level): labels.remove(at: level)
      case .moveLevel(let level, let index): labels.insert(labels.remove(at: level), at: index)
      case .move, .first, .last, .top, .bottom, .next, .previous, .goLevel, .goPage, .page,
        .remember, .forget, .align, .zoom, .gesture, .open, .openPage, .close, .reload,
        .setLevelRule,
        .setPagerRule, .lock, .unlock:
        break
      }
    }
  }

  /// The state as it stands.
  public internal(set) var state: State
  /// What dated levels are drawn from; nil for plain ones.
  public internal(set) var chartData: ChartData?
  var storage: any Storage
  /// The state the session began with.
  let beginning: State
  /// Asked before each line of a script that is replayed; where it is true, the script ends there.
  public var isInterrupted: @Sendable () -> Bool = { false }
  var scripts = Scripts()
  var history = History<State>()
  /// The lines given so far, the last 1,000 of them.
  private(set) var lines: [String] = []
  private static let linesKept = 1000
  /// The longest a line may be, in bytes of UTF-8.
  public static let lineLimit = 1 << 20
  var scales = ScaleCache()

  /// A session at the beginning of a scene.
  ///
  /// - Parameter storage: where `save` writes and `restore` reads.
  public init(scene: Scene, storage: any Storage) {
    self.state = scene.state
    self.beginning = scene.state
    self.chartData = scene.chartData
    self.storage = storage
  }

  /// Does what a line says.
  ///
  /// - Returns: what came of it; nil for a line that is blank or a comment.
  public mutating func run(_ line: String) -> Response? {
    guard line.utf8.count <= Session.lineLimit else {
      let start = Wording.short(line)
      return refuse(start, start, LineError(.tooLong, at: 0..<start.count))
    }
    let words: Words
    do {
      words = try Words(line: line)
    } catch {
      return refuse(line, String(line.drop(while: \.isWhitespace)), error)
    }
    if words.words.isEmpty { return nil }
    var reader = WordReader(
      words: words, labels: state.labels, columns: chartData?.names ?? [],
      calendar: chartData?.calendar ?? CivilCalendar())
    let request: Request
    do {
      request = try CommandTable.request(&reader)
    } catch {
      return refuse(line, words.command, error)
    }
    note(words.command)
    let passesMark = request.passesMark(of: history)
    let result = perform(request, unknownLevel: reader.unknownLevel)
    var response = Response(
      command: words.command, line: line, isPreview: request.isPreview, result: result, at: place)
    conclude(&response, of: request, passesMark: passesMark)
    return response
  }

  /// The response to a line that cannot be read.
  private mutating func refuse(_ line: String, _ command: String, _ error: LineError) -> Response {
    note(command)
    var response = Response(command: command, line: line, result: .error(error), at: place)
    conclude(&response, of: nil)
    return response
  }

  /// What the line `show` comes to, without its being noted among the lines given.
  public mutating func show() -> Response {
    let line = "show"
    return Response(
      command: line, line: line, result: perform(.report(.show)), at: place)
  }

  private mutating func note(_ line: String) {
    lines.append(line)
    if lines.count >= 2 * Session.linesKept { lines.removeFirst(lines.count - Session.linesKept) }
  }

  /// Where the session is; nil if there are no levels.
  public var place: Place? { state.pager.position.map { state.place($0) } }

  /// What decides which page is drawn and how: where another one is, the page is to be drawn anew.
  public struct View: Equatable, Sendable {
    fileprivate var place: Place?
    fileprivate var scale: ScaleRule
    fileprivate var value: String?
  }

  /// What is drawn.
  public var view: View { View(place: place, scale: state.scale, value: state.value) }

  /// The common scale of all pages whose bars are `page`'s; nil where each page has its own.
  mutating func scale(for page: PageSummary) -> ClosedRange<Double>? {
    guard state.scale == .level, let chartData, let unit = page.unit.finer else { return nil }
    let series = chartData.column(named: state.value)
    return scales.scale(of: series, in: chartData, per: unit)
  }
}

/// The scales found so far; finding one reads the whole series.
struct ScaleCache {
  private struct Key: Hashable {
    var value: String
    var unit: CalendarUnit
  }

  private var scales: [Key: ClosedRange<Double>?] = [:]

  mutating func scale(
    of series: Series, in data: ChartData, per unit: CalendarUnit
  ) -> ClosedRange<Double>? {
    let key = Key(value: series.name, unit: unit)
    if let scale = scales[key] { return scale }
    let scale = series.range(of: data.aggregate, per: unit, calendar: data.calendar)
    scales[key] = scale
    return scale
  }
}
