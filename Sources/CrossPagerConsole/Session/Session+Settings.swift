import CivilDates
import CrossPager
import CrossPagerSeries

/// Changes the levels and how the data is drawn.
extension Session {
  /// Performs `levels` with units.
  mutating func setLevels(_ units: [CalendarUnit]) -> Response.Result {
    let setting = "levels \(Self.list(units))"
    if units.contains(.hour), let data = chartData,
      data.columns.contains(where: { $0.resolution == .hour })
    {
      // The bars on an hour's page represent minutes.
      guard var request else {
        return refuse(
          "The data is summarized by hour. To show hours, start with --levels \(Self.list(units))"
        )
      }
      request.resolution = .minute
      return show(request, setting) { state, data, _ in
        state.cover(data)
        return state.set(units, for: data)
      }
    }
    let data = chartData
    return change { state, change in
      guard let data else { return .ignored(.noDates) }
      change.setting = setting
      return state.set(units, for: data)
    }
  }

  private static func list(_ units: [CalendarUnit]) -> String {
    Set(units).sorted().map(\.rawValue).joined(separator: ",")
  }

  /// Performs `aggregate`.
  mutating func setAggregate(_ aggregate: Aggregate) -> Response.Result {
    let isDated = chartData != nil
    return change { state, change in
      if !isDated { return .ignored(.noDates) }
      if state.aggregate == aggregate { return .ignored(.alreadyThere) }
      state.aggregate = aggregate
      change.setting = "aggregate \(aggregate)"
      return .changed()
    }
  }

  /// Performs `first-weekday`.
  mutating func setFirstWeekday(_ weekday: Weekday) -> Response.Result {
    let data = chartData
    return change { state, change in
      guard let data else { return .ignored(.noDates) }
      if state.firstWeekday == weekday { return .ignored(.alreadyThere) }
      state.set(weekday, for: data)
      change.setting = "first-weekday \(weekday)"
      return .changed()
    }
  }

  /// Whether the data, the aggregate or the first weekday of the state differs from that of ``chartData``.
  var isDataOld: Bool {
    guard let chartData else { return state.source != nil || firstData != nil }
    return shownSource !== state.source || chartData.aggregate != state.aggregate
      || chartData.calendar.firstWeekday != state.firstWeekday
  }

  /// Updates ``chartData`` to the data, the aggregate and the first weekday of the current state.
  mutating func takeData() {
    guard let data = (state.source?.data ?? firstData)?.drawn(as: state) else {
      chartData = nil
      return
    }
    if shownSource != state.source || chartData?.aggregate != data.aggregate
      || chartData?.calendar != data.calendar
    {
      scales = [:]
    }
    shownSource = state.source
    chartData = data
  }

  /// The message that refuses `insert-level` with the name of a unit, or nil to allow the command. If there is data,
  /// the command is refused, because the level would have numbered pages.
  func refusal(ofLevel name: String) -> String? {
    guard chartData != nil, let unit = CalendarUnit(rawValue: name.lowercased()),
      CalendarUnit.levels.contains(unit)
    else { return nil }
    if state.units.contains(unit) {
      return "There is already a level '\(unit)'. For numbered pages, choose another name."
    }
    return
      "Level '\(unit)' comes from the data. To add it: levels \(Self.list(state.units + [unit]))"
  }
}
