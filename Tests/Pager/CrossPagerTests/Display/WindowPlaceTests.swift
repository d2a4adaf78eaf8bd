import CrossPager
import CrossPagerTesting
import Testing

/// Checks the places of pages that are kept ready outside the viewport.
/// At quick depth, the suite runs a twentieth of the seeds.
struct WindowPlaceTests {
  /// Checks the window after each command in a script.
  private func expect(
    _ seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
    _ violation: (Pager, Pager.Window) -> String?
  ) {
    let script = PagerScript(seed: seed, length: 60)
    var pager = Pager(counts: script.counts)
    for command in script.commands {
      _ = pager.apply(command)
      if let found = violation(pager, pager.window) {
        Issue.record("After \(command): \(found)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Returns the origin of each page in a window.
  private func places(of window: Pager.Window) -> [Position: [Offset]] {
    var places: [Position: [Offset]] = [:]
    for row in window.rows {
      for page in row.pages { places[at(row.level, page)] = [row.x(ofPage: page), row.y] }
    }
    return places
  }

  @Test(arguments: Seeds.all)
  func `pages kept ready do not move the visible pages`(seed: UInt64) {
    expect(seed) { pager, window in
      let viewport = pager.rules.viewport
      guard viewport.beyond > 0, pager.openPage == nil else { return nil }
      // Changing the viewport ends a gesture, so repeat the gesture on a display without pages kept ready.
      var bare = pager
      _ = bare.apply(
        .setPagerRule(.viewport(Viewport(levels: viewport.levels, pages: viewport.pages))))
      guard pager.phase == .settled || pager.phase.isDragging else { return nil }
      if case .dragging(let drag) = pager.phase {
        let back = -drag.distance
        _ = bare.apply(
          drag.axis == .horizontal
            ? .gesture(.drag(dx: back, dy: .zero)) : .gesture(.drag(dx: .zero, dy: back)))
        if bare.phase != pager.phase { return nil }
      }
      let all = places(of: window)
      for (page, place) in places(of: bare.window) where all[page] != place {
        return "\(page.text) is at \(place) without pages kept ready. With them: \(window.text)."
      }
      return nil
    }
  }
}

extension Phase {
  fileprivate var isDragging: Bool {
    switch self {
    case .dragging: true
    case .settled, .settling: false
    }
  }
}
