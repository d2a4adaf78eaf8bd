extension Pager {
  /// The displayed pages and their coordinates.
  ///
  /// - Complexity: O(levels displayed), or O(levels) under `empty skip` or `edge continue`
  public var window: Window {
    var rows: [Window.Row] = []
    visitRows { rows.append($0) }
    return Window(rows: rows)
  }

  /// Calls `body` with each row of the window, in order.
  package func visitRows(_ body: (Window.Row) -> Void) {
    let course = course
    let isVertical = course?.axis == .vertical
    var displaced = Offset.zero
    var turn: Turn?
    if let course, let landing = course.landing {
      if landing.level != column.place {
        turn = Turn(
          target: column.standing(on: landing.level), sense: course.offset.sense,
          isAlongTrack: isVertical, progress: course.progress)
      }
    } else if let course, isVertical {
      displaced = course.offset
    }
    column.visitStrips(rules.viewport.column, displaced: displaced, turn: turn) { strip in
      // Levels move along the axis of the gesture, even if a horizontal move continues in another level.
      let extent = isVertical ? rules.viewport.levels : rules.viewport.pages
      let aside = extent.scaled(by: strip.aside)
      let (x, y) = isVertical ? (.zero, aside) : (aside, .zero)
      for level in strip.range {
        visitRows(ofLevel: level, course, x: x, y: y + strip.start(of: level), body)
      }
    }
  }

  /// The displayed motion of a gesture.
  private struct Course {
    var axis: Axis
    /// The distance that the content has moved along its track.
    var offset: Offset
    /// The destination; nil if the level scrolls freely or there is no page in that direction.
    var landing: Landing?

    /// The fraction of the distance covered, from 0 through 1.
    var progress: Offset { min(offset.magnitude, .page) }
  }

  /// The motion of the current gesture; nil if the content is not displaced.
  private var course: Course? {
    guard let axis = phase.axis, offset != .zero else { return nil }
    let landing = scrollsFreely(axis) ? nil : step(Direction(axis, offset.sense))
    return Course(axis: axis, offset: alongTrack(offset, axis), landing: landing)
  }

  private func visitRows(
    ofLevel level: Int, _ course: Course?, x: Offset, y: Offset, _ body: (Window.Row) -> Void
  ) {
    var pages = levels[level].pages
    var (scrolled, displaced) = (Offset.zero, Offset.zero)
    var turn: Turn?
    if let course, let landing = course.landing, landing.level == level {
      if column.displays(level, rules.viewport.column) {
        turn = self.turn(ofLevel: level, to: landing.pages, course)
      } else {
        pages = landing.pages
      }
    } else if let course, course.axis == .horizontal, course.landing == nil, level == column.place {
      let isFree = scrollsFreely(.horizontal)
      (scrolled, displaced) = isFree ? (course.offset, .zero) : (.zero, course.offset)
    }
    let extent = rules.viewport.row
    pages.visitStrips(extent, scrolled: scrolled, displaced: displaced, turn: turn) { strip in
      if strip.range.isEmpty { return }
      let aside = extent.places.scaled(by: strip.aside)
      let start = x + aside + strip.start(of: strip.range.lowerBound)
      // Under `reading rtl`, the track begins at the right.
      body(
        Window.Row(
          level: level, pages: strip.range, reading: rules.reading,
          x: rules.reading == .ltr ? start : extent.places - .page - start, y: y))
    }
  }

  /// The motion of a displayed level toward its target page.
  ///
  /// The pages of the current level move with the finger. The pages of a level that the gesture enters also move with
  /// the finger if the level is already in view. Otherwise, they complete the motion before the level comes into view.
  private func turn(ofLevel level: Int, to target: Track, _ course: Course) -> Turn {
    let isInView = column.displays(level, Extent(places: rules.viewport.levels))
    let isBack = (target.place ?? 0) < (levels[level].page ?? 0)
    return Turn(
      target: target,
      sense: level == column.place ? course.offset.sense : isBack ? .backward : .forward,
      isAlongTrack: true, progress: isInView ? course.progress : .page)
  }
}

extension Viewport {
  fileprivate var column: Extent { Extent(places: levels, beyond: beyond) }
  fileprivate var row: Extent { Extent(places: pages, beyond: beyond) }
}
