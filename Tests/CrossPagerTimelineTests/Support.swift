import CivilDates

/// The time of a key or date such as `2015-12-31T23:59`. Any other text gives the first possible time, so that the
/// test fails without a trap.
func time(_ key: String) -> CivilTime {
  CivilCalendar().span(ofKey: key)?.lowerBound ?? CivilTime(microseconds: .min)
}
