public import CivilDates
package import CrossPager
import MessageWords

/// A pager with names, titles, dates, undo and reports, controlled by lines of text.
///
/// A session has value semantics. ``TextReport`` and ``JSONReport`` format the ``Response`` to each line.
///
///     var session = Session(scene: try Scene(levels: "day=5,week=5"), storage: files)
///     session.run("right 3")
public struct Session {
  /// The current state.
  public package(set) var state: SessionState
  package let beginning: SessionState
  /// The environment of the session.
  public var context: Context
  package var content: (any SessionContent)?
  /// The name of the scene with which the session started, or nil if it started with other levels.
  package var sceneName: String?
  let grammar: Grammar
  var scripts = Scripts()
  var history = SessionHistory()
  var display = Display()
  package private(set) var lines = LineLog()

  /// The environment of a session, which its caller provides.
  public struct Context: Sendable {
    package var storage: any Storage
    /// Returns whether the user has interrupted the current command. The commands `replay`, `find` and `export` call
    /// this closure repeatedly and stop if it returns true.
    public var isInterrupted: @Sendable () -> Bool = { false }
    /// Whether the session runs at a prompt, where ``PromptRules`` have an effect.
    public var isAtPrompt = false
    /// Returns the present time for commands such as `date today`, or nil if it is not known. The session has no clock,
    /// so the caller sets this closure. Each line calls this closure at most once, and only if the result depends on
    /// today's date.
    public var now: @Sendable () -> CivilTime? = { nil }
  }

  package init(
    state: SessionState, content: (any SessionContent)?, grammar: Grammar,
    storage: any Storage, tellsEvents: Bool
  ) {
    (self.state, beginning, self.content, self.grammar) = (state, state, content, grammar)
    context = Context(storage: storage)
    display.keepsEvents = tellsEvents
    display.update(to: state)
  }

  /// Updates the display after a change that no command made.
  package mutating func updateDisplay() { display.update(to: state) }

  /// Runs a line.
  ///
  /// - Returns: The response, or nil for a blank line or a comment.
  public mutating func run(_ line: String) -> Response? {
    guard line.utf8.count <= CommandLines.lineLimit else {
      let start = line.excerpt
      let message = "The line is longer than \(CommandLines.lineLimit / 1024) KiB."
      return refuse(start, start, LineError(.said(message), at: 0..<start.count))
    }
    var command: String?
    do throws(LineError) {
      let words = try Words(line: line)
      if words.words.isEmpty { return nil }
      command = words.command
      let request = try request(words)
      if scripts.recording != nil, request.entry.kind != .script,
        let word = words.words.first(where: { $0.text.utf8.contains(UInt8(ascii: "\n")) })
      {
        let message = "A recording cannot contain a line break inside a word."
        throw LineError(.said(message + " To end the recording: record"), at: word.range)
      }
      lines.append(words.command)
      return respond(to: request, of: words.command, line)
    } catch {
      return refuse(line, command ?? String(line.drop(while: \.isWhitespace)), error)
    }
  }

  func request(_ words: Words) throws(LineError) -> Request {
    var reader = WordReader(
      words: words, labels: state.labels, grammar: grammar, content: content,
      calendar: state.labels.calendar)
    return try grammar.request(&reader)
  }

  /// - Parameter command: The command in the line, without comments and surrounding spaces.
  mutating func respond(to request: Request, of command: String, _ line: String) -> Response {
    let lostTime = recordTime()
    let answer: Answer
    let motion: Motion?
    if request.isPreview {
      var copy = preview
      answer = copy.answer(request)
      motion = copy.state.motion ?? state.motion.map { _ in Motion(phase: .settled, target: nil) }
    } else {
      answer = self.answer(request)
      if content?.catchUp(with: &state, isOther: false) == true || answer.result.kind != .ignored {
        display.update(to: state)
      }
      motion = state.motion
    }
    var response = Response(
      command: command, line: line, name: request.isPreview ? "preview" : request.entry.name,
      isPreview: request.isPreview, answer: answer, motion: motion, events: display.takeEvents(),
      at: state.place)
    if request.entry.kind != .script { record(&response) }
    if let lostTime { response.lostRecording = lostTime }
    return response
  }

  mutating func answer(_ request: Request) -> Answer {
    do {
      if state.pager.openPage != nil, request.entry.kind == .journey {
        throw explained(.ignored(.pageOpen))
      }
      return try request.work.perform(&self)
    } catch let refusal as Refusal {
      return Answer(refusal)
    } catch {
      preconditionFailure("A command may throw only a Refusal, not \(error).")
    }
  }

  private mutating func refuse(_ line: String, _ command: String, _ error: LineError) -> Response {
    lines.append(command)
    scripts.last = Happening(kind: .error)
    return Response(
      command: command, line: line, answer: Answer(.error(error)), motion: state.motion,
      events: display.takeEvents(), at: place)
  }

  /// Returns the response to `show` without adding the line to the history.
  public mutating func show() -> Response {
    Response(
      command: "show", line: "show", answer: Answer(.report(page())), motion: state.motion,
      at: place)
  }

  package mutating func page() -> any Report {
    page(at: state.pager.openPage ?? state.pager.position, display: state.displayReport)
  }

  /// - Parameter display: The displayed pages, or nil to report only this page.
  package mutating func page(at position: Position?, display: DisplayReport? = nil) -> any Report {
    guard let position, position.page != nil else { return PlainPage(place: nil) }
    return content?.page(at: position, in: state, display: display)
      ?? PlainPage(place: state.place(position), display: display)
  }

  /// Returns whether a line would currently move or change anything.
  ///
  /// - Complexity: O(line + levels)
  public func works(_ line: String) -> Bool {
    guard let words = try? Words(line: line), let request = try? request(words) else {
      return false
    }
    var copy = preview
    // Copying a long history would take longer than the command.
    copy.history = SessionHistory()
    return [.moved, .changed].contains(copy.answer(request).result.kind)
  }

  /// A copy of the session that performs previewed requests and writes no files.
  private var preview: Session {
    var copy = self
    copy.context.storage = ReadOnlyStorage(storage: context.storage)
    return copy
  }

  /// The session's place, or nil if there are no levels.
  public var place: Place? { state.place }

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
    fileprivate var viewport: Viewport
    fileprivate var marks: [Mark]
    fileprivate var content: AnyStateContent

    /// Returns whether the views differ, if at all, only in the motion of the content.
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
      isOpen: state.pager.openPage != nil, viewport: state.pager.rules.viewport, marks: state.marks,
      content: AnyStateContent(base: state.content.base?.visible))
  }
}

/// The newest input lines, at most 1,000 lines and 16 MiB.
package struct LineLog {
  /// The newest lines and up to 1,000 older lines. The older lines are dropped together.
  private var lines: [String] = []
  private var bytes = 0
  private static let limit = 1000

  /// The lines from oldest to newest.
  package var elements: [String] { lines.suffix(Self.limit) }

  package var last: String? { lines.last }

  mutating func append(_ line: String) {
    lines.append(line)
    bytes += line.utf8.count
    while bytes > 1 << 24 { bytes -= lines.removeFirst().utf8.count }
    if lines.count < 2 * Self.limit { return }
    lines.removeFirst(Self.limit)
    bytes = lines.reduce(0) { $0 + $1.utf8.count }
  }
}
