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
}

extension StampPattern.Field {
  fileprivate var isName: Bool { self == .monthName || self == .shortMonthName }
}
