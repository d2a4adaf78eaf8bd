import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords
import TextCharts

/// A page and the page it is compared with.
struct ComparisonReport: Sendable {
  /// The page.
  var page: PageSummary
  /// The page to compare with, or nil if there is no such page.
  var other: PageSummary?
  /// The rule that selects the page to compare with.
  var rule: Comparison
  /// The function that combines the samples of a page.
  var aggregate: Aggregate
  /// The unit of the values, or nil if they have none.
  var unit: String?

  /// The difference between the two pages.
  var change: ValueChange {
    ValueChange(from: other?.total.value(aggregate), to: page.total.value(aggregate))
  }
}

extension ComparisonReport: AnswerDetail {
  package var isDrawn: Bool { true }

  package var json: JSON {
    func json(_ page: PageSummary) -> JSON {
      .joined(
        [
          "key": .string(page.key), "count": .integer(page.total.count),
          "value": .optional(page.total.value(aggregate)),
        ], page.total.outOfRange(aggregate))
    }
    return [
      "page": .joined(json(page), ["compare": other.map(json) ?? .null], change.json)
    ]
  }

  /// The values of both pages and the change, or the reason why there is no comparison.
  package var phrases: [String] {
    guard let other else {
      return switch rule {
      case .previous, .year: ["no page to compare with"]
      case .page(let level, let key):
        ["the comparison with \(key) appears only on level '\(level.excerpt)'"]
      }
    }
    let wording = ValueWording(aggregate: aggregate, unit: unit?.excerpt)
    if other.key == page.key {
      return [
        "\(other.key) \(aggregate) \(wording.text(other.total))", "compared with itself",
      ]
    }
    return [page, other].map { "\($0.key) \(aggregate) \(wording.text($0.total))" }
      + wording.parts(change) + Self.counts(page.total.count, other.total.count)
  }

  /// The numbers of values if one page has fewer than half as many as the other, so that a page that has just begun is
  /// not mistaken for a full one.
  private static func counts(_ own: Int, _ other: Int) -> [String] {
    let isUneven = min(own, other) > 0 && min(own, other) * 2 < max(own, other)
    return isUneven ? ["from \(own) and \(other) values"] : []
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

  var json: JSON { ["change": .optional(amount), "changePercent": .optional(percent)] }
}

extension Explorer {
  /// A page and the page it is compared with, or nil if `compare` is off or the page is not dated.
  func comparisonReport(
    of position: Position, _ drawn: DrawnColumn, in state: SessionState
  ) -> ComparisonReport? {
    guard let rule = state.drawing.comparison, let data,
      let page = summary(of: position, drawn, in: state)
    else { return nil }
    let other = state.comparedPage(of: position).flatMap {
      summary(of: Position(level: position.level, page: $0), drawn, in: state)
    }
    return ComparisonReport(
      page: page, other: other, rule: rule, aggregate: data.aggregate,
      unit: data.drawnUnit(ofColumn: drawn.column))
  }
}
