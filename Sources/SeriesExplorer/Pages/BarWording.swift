import CivilDates
import CrossPagerConsole
import CrossPagerSeries

/// The words for the time of a bar.
extension Bar {
  /// The time of day, such as `14:00`.
  private var timeOfDay: Substring { start.isoMinutes.suffix(5) }
  /// The date with its weekday, such as `Wed 2025-07-02`.
  private var day: String { "\(start.date.weekday.title.prefix(3)) \(start.date)" }

  /// The span of the bar, such as `Wed 2025-07-02 14:00`.
  var spanText: String {
    switch unit {
    case .minute, .hour: "\(day) \(timeOfDay)"
    case .day: day
    case .month: "\(name) \(start.date.year)"
    case .week, .quarter, .year, .decade, .century: name
    }
  }

  /// The phrase that places the bar in time, such as `in the hour from 14:00 on Wed 2025-07-02`.
  var phrase: String {
    switch unit {
    case .minute: "at \(timeOfDay) on \(day)"
    case .hour: "in the hour from \(timeOfDay) on \(day)"
    case .day: "on \(day)"
    case .decade: "in the \(name)"
    case .week, .month, .quarter, .year, .century: "in \(key)"
    }
  }

  /// The name of the bar on its page, such as `Wed 2` or `Jul`.
  var name: String {
    switch unit {
    case .minute, .hour: String(timeOfDay)
    case .day: "\(start.date.weekday.title.prefix(3)) \(start.date.day)"
    case .month: String(NamedUnit.month(start.date.month).text.titled.prefix(3))
    case .decade: "\(start.date.year)s"
    case .week, .quarter, .year, .century: key
    }
  }

  /// The label of the bar in the chart for a page whose unit is `pageUnit`.
  func label(in pageUnit: CalendarUnit) -> String {
    switch unit {
    case .minute: String(start.minute)
    case .hour: String(start.hour)
    case .day where pageUnit != .week: String(start.date.day)
    case .day, .month, .week, .quarter, .year, .decade, .century: name
    }
  }

  /// The text for the start or end of the bar: the date and, if the bar is shorter than a day, the time of day.
  func text(_ time: CivilTime) -> String {
    unit < .day ? time.isoMinutes : time.date.description
  }
}

extension Weekday {
  /// The name with a capital letter, such as `Monday`.
  var title: String { description.titled }
}

extension String {
  /// The text with a capital first letter.
  fileprivate var titled: String { prefix(1).uppercased() + dropFirst() }
}
