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
    column.strips(rules.viewport.column, motionOfColumn(course)).visit { strip in
      // Levels move along the axis of the gesture, even if a horizontal move continues in another level.
      let x = course?.axis == .horizontal ? rules.viewport.pages.scaled(by: strip.aside) : .zero
      let y = course?.axis == .vertical ? rules.viewport.levels.scaled(by: strip.aside) : .zero
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
    /// Whether the content can rest between pages.
    var isFree: Bool

    /// The fraction of the distance covered, from 0 through 1.
    var progress: Offset { min(offset.magnitude, .page) }
  }

  /// The motion of the current gesture; nil if the content is not displaced.
  private var course: Course? {
    let offset = phase.offset
    guard let axis = phase.axis, offset != .zero else { return nil }
    let isFree = scrollsFreely(axis)
    let landing = isFree ? nil : step(Direction(axis, offset.sense))
    return Course(
      axis: axis, offset: alongTrack(offset, axis), landing: landing, isFree: isFree)
  }

  private func motionOfColumn(_ course: Course?) -> TrackMotion {
    guard let course else { return .none }
    guard let landing = course.landing else {
      return course.axis == .vertical ? .displaced(course.offset) : .none
    }
    if landing.level == column.place { return .none }
    var target = column
    target.stand(on: landing.level)
    return .turning(
      Turn(
        target: target, sense: course.offset.sense, isAlongTrack: course.axis == .vertical,
        progress: course.progress))
  }

  private func visitRows(
    ofLevel level: Int, _ course: Course?, x: Offset, y: Offset, _ body: (Window.Row) -> Void
  ) {
    var pages = levels[level].pages
    var motion = TrackMotion.none
    if let course, let landing = course.landing, landing.level == level {
      if column.restingRange(rules.viewport.column).contains(level) {
        motion = .turning(turn(ofLevel: level, to: landing.pages, course))
      } else {
        pages = landing.pages
      }
    } else if let course, course.axis == .horizontal, course.landing == nil, level == column.place {
      motion = course.isFree ? .scrolled(course.offset) : .displaced(course.offset)
    }
    pages.strips(rules.viewport.row, motion).visit { strip in
      if strip.range.isEmpty { return }
      let aside = rules.viewport.pages.scaled(by: strip.aside)
      let start = x + aside + strip.start(of: strip.range.lowerBound)
      // Under `reading rtl`, the track begins at the right.
      body(
        Window.Row(
          level: level, pages: strip.range, reading: rules.reading,
          x: rules.reading == .ltr ? start : rules.viewport.pages - .page - start, y: y))
    }
  }

  /// The motion of a displayed level toward its target page.
  ///
  /// The pages of the current level move with the finger. The pages of a level that the gesture enters also move with
  /// the finger if the level is already in view. Otherwise, they complete the motion before the level comes into view.
  private func turn(ofLevel level: Int, to target: Track, _ course: Course) -> Turn {
    let view = Extent(places: rules.viewport.levels, beyond: 0)
    let isInView = column.restingRange(view).contains(level)
    return Turn(
      target: target,
      sense: level == column.place ? course.offset.sense : levels[level].pages.sense(to: target),
      isAlongTrack: true, progress: isInView ? course.progress : .page)
  }
}

extension Viewport {
  fileprivate var column: Extent { Extent(places: levels, beyond: beyond) }

  fileprivate var row: Extent { Extent(places: pages, beyond: beyond) }
}

extension Track {
  /// The sense from this track's place to another track's place.
  fileprivate func sense(to target: Track) -> Sense {
    guard let place, let other = target.place else { return .forward }
    return other < place ? .backward : .forward
  }
}
