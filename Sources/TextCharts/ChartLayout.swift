import TerminalText

/// Where things stand in a chart: how wide bars and gaps are, which bars share a strip and which are
/// labelled.
struct ChartLayout: Equatable {
  /// The columns of the whole chart.
  let width: Int
  /// The columns of the axis labels, nil if there is no room for them or nothing to label.
  let axisLabelWidth: Int?
  /// The columns of a bar.
  let barWidth: Int
  /// The columns between bars, and before the first.
  let gap: Int
  /// The bars of each strip, in order.
  let strips: [Range<Int>]
  /// Every how many bars, from the first of a strip, a label stands.
  private(set) var labelStep = 1

  /// The widest a bar may be, for looks; odd, so that names of three letters stand in its middle.
  private static let widestBar = 7

  /// - Parameters:
  ///   - labelWidths: the columns of each bar's label.
  ///   - axis: the value axis.
  ///   - width: the columns there are, at least 1.
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

  /// The columns before the first bar's gap: a label, a space and the edge.
  var gutter: Int { axisLabelWidth.map { $0 + 2 } ?? 0 }

  /// The column a bar starts in, counted from its strip's first bar.
  func start(ofBar place: Int) -> Int {
    gutter + (gutter > 0 ? gap : 0) + place * (barWidth + gap)
  }

  /// The column a bar's label starts in: centred on the bar as far as the chart's sides let it.
  func start(ofLabelAt place: Int, width labelWidth: Int) -> Int {
    max(0, min(start(ofBar: place) + (barWidth - labelWidth) / 2, width - labelWidth))
  }

  /// Whether labels keep apart: by a column if every bar has one, else by two, so that none seems to
  /// belong to the bar beside its own.
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

  /// Steps that people count in. Hours, minutes and months come in dozens, of which only even parts do.
  private static func steps(for count: Int) -> [Int] {
    let natural = [1, 2, 3, 5, 6, 7, 10, 12, 14, 15, 20, 30, 50, 60, 100].filter { $0 < count }
    return count.isMultiple(of: 12) ? natural.filter { count.isMultiple(of: $0) } : natural
  }
}
