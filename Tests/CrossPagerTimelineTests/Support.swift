import CivilDates

/// A time from its key or date, `2015-12-31T23:59`; a failing test rather than a trap if it is none.
func time(_ key: String) -> CivilTime {
  CivilCalendar().span(ofKey: key)?.lowerBound ?? CivilTime(microseconds: .min)
}
