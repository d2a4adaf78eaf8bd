extension StampFormat {
  /// Whether cells of this format are digits alone, and might be numbers as well.
  var isDigits: Bool {
    guard case .pattern(let pattern) = self else { return false }
    return pattern.parts.allSatisfy { part in
      switch part {
      case .literal: false
      case .field(let field): field.meaning != .halfDay && field.meaning != .offset && !field.isName
      }
    }
  }

  /// Whether cells of this format count from 1970.
  var isEpoch: Bool {
    switch self {
    case .iso: false
    case .pattern(let pattern): pattern.isEpoch
    }
  }

  /// Whether there is a time of day in cells of this format.
  func hasHours(in cells: [SampleCell]) -> Bool {
    switch self {
    case .iso: cells.contains { stamp(in: $0) != nil && $0.bytes.count > "2015-12-31".utf8.count }
    case .pattern(let pattern): pattern.hasHours
    }
  }

  /// Whether a cell of digits alone is likely to be meant as the time it reads as; other cells always are.
  ///
  /// Counts since 1970 are of the years 1990 to 2100; seconds in a column that is named like a time may also be earlier
  /// if they have at least nine digits, so that the seconds of an experiment are no dates. Digits of a calendar are of
  /// the years 1800 to 2100; year alone, or with a month, must be expected.
  func isPlausible(_ standing: DateReading.Standing) -> (Stamp, SampleCell) -> Bool {
    guard isDigits, case .pattern(let pattern) = self else { return { _, _ in true } }
    let isKnown = standing != .unknown
    switch pattern.text {
    case "X" where isKnown:
      return { stamp, cell in 1900...2100 ~= stamp.civil.date.year && cell.bytes.count >= 9 }
    case "YYYY" where standing != .asked, "YYYYMM" where !isKnown:
      return { _, _ in false }
    default:
      let years = isEpoch ? 1990...2100 : 1800...2100
      let areOnlyDigits = isEpoch && !isKnown
      return { stamp, cell in
        years ~= stamp.civil.date.year
          && (!areOnlyDigits || cell.isDigits)
      }
    }
  }
}

extension StampPattern.Field {
  fileprivate var isName: Bool { self == .monthName || self == .shortMonthName }
}
