import CivilDates

/// Parses a key or date such as `2015-12-31T23:59`. For any other text, returns the first possible
/// time, so that the test fails without a trap.
func time(_ key: String) -> CivilTime {
  CivilCalendar().span(ofKey: key)?.lowerBound ?? CivilTime(microseconds: .min)
}
