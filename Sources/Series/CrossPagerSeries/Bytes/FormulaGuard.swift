/// The apostrophe that keeps spreadsheet programs from running a cell of text as a formula.
///
/// A program such as Excel runs text as a formula if it begins with one of these characters, even inside quotes. An
/// apostrophe before the text prevents this (OWASP, *CSV Injection*). Text that already has apostrophes before such a
/// character gets another one, so reading the cell always restores the original text.
extension String {
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  private var isFormula: Bool {
    unicodeScalars.first { $0 != "'" }.map(Self.formulaStarts.contains) ?? false
  }

  /// The text for a cell of a CSV file, with an apostrophe before it if it looks like a formula.
  package var guardedFormula: String { isFormula ? "'" + self : self }

  var withoutFormulaGuard: String {
    unicodeScalars.first == "'" && isFormula ? String(unicodeScalars.dropFirst()) : self
  }
}
