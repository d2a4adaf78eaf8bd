/// The color and weight of each kind of text. No information depends on color alone.
///
/// Bars and errors use blue and vermilion from the palette in "Color Universal Design" (Okabe and Ito, 2008), which
/// people with any type of color vision can distinguish. Each color is the nearest of xterm's 256 colors that has a
/// contrast of at least 3:1 against both white and black (WCAG 2.2, 1.4.11).
package enum Palette: CaseIterable, Sendable {
  case heading
  /// The current level in a list of levels, and the marked bar in a chart.
  case current
  case bar
  case negativeBar
  /// Marks in place of missing bars.
  case missing
  case error
  /// Values other than the values of the bars.
  case other

  /// The xterm color number, or nil for the terminal's default color.
  package var color: Int? {
    switch self {
    case .heading, .current, .missing, .other: nil
    case .bar: 31
    case .negativeBar, .error: 166
    }
  }

  /// The parameters of the escape sequence (ECMA-48, 8.3.117, and xterm's `38;5;N`).
  private var parameters: String {
    let weight = self == .missing || self == .other ? "2" : "1"
    return color.map { "38;5;\($0)" } ?? weight
  }

  package func paint(_ text: String) -> String { text.painted(parameters) }
}

extension String {
  package func painted(_ parameters: String) -> String {
    isEmpty ? "" : "\u{1B}[\(parameters)m\(self)\u{1B}[0m"
  }
}

extension TextStyle {
  /// Returns an error message, in the error color if colors are allowed.
  public func error(_ message: String) -> String { paint(message, .error) }

  package func paint(_ text: String, _ palette: Palette) -> String {
    isColored ? palette.paint(text) : text
  }
}
