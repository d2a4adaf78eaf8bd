import CrossPager
import MessageWords

extension ReportFacts {
  /// The facts for `marks`.
  func marks(_ marks: [MarkReport]) -> [Fact] {
    if marks.isEmpty { return [.line("no marks. To mark the current page: mark NAME")] }
    let rows = marks.map { mark in
      let page = mark.key ?? mark.page.map(String.init) ?? "-"
      return [
        mark.name.excerpt, mark.level.excerpt, page.excerpt, mark.page == nil ? "no such page" : "",
      ]
    }
    return [
      .table(
        Fact.Table(
          header: ["mark", "level", "page", ""], rows: rows,
          marked: marks.firstIndex(where: \.isCurrent), mark: "current", names: 0))
    ]
  }
}

extension JSONReport {
  static func json(_ mark: MarkReport) -> JSON {
    [
      "mark": .string(mark.name), "level": .string(mark.level), "page": optional(mark.page),
      "key": optional(mark.key),
    ]
  }

  static func json(_ found: FoundBar) -> JSON {
    let rank: JSON =
      found.rank.map { ["rank": .integer($0), "of": optional(found.rankedPages)] } ?? [:]
    return .joined(
      [
        "key": .string(found.key), "bar": optional(found.bar),
        "value": optional(found.value.flatMap { $0.isFinite ? $0 : nil }),
      ], rank)
  }
}
