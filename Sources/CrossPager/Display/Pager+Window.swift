extension Pager {
  /// The pages that are displayed, and where.
  ///
  /// - Parameter alignment: which pages correspond, for the entry rule `align`.
  /// - Complexity: O(levels displayed), under `empty skip` O(levels)
  public func window(alignment: some Alignment = IndexAlignment()) -> Window {
    let course = course(alignment)
    let extent = Extent(places: rules.viewport.levels, beyond: rules.viewport.beyond)
    var rows: [Window.Row] = []
    for strip in column.strips(extent, motion(ofColumn: course)) {
      // Content that goes on to another level, though it is moved along this one, comes in along this one.
      let isVertical = course?.axis == .vertical
      let dx = isVertical ? .zero : rules.viewport.pages.scaled(by: strip.aside)
      let dy = isVertical ? rules.viewport.levels.scaled(by: strip.aside) : .zero
      for level in strip.range {
        rows += self.rows(ofLevel: level, course, x: dx, y: strip.start(of: level) + dy)
      }
    }
    return Window(rows: rows)
  }

  /// A gesture as the display sees it.
  private struct Course {
    var axis: Axis
    var offset: Offset
    /// Where it leads, if there is a place.
    var landing: Landing?
    /// Whether the content comes to rest anywhere.
    var isFree: Bool

    /// How much of the way to that place it has come, at most 1.
    var progress: Offset { min(offset.magnitude, .page) }
  }

  private func course(_ alignment: some Alignment) -> Course? {
    let offset = phase.offset
    guard let axis = phase.axis, offset != .zero else { return nil }
    let isFree = scrollsFreely(axis)
    let landing = isFree ? nil : neighbor(Direction(axis, offset.sense), alignment)
    return Course(axis: axis, offset: offset, landing: landing, isFree: isFree)
  }

  private func motion(ofColumn course: Course?) -> Motion {
    guard let course else { return .none }
    guard let landing = course.landing else {
      return course.axis == .vertical ? .displaced(course.offset) : .none
    }
    if landing.level == column.place { return .none }
    var target = column
    target.stand(on: landing.level)
    let turn = Turn(sense: course.offset.sense, isAlongTrack: course.axis == .vertical)
    return .turning(to: target, turn, course.progress)
  }

  private func rows(ofLevel level: Int, _ course: Course?, x: Offset, y: Offset) -> [Window.Row] {
    let extent = Extent(places: rules.viewport.pages, beyond: rules.viewport.beyond)
    var pages = levels[level].pages
    var motion = Motion.none
    if let course, let landing = course.landing, landing.level == level {
      let wasDisplayed = column.strips(
        Extent(places: rules.viewport.levels, beyond: rules.viewport.beyond), .none
      ).contains { $0.range.contains(level) }
      if wasDisplayed {
        let turn =
          level == column.place
          ? Turn(sense: course.offset.sense, isAlongTrack: true)
          : Turn(sense: pages.sense(to: landing.pages), isAlongTrack: true)
        motion = .turning(to: landing.pages, turn, course.progress)
      } else {
        pages = landing.pages
      }
    } else if let course, level == column.place, course.axis == .horizontal, course.landing == nil {
      motion = course.isFree ? .scrolled(course.offset) : .displaced(course.offset)
    }
    return pages.strips(extent, motion).filter { !$0.range.isEmpty }.map { strip in
      let first = strip.range.lowerBound
      let aside = rules.viewport.pages.scaled(by: strip.aside)
      return Window.Row(
        level: level, pages: strip.range, x: x + strip.start(of: first) + aside, y: y)
    }
  }
}

extension Track {
  /// The way from this track's place to another's.
  fileprivate func sense(to target: Track) -> Sense {
    guard let place, let other = target.place else { return .forward }
    return other < place ? .backward : .forward
  }
}
