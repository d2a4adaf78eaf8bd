public import CivilDates

/// A remark that a prompt shows once: on the data, or on a command that helps with the current page.
public enum Remark: Hashable, Sendable {
  /// A value that may represent missing values. `canReread` indicates whether the file can be read again.
  case sentinel(Double, canReread: Bool = false)
  /// The number of pages after the current page, all of which have fewer bars with values.
  case newerPages(Int)
  /// No page of the unit's level has more than one bar, but the current page of `levelWithMore`
  /// does.
  case oneBar(CalendarUnit, levelWithMore: String)
  /// The data has several series, named by the columns in `by`. Only the series `drawn` is drawn.
  case series([String], by: [String], drawn: String)
  /// The bars show the mean of a column that looks like counts.
  case counts(column: String)
  /// Many rows have the same time as another row and are summarized with it.
  case sharedTimes(Int)
  /// The bars of the page look almost equally high because they start at zero.
  case alikeBars
  /// The last command changed the level. There are two ways to do this.
  case levels
}
