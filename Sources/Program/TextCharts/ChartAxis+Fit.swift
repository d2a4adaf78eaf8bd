extension ChartAxis {
  /// Returns the best axis for a range other than `0...0`, without its ticks.
  static func best(for range: ClosedRange<Double>, rows: Int) -> ChartAxis {
    let low = max(range.lowerBound, -.greatestFiniteMagnitude)
    let high = min(range.upperBound, .greatestFiniteMagnitude)
    if low < 0 && high <= 0 {
      let mirrored = best(for: -high...(-low), rows: rows)
      return ChartAxis(
        baseline: 0 - mirrored.baseline, step: mirrored.step, rowsPerTick: mirrored.rowsPerTick,
        rowsAbove: mirrored.rowsBelow, rowsBelow: mirrored.rowsAbove)
    }
    let rows = min(max(rows, low < 0 ? 2 : 1), 1000)
    let span = leavesZeroOut(low, high) ? high - low : nil
    let need = span.map { $0 / Double(rows) } ?? high / Double(rows) + max(0, -low / Double(rows))
    let spacings = tickSpacings(rows)
    var best: ChartAxis?
    // An axis with fewer than three ticks is the last resort. A step of 2.5 costs a tenth more, because its labels need
    // an extra digit.
    var leastCost = (unlabeled: 2, height: Double.infinity)
    let exponent = max(need, leastStep).decimalExponent
    // Three decades contain a step for every axis that starts at zero. Nineteen decades contain a step larger than any
    // possible baseline.
    search: for exponent in exponent..<exponent + (span == nil ? 3 : 19) {
      let power = Double.powerOfTen(exponent)
      for mantissa in mantissas {
        let step = mantissa * power
        // All later steps cost more.
        if leastCost.unlabeled == 0, step / Double(spacings.upperBound) > leastCost.height {
          break search
        }
        guard step.isFinite else { continue }
        let baseline = span == nil ? 0 : tick(below: low, step: step)
        for spacing in spacings {
          let rowValue = step / Double(spacing)
          let above = rowCount(high - baseline, rowValue)
          let below = rowCount(baseline - min(low, baseline), rowValue)
          guard above + below <= Double(rows) else { continue }
          let axis = ChartAxis(
            baseline: baseline, step: step, rowsPerTick: spacing, rowsAbove: Int(above),
            rowsBelow: Int(below))
          let cost = (
            unlabeled: axis.tickCount < leastTicks ? 1 : 0,
            height: mantissa == 2.5 ? rowValue * 1.1 : rowValue
          )
          if cost < leastCost { (best, leastCost) = (axis, cost) }
        }
      }
    }
    return best
      // Near the limit of the floating-point range, nothing fits, so numbers with the same sign share one row.
      ?? ChartAxis(
        baseline: 0, step: .greatestFiniteMagnitude, rowsPerTick: 1, rowsAbove: 1,
        rowsBelow: low < 0 ? 1 : 0)
  }

  private static let mantissas = [1, 2, 2.5, 5]

  /// The smallest step. Smaller numbers are too imprecise for equal steps.
  private static let leastStep = 0x1p-1056

  /// Whether positive values are too close to distinguish on an axis from zero, but not too close for distinct ticks.
  static func leavesZeroOut(_ low: Double, _ high: Double) -> Bool {
    low > 0 && high - low < high / 4 && high - low > high * 1e-12
  }

  private var tickCount: Int { rowsAbove / rowsPerTick + rowsBelow / rowsPerTick + 1 }

  private static let leastTicks = 3

  /// Returns the allowed numbers of rows per tick: 2 to 4 for an axis with eight rows, and 3 to 5 for a tall axis.
  private static func tickSpacings(_ rows: Int) -> ClosedRange<Int> {
    (rows < 6 ? 1 : rows < 13 ? 2 : 3)...min(5, max(1, rows / 2))
  }

  private static func tick(below low: Double, step: Double) -> Double {
    let tick = (low / step).rounded(.down) * step
    return tick < low ? tick : tick - step
  }

  /// Returns the rows for a distance. The tolerance is for rounding errors: 1.5e-5 divided by 5e-6 is slightly above 3.
  private static func rowCount(_ distance: Double, _ rowValue: Double) -> Double {
    distance > 0 ? max(1, (distance / rowValue - 1e-9).rounded(.up)) : 0
  }
}
