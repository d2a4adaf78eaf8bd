import CrossPagerSeries

extension Failure {
  /// What a file that cannot be read as a series ends the program with.
  init(_ error: SeriesError) {
    self.init(message: Failure.message(of: error), status: Failure.status(of: error))
  }

  /// What is wrong, and the option that may help.
  private static func message(of error: SeriesError) -> String {
    switch error {
    case .noDateColumn(_, _, format: nil), .noDates:
      "\(error) '--date-format' tells how dates are written."
    case .badCell: "\(error) '--skip-bad-rows' leaves such rows out."
    default: error.description
    }
  }

  /// The status for it: some errors are the options'.
  private static func status(of error: SeriesError) -> Status {
    switch error {
    case .unknownColumn, .noDates, .badDelimiter, .unknownTimeZone, .badDateFormat: .badArguments
    case .empty, .headerAlone, .binary, .utf16, .notUTF8, .ambiguousDates, .unterminatedQuote,
      .recordTooLong,
      .missingHeader,
      .noDateColumn, .noNumberColumn, .noSamples, .badCell, .shortRow, .longRow:
      .badData
    }
  }
}
