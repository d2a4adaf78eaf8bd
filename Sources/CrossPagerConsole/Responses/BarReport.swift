public import CivilDates
public import CrossPagerSeries

/// The marked bar on a page.
public struct BarReport: Sendable {
  /// The index of the bar on its page.
  public var index: Int
  /// The bar.
  public var bar: Bar
  /// The start of the next bar.
  public var end: CivilTime
  /// The function that combines the samples of the bar.
  public var aggregate: Aggregate
  /// The unit of the value, or nil if it has none.
  public var unit: String?
  /// Whether the page is compared with an existing page.
  public var isCompared: Bool
  /// The bar with the same index on the other page, or nil if there is none.
  public var compared: Bar?

  /// The difference between the two bars.
  var change: ValueChange {
    ValueChange(
      from: compared?.summary.value(aggregate), to: bar.summary.value(aggregate))
  }
}

/// A page and the page it is compared with.
public struct ComparisonReport: Sendable {
  /// The page.
  public var page: PageSummary
  /// The page to compare with, or nil if there is no such page.
  public var other: PageSummary?
  /// The rule that selects the page to compare with.
  public var rule: Comparison
  /// The function that combines the samples of a page.
  public var aggregate: Aggregate
  /// The unit of the values, or nil if they have none.
  public var unit: String?

  /// The difference between the two pages.
  var change: ValueChange {
    ValueChange(from: other?.total.value(aggregate), to: page.total.value(aggregate))
  }
}

/// The difference between two values. Either value may be missing.
struct ValueChange: Equatable {
  /// The difference, or nil if a value is missing or the difference is out of range.
  var amount: Double?
  /// The difference as a percentage of the first value, or nil if the difference is unknown or the first value is zero.
  var percent: Double?

  init(from old: Double?, to new: Double?) {
    guard let old, let new, (new - old).isFinite else { return }
    amount = new - old
    let percent = (new - old) / old.magnitude * 100
    if percent.isFinite { self.percent = percent }
  }
}
