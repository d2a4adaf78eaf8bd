import CrossPagerConsole
import SeriesExplorer
import TerminalText

extension Conversation {
  /// The responses to a line from a prompt.
  struct Answer {
    var response: Response
    /// The response to the arrival of settling content, or nil if nothing was settling or if motion is drawn.
    var arrival: Response?
    var drawsPage: Bool

    var remark: String?

    var responses: [Response] { [response, arrival].compactMap(\.self) }

    /// Returns the lines to print below the page.
    func lines(_ report: TextReport) -> [String] {
      responses.flatMap { isShown($0) ? report.remaining($0) : report.lines($0) }
        + report.lines(remark.map { [$0] } ?? [])
    }

    /// Returns the lines for errors and lost recordings.
    func messages(_ report: TextReport) -> [String] { responses.flatMap(report.messages) }

    /// Whether the page or its motion shows everything that the response says.
    private func isShown(_ response: Response) -> Bool {
      response.isPlainMove || (response.repeatsFigures || response.isPage) && drawsPage
        || response.isSettling && (drawsPage || arrival != nil)
    }
  }

  /// Runs a line. Returns nil if the line is blank.
  mutating func answer(_ line: String) -> Answer? {
    let view = session.view
    guard let response = session.run(line) else { return nil }
    let arrival = printsJSON || drawsMotion ? nil : session.arrive()
    let isOther =
      report.style.isPlain ? !session.view.isSamePage(as: view) : session.view != view
    // In plain output, a sentence that repeats the page's figures is enough, so the page is not printed.
    let isSentence = report.style.isPlain && response.repeatsFigures && response.isChange
    var answer = Answer(response: response, arrival: arrival, drawsPage: false)
    answer.drawsPage =
      answer.responses.contains(where: \.changesPage) && isOther && !isSentence || response.isPage
    if !hasLevelRemark, !printsJSON, let remark = response.levelRemark {
      (answer.remark, hasLevelRemark) = (remark, true)
    } else if answer.drawsPage {
      answer.remark = scaleRemark()
    }
    return answer
  }

  var drawsMotion: Bool { hasFrames && session.state.prompt.motion == .on }

  /// Returns a remark on the scale, once. Plain output draws no bars, so it needs no such remark.
  mutating func scaleRemark() -> String? {
    guard !hasScaleRemark, !printsJSON, !report.style.isPlain,
      let remark = session.scaleRemark()
    else { return nil }
    hasScaleRemark = true
    return remark
  }
}

extension TextReport {
  /// Returns the lines of the first remarks that fit into a third of the screen. More could displace the page.
  func lines(_ remarks: [String]) -> [String] {
    var shown: [String] = []
    for remark in remarks {
      let lines = lines(remark)
      if let height = style.height, shown.count + lines.count > height / 3 { break }
      shown += lines
    }
    return shown
  }
}

extension Response {
  fileprivate var isChange: Bool { if case .changed = result { true } else { false } }

  /// Whether the page shows everything that the response says.
  fileprivate var isPlainMove: Bool {
    guard case .moved(_, _, _, let stopped, let finished) = result else { return false }
    return stopped == nil && finished == nil && !tellsMore && !isPreview
  }
}
