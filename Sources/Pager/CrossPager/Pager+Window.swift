extension Pager {
  /// The displayed pages and their coordinates.
  ///
  /// - Complexity: O(levels displayed), or O(levels) under `empty skip` or `edge continue`
  public var window: Window {
    var rows: [Window.Row] = []
    visitRows { rows.append($0) }
    return Window(rows: rows)
  }

  package func visitRows(_ body: (Window.Row) -> Void) {
    let course = course
    let isVertical = course.axis == .vertical
    var turn: Turn?
    if let landing = course.landing, landing.level != column.place {
      turn = Turn(
        target: column.standing(on: landing.level), sense: course.offset.sense,
        isAlongTrack: isVertical, progress: course.progress)
    }
    column.visitStrips(
      extent: rules.viewport.levels, beyond: rules.viewport.beyond,
      displaced: isVertical ? course.offset : .zero, turn: turn
    ) { strip in
      // Levels move along the axis of the gesture, even if a horizontal move continues in another level.
      let extent = isVertical ? rules.viewport.levels : rules.viewport.pages
      let aside = extent.scaled(by: strip.aside)
      let (x, y) = isVertical ? (.zero, aside) : (aside, .zero)
      for level in strip.range {
        visitRows(ofLevel: level, course, x: x, y: y + strip.start(of: level), body)
      }
    }
  }

  /// The displayed motion of the content.
  private struct Course {
    var axis: Axis?
    /// The distance that the content has moved along its track.
    var offset = Offset.zero
    /// The destination; nil if the level scrolls freely or there is nothing to move to.
    var landing: Landing?

    /// The fraction of the distance covered, from 0 through 1.
    var progress: Offset { min(offset.magnitude, .page) }
  }

  private var course: Course {
    guard let axis = phase.axis, offset != .zero else { return Course() }
    let landing = scrollsFreely(axis) ? nil : step(Direction(axis, offset.sense))
    return Course(axis: axis, offset: alongTrack(offset, axis), landing: landing)
  }

  private func visitRows(
    ofLevel level: Int, _ course: Course, x: Offset, y: Offset, _ body: (Window.Row) -> Void
  ) {
    let (isCurrent, viewport) = (level == column.place, rules.viewport)
    var pages = levels[level].pages
    var turn: Turn?
    if let landing = course.landing, landing.level == level {
      if column.displays(level, extent: viewport.levels, beyond: viewport.beyond) {
        // The pages of the current level move with the finger. The pages of a level that the gesture enters also move
        // with the finger if the level is already in view. Otherwise, they complete the motion before the level comes
        // into view.
        let isInView = column.displays(level, extent: viewport.levels)
        let isBack = (landing.pages.place ?? 0) < (pages.place ?? 0)
        turn = Turn(
          target: landing.pages,
          sense: isCurrent ? course.offset.sense : isBack ? .backward : .forward,
          isAlongTrack: true, progress: isInView ? course.progress : .page)
      } else {
        pages = landing.pages
      }
    }
    let movesAlone = isCurrent && course.axis == .horizontal && course.landing == nil
    let moved = movesAlone ? course.offset : .zero
    let isFree = scrollsFreely(.horizontal)
    pages.visitStrips(
      extent: viewport.pages, beyond: viewport.beyond, scrolled: isFree ? moved : .zero,
      displaced: isFree ? .zero : moved, turn: turn
    ) { strip in
      if strip.range.isEmpty { return }
      let aside = viewport.pages.scaled(by: strip.aside)
      let start = x + aside + strip.start(of: strip.range.lowerBound)
      // Under `reading rtl`, the track begins at the right.
      body(
        Window.Row(
          level: level, pages: strip.range, reading: rules.reading,
          x: rules.reading == .ltr ? start : viewport.pages - .page - start, y: y))
    }
  }
}
