import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import LineEditing
import SeriesExplorer

/// Motion at the prompt. The program measures the time and passes it to the session or to the pager that slides.
extension Conversation {
  /// The time between two frames. Terminals draw about 60 frames a second, and each frame takes a few milliseconds.
  private static let frameMilliseconds = 20

  /// The maximum time to wait for a key, or nil if there is nothing to do until a key arrives.
  func patience(_ prompt: Prompt) -> Int? {
    if prompt.lastFrame != nil { return Self.frameMilliseconds }
    return followed == nil ? nil : SeriesFile.interval
  }

  /// Advances content by the time since the last frame.
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
