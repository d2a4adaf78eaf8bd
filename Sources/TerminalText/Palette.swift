/// The colours and weights text is written in, by what they are for. None says anything that the text alone does not.
///
/// Bars and errors are the blue and the vermillion of Okabe and Ito's palette, which people of every kind of colour
/// vision can tell apart (M. Okabe and K. Ito, "Color Universal Design", 2008), each as that one of xterm's 256 colours
/// nearest to it which has a contrast of at least 3:1 with white and with black (WCAG 2.2, 1.4.11).
package enum Palette: CaseIterable, Sendable {
  case heading
  /// The level one is on, in lists of levels.
  case current
  /// Bars of values that are not negative.
  case bar
  case negativeBar
  /// What stands in place of bars without a value.
  case missing
  case error

  /// The xterm colour; nil leaves the terminal's.
  package var color: Int? {
    switch self {
    case .heading, .current, .missing: nil
    case .bar: 31
    case .negativeBar, .error: 166
    }
  }

  /// The parameters of the sequence that begins it (ECMA-48, 8.3.117, and xterm's `38;5;N`).
  private var parameters: String {
    switch self {
    case .heading, .current: "1"
    case .missing: "2"
    case .bar, .negativeBar, .error: color.map { "38;5;\($0)" } ?? ""
    }
  }

  /// The text in this colour, up to its end. Nothing is written around nothing.
  package func paint(_ text: String) -> String {
    text.isEmpty ? "" : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }
}

extension TextStyle {
  /// A message of something that went wrong, in the colour of errors if there may be any.
  public func error(_ message: String) -> String { paint(message, .error) }

  /// Text in a colour, if there may be any.
  package func paint(_ text: String, _ palette: Palette) -> String {
    isColored ? palette.paint(text) : text
  }
}
