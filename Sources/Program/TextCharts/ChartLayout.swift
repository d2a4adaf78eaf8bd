import TerminalText

/// The horizontal layout of a chart. Widths are in columns.
package struct ChartLayout: Equatable {
  let width: Int
  /// The width of the axis labels, or nil if there are no labels or no room for them.
  let axisLabelWidth: Int?
  /// The width of the narrowest bar. Others can be one column wider, so that the bars of a strip fill the chart.
  private let leastBarWidth: Int
  /// The width of the part of a bar that shows its other value, or 0 if bars have no other value or there is no room.
  let otherWidth: Int
  /// The gap between bars and before the first bar.
  let gap: Int
  let strips: [Range<Int>]
  /// The number of bars from one labeled bar to the next, starting with the first bar of a strip.
  private(set) var labelStep = 1
  /// The number of bars in a whole strip.
  private let stripLength: Int

  /// - Parameters:
  ///   - width: At least 1.
  ///   - least: The minimum width of the axis labels, or 0 for no minimum.
  ///   - showsOthers: Whether each bar needs a second column for the other value, if there is room.
  init(
    labelWidths: [Int], axis: ChartAxis, axisLabelWidth least: Int = 0, width: Int,
    showsOthers: Bool = false
  ) {
    self.width = width
    let widest = (axis.ticks.map(\.label.displayWidth) + (least > 0 ? [least] : [])).max()
    let gutter = widest.map { $0 + 2 } ?? 0
    let keepsLabels = gutter * 2 <= width
    axisLabelWidth = keepsLabels ? widest : nil
    let room = keepsLabels ? width - gutter : width

    let count = max(1, labelWidths.count)
    let stripCount = (count + room - 1) / room
    let stripLength = (count + stripCount - 1) / stripCount
    self.stripLength = stripLength
    let pitch = room / stripLength
    // Without gaps, it would be unclear which other value belongs to which bar. With several strips, the pitch is 1.
    gap = pitch < 2 ? 0 : pitch < 6 ? 1 : min(max(2, pitch / 7), 4)
    leastBarWidth = pitch - gap
    otherWidth = showsOthers ? leastBarWidth / 2 : 0
    strips = stride(from: 0, to: labelWidths.count, by: stripLength).map {
      $0..<min($0 + stripLength, labelWidths.count)
    }
    let steps = ChartLayout.steps(for: stripLength)
    labelStep = steps.first { fits(labelWidths, step: $0) } ?? stripLength
  }

  /// The width of the axis labels, a space and the edge, or 0 without labels.
  var gutter: Int { axisLabelWidth.map { $0 + 2 } ?? 0 }

  /// Returns the first column of the bar at an index in a strip. The last bar ends where the chart ends.
  func start(ofBar place: Int) -> Int {
    let leadIn = gutter > 0 ? gap : 0
    return gutter + leadIn + place * (width - gutter - leadIn + gap) / stripLength
  }

  func width(ofBar place: Int) -> Int { start(ofBar: place + 1) - gap - start(ofBar: place) }

  /// Returns the first column of a label, which is centered on its bar unless it would extend beyond the chart.
  func start(ofLabelAt place: Int, width labelWidth: Int) -> Int {
    max(0, min(start(ofBar: place) + (width(ofBar: place) - labelWidth) / 2, width - labelWidth))
  }

  /// Whether labels are at least one column apart, or two columns if not every bar has a label. The second column
  /// prevents a label from seeming to belong to an adjacent bar.
  private func fits(_ labelWidths: [Int], step: Int) -> Bool {
    strips.allSatisfy { strip in
      var end = -2
      for place in stride(from: 0, to: strip.count, by: step) {
        let labelWidth = labelWidths[strip.lowerBound + place]
        let start = start(ofLabelAt: place, width: labelWidth)
        if labelWidth > width || start < end + min(step, 2) { return false }
        end = start + labelWidth
      }
      return true
    }
  }

  /// Returns the distances to try between labels, in bars. If `count` is a multiple of 12, as for hours, minutes and
  /// months, each distance divides `count` evenly.
  package static func steps(for count: Int) -> [Int] {
    let natural = [1, 2, 3, 5, 6, 7, 10, 12, 14, 15, 20, 30, 50, 60, 100].filter { $0 < count }
    return count.isMultiple(of: 12) ? natural.filter { count.isMultiple(of: $0) } : natural
  }
}
