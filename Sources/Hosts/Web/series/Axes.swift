// Numbers as text, and the axis of a chart. Labels are separated by line feeds.

/// Writes a number for a caption. `decimals` is the number of decimal places of the data, or -1 if it is unknown.
@c public func numberCaption(_ number: Double, _ decimals: Int32) -> Int32 {
  let decimals = decimals < 0 ? nil : Int(decimals)
  return Exchange.write(
    [], lines: [NumberFormat.caption(number, decimals: decimals, grouped: true)])
}

/// Writes an axis: its baseline, the value of a row, the numbers of rows above and below the baseline, and the row and
/// the value of each tick. The lines are the labels of the ticks.
///
/// - Parameters:
///   - count: The number of values in the exchange.
///   - low: The least value of the scale; NaN if there is no scale.
@c public func axisOf(_ count: Int32, _ low: Double, _ high: Double, _ clips: Bool) -> Int32 {
  let range = ChartAxis.range(
    of: Exchange.numbers(Int(count)), scale: low.isNaN ? nil : low...high, clips: clips)
  let axis = ChartAxis(picturing: range)
  var numbers = [axis.baseline, axis.rowValue, Double(axis.rowsAbove), Double(axis.rowsBelow)]
  for tick in axis.ticks { numbers += [Double(tick.row), tick.value] }
  return Exchange.write(numbers, lines: axis.ticks.map { $0.label })
}

/// Writes the shades of cells: 1 if 0 has a shade of its own, otherwise 0; the least value; and the greatest value of
/// each shade. Writes nothing if there are no values. The lines are the least value and the greatest values of the
/// shades, as text. `decimals` means the same as in ``numberCaption``. The other parameters are those of ``axisOf``.
@c public func shadesOf(
  _ count: Int32, _ low: Double, _ high: Double, _ clips: Bool, _ decimals: Int32
) -> Int32 {
  let range = ChartAxis.range(
    of: Exchange.numbers(Int(count)), scale: low.isNaN ? nil : low...high, clips: clips)
  guard let range else { return Exchange.write([]) }
  let shades = ShadeScale(range)
  return Exchange.write(
    [shades.hasZero ? 1 : 0, shades.low] + shades.bounds,
    lines: shades.labels(decimals: decimals < 0 ? nil : Int(decimals)))
}

/// Returns whether the pages fill a chart from `low` to `high`. The exchange contains the range of each page.
@c public func axisIsFilled(_ low: Double, _ high: Double, _ count: Int32) -> Bool {
  let numbers = Exchange.numbers(2 * Int(count))
  let pages = (0..<Int(count)).map { numbers[2 * $0]...numbers[2 * $0 + 1] }
  return ChartAxis.isFilled(low...high, by: pages)
}
