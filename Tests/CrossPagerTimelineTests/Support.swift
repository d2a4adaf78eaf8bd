import CivilDates

/// Parses a key or date such as `2015-12-31T23:59`. For any other text, returns the first possible
/// time, so the test fails instead of trapping.
func time(_ key: String) -> CivilTime {
  CivilCalendar().span(ofKey: key)?.lowerBound ?? CivilTime(microseconds: .min)
}
