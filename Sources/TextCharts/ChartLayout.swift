import TerminalText

/// The layout of a chart: the widths of bars and gaps, the strips and the labels.
struct ChartLayout: Equatable {
  /// The columns of the whole chart.
  let width: Int
  /// The columns of the axis labels, or nil if there are none or there is no room.
  let axisLabelWidth: Int?
  /// The columns of a bar.
  let barWidth: Int
  /// The columns between bars and before the first.
  let gap: Int
  /// The bars of each strip, in order.
  let strips: [Range<Int>]
  /// The number of bars from one label to the next, from the first bar of a strip.
  private(set) var labelStep = 1

  /// The maximum columns of a bar, for looks. It is odd so that names of three letters can be
  /// centered.
  private static let widestBar = 7

  /// - Parameters:
  ///   - labelWidths: The columns of each bar's label.
  ///   - axis: The value axis.
  ///   - width: The columns of the chart, at least 1.
  init(labelWidths: [Int], axis: ChartAxis, width: Int) {
    self.width = width
    let widest = axis.ticks.map(\.label.displayWidth).max()
    let gutter = widest.map { $0 + 2 } ?? 0
    let keepsLabels = gutter * 2 <= width
    axisLabelWidth = keepsLabels ? widest : nil
    let room = keepsLabels ? width - gutter : width

    let count = max(1, labelWidths.count)
    let pitch = max(1, room / count)
    gap = pitch < 2 ? 0 : pitch < 6 ? 1 : 2
    barWidth = min(pitch - gap, ChartLayout.widestBar)
    let stripCount = (count + room - 1) / room
    let stripLength = (count + stripCount - 1) / stripCount
    strips = stride(from: 0, to: labelWidths.count, by: stripLength).map {
      $0..<min($0 + stripLength, labelWidths.count)
    }
    let steps = ChartLayout.steps(for: stripLength)
    labelStep = steps.first { fits(labelWidths, step: $0) } ?? stripLength
  }

  /// The columns left of the bars and their first gap: a label, a space and the edge.
  var gutter: Int { axisLabelWidth.map { $0 + 2 } ?? 0 }

  /// The first column of a bar. Bars are counted from the first in the strip.
  func start(ofBar place: Int) -> Int {
    gutter + (gutter > 0 ? gap : 0) + place * (barWidth + gap)
  }

  /// The first column of a bar's label, centered on the bar unless the chart's sides prevent it.
  func start(ofLabelAt place: Int, width labelWidth: Int) -> Int {
    max(0, min(start(ofBar: place) + (barWidth - labelWidth) / 2, width - labelWidth))
  }

  /// Whether labels are far enough apart: one column if every bar has a label, else two, so that no
  /// label seems to belong to the next bar.
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

  /// Steps that people count in. Hours, minutes and months are multiples of 12, so their steps must
  /// divide the count.
  private static func steps(for count: Int) -> [Int] {
    let natural = [1, 2, 3, 5, 6, 7, 10, 12, 14, 15, 20, 30, 50, 60, 100].filter { $0 < count }
    return count.isMultiple(of: 12) ? natural.filter { count.isMultiple(of: $0) } : natural
  }
}
