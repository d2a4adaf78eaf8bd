/// The colors and weights of text, by purpose. Each only repeats what the text itself says.
///
/// Bars and errors are the blue and the vermilion of Okabe and Ito's palette, which people with any
/// type of color vision can distinguish (M. Okabe and K. Ito, "Color Universal Design", 2008). Each
/// is the nearest of xterm's 256 colors with a contrast of at least 3:1 with both white and black
/// (WCAG 2.2, 1.4.11).
package enum Palette: CaseIterable, Sendable {
  case heading
  /// The current level in lists of levels.
  case current
  /// Bars of nonnegative values.
  case bar
  case negativeBar
  /// The marks in place of missing bars.
  case missing
  case error

  /// The xterm color, or nil for the terminal's own.
  package var color: Int? {
    switch self {
    case .heading, .current, .missing: nil
    case .bar: 31
    case .negativeBar, .error: 166
    }
  }

  /// The parameters of the sequence that starts it (ECMA-48, 8.3.117, and xterm's `38;5;N`).
  private var parameters: String {
    switch self {
    case .heading, .current: "1"
    case .missing: "2"
    case .bar, .negativeBar, .error: color.map { "38;5;\($0)" } ?? ""
    }
  }

  /// The text with the sequences that start and end this color. Empty text stays empty.
  package func paint(_ text: String) -> String {
    text.isEmpty ? "" : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }
}

extension TextStyle {
  /// An error message, in the color of errors if the style has colors.
  public func error(_ message: String) -> String { paint(message, .error) }

  /// The text in a color, if the style has colors.
  package func paint(_ text: String, _ palette: Palette) -> String {
    isColored ? palette.paint(text) : text
  }
}
