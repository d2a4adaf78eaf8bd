import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import LineEditing
import SeriesExplorer
import TerminalText

extension Conversation {
  /// Draws the prompt, and the page if it has changed or needs a different number of rows.
  ///
  /// - Parameter editor: A line to show instead of the typed line, without hints.
  mutating func draw(_ prompt: inout Prompt, _ editor: LineEditor? = nil) throws {
    let frame = frame(of: prompt, showing: editor)
    let isResized = editor == nil && prompt.display.showsPage && room(above: frame) != prompt.room
    if prompt.below != nil, prompt.isStale || isResized {
      let (rows, frame) = layOut(&prompt, under: frame, showing: editor)
      try write(prompt.display.show(page: rows, below: prompt.news, frame))
      prompt.news = []
    } else {
      try write(prompt.display.show(frame))
    }
    prompt.isStale = false
  }

  /// Returns the rows above the prompt, which contain the page and the lines below it, and the prompt's frame.
  ///
  /// On a small screen, the chart first becomes shorter. If that is not enough, the page loses its figures, then the
  /// prompt loses its list of keys, and finally the page loses its title and its last rows. If the lines below the page
  /// fill most of the screen, the page stays whole and scrolls.
  mutating func layOut(
    _ prompt: inout Prompt, under frame: Frame, showing editor: LineEditor? = nil
  ) -> (rows: [String], frame: Frame) {
    var frame = frame
    let below = prompt.below?(report) ?? []
    let drawing = session.drawing(during: prompt.slide)
    var rows: [String] = []
    let steps: [(hidesKeys: Bool, omission: TextStyle.Omission)] = [
      (false, .figures), (true, .figures), (true, .titles),
    ]
    for step in steps {
      if prompt.hidesKeys != step.hidesKeys {
        prompt.hidesKeys = step.hidesKeys
        frame = self.frame(of: prompt, showing: editor)
      }
      prompt.room = room(above: frame)
      let free = prompt.room - below.count
      let mustFit = environment.screen.rows < 9 || free >= max(2, min(8, prompt.room / 3))
      var style = environment.style()
      style.omission = mustFit ? step.omission : .nothing
      style.height = max(1, step.omission == .titles ? free : min(free, usualRoom))
      style.chartHeight = arguments.height ?? Environment.chartHeight
      rows = TextReport(style: style).lines(drawing)
      if !mustFit || rows.count <= free { break }
      rows = Array(rows.prefix(max(1, free)))
    }
    prompt.isStale = false
    return (rows + below, frame)
  }

  private func room(above frame: Frame) -> Int { environment.screen.rows - frame.rows.count }

  /// The number of rows for the page if the typed line fits on one row. Another row is kept free for a message, so that
  /// the chart keeps its height when a message appears or disappears. A screen of under 12 rows has no row to spare.
  private var usualRoom: Int {
    let rows = environment.screen.rows
    let keys = session.state.prompt.hints == .on ? 1 : 0
    return rows < 12 ? rows : rows - 2 - keys
  }

  /// Returns the prompt with a line and a list of the keys that currently work.
  func frame(of prompt: Prompt, showing editor: LineEditor? = nil) -> Frame {
    let screen = prompt.display.size
    return Frame(
      of: editor ?? prompt.editor, prompt: report.prompt(session.place, session.activity),
      hint: editor == nil ? Hint.after(prompt.editor.text, in: .explorer) : "",
      footer: editor == nil && screen.rows > 3 ? footer(of: prompt) : nil, style: report.style,
      height: screen.rows)
  }

  /// Returns the row below the prompt, empty while the user types. If hints are off, it appears only for a note.
  private func footer(of prompt: Prompt) -> String? {
    let style = report.style
    if let note = prompt.note {
      return style.grey(note.truncated(toWidth: style.width - 1, ellipsis: style.ellipsisMark))
    }
    if prompt.hidesKeys || session.state.prompt.hints == .off { return nil }
    return prompt.editor.isEmpty ? style.grey(KeysLine.text(for: session, in: style)) : ""
  }

  mutating func write(_ text: String) throws(POSIX.Failure) {
    output.write(text)
    try output.flush()
  }
}

/// Motion at the prompt. The program measures the time and passes it to the session or to the pager that slides.
extension Conversation {
  /// The time between two frames. Terminals draw about 60 frames a second, and each frame takes a few milliseconds.
  private static let frameMilliseconds = 20

  /// Returns the maximum time to wait for a key, or nil if there is nothing to do until a key arrives.
  func patience(_ prompt: Prompt) -> Int? {
    if prompt.lastFrame != nil { return Self.frameMilliseconds }
    return followed == nil ? nil : SeriesFile.interval
  }

  mutating func advance(_ prompt: inout Prompt) throws {
    let now = POSIX.milliseconds
    let elapsed = prompt.lastFrame.map { now - $0 } ?? 0
    if session.isSettling, elapsed > 0 {
      if let arrival = session.advance(byMilliseconds: elapsed) {
        try show(Answer(response: arrival, drawsPage: true), &prompt)
      } else if prompt.display.showsPage {
        prompt.isStale = true
      }
    }
    prompt.slide?.tick(milliseconds: elapsed)
    if let slide = prompt.slide {
      prompt.isStale = prompt.isStale || elapsed > 0
      if slide.phase == .settled || !prompt.display.showsPage { prompt.endSlide() }
    }
    prompt.lastFrame = session.isSettling || prompt.slide != nil ? now : nil
  }

  /// Starts sliding to the page that a move led to. The rows above the prompt must show a page or be about to show one.
  ///
  /// The first frame already shows part of the page. If a key is held down, only the first move slides, because each
  /// later move begins before a slide could end.
  func slide(after response: Response, from former: SessionState, _ prompt: inout Prompt) {
    let now = POSIX.milliseconds
    let isRepeated = now < prompt.nextSlide
    prompt.nextSlide = now + session.settleMilliseconds
    guard drawsMotion, !isRepeated, let direction = response.direction,
      var slide = session.slide(direction, from: former)
    else { return }
    slide.tick(milliseconds: Self.frameMilliseconds)
    (prompt.slide, prompt.lastFrame) = (slide, now)
  }
}
