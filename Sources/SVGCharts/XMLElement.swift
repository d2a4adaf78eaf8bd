import TerminalText

/// An element of an XML document.
struct XMLElement {
  var name: String
  var attributes: [(name: String, value: String)]
  /// The text in the element, or nil if there are only other elements.
  var text: String?
  var children: [XMLElement]

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil,
    _ children: [XMLElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
    self.text = text
    self.children = children
  }

  /// Creates an element with a color and coordinates, which have at most two decimal places.
  init(
    _ name: String, _ paint: SVGPaint, _ numbers: KeyValuePairs<String, Double>,
    _ others: KeyValuePairs<String, String> = [:], text: String? = nil
  ) {
    self.init(name, others, text: text)
    attributes = paint.attributes + numbers.map { ($0.key, $0.value.svg) } + attributes
  }

  /// Creates a polygon.
  init(_ paint: SVGPaint, polygon corners: [(x: Double, y: Double)]) {
    let points = corners.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")
    self.init("polygon", paint, [:], ["points": points])
  }

  /// The element as lines of text.
  func lines(indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let opening =
      margin + "<" + name + attributes.map { " \($0.name)=\"\($0.value.escapedForXML)\"" }.joined()
    if let text { return ["\(opening)>\(text.escapedForXML)</\(name)>"] }
    if children.isEmpty { return [opening + "/>"] }
    return [opening + ">"] + children.flatMap { $0.lines(indent: indent + 2) }
      + ["\(margin)</\(name)>"]
  }
}

/// A color of a picture. Its name is the class of the elements that have the color.
///
/// The light colors are in the attributes of the elements. The dark ones are in the style, which replaces them.
enum SVGPaint: String, CaseIterable {
  case paper, ink, faint, grid, axis, missing, bar, negative, outline

  private var colors: (light: String, dark: String) {
    switch self {
    case .paper: ("#ffffff", "#1b1b1b")
    case .ink, .missing, .outline: ("#1a1a1a", "#f0f0f0")
    case .faint, .axis: ("#595959", "#bdbdbd")
    case .grid: ("#dddddd", "#4a4a4a")
    case .bar: ("#0072b2", "#56b4e9")
    case .negative: ("#d55e00", "#e69f00")
    }
  }

  /// The attribute for the color.
  private var attribute: String {
    [.grid, .axis, .outline].contains(self) ? "stroke" : "fill"
  }

  /// The attributes of an element with this color.
  var attributes: [(name: String, value: String)] {
    [("class", rawValue), (attribute, colors.light)] + (self == .outline ? [("fill", "none")] : [])
  }

  /// The style sheet with the dark colors.
  static var style: String {
    let rules = allCases.map { ".\($0.rawValue) { \($0.attribute): \($0.colors.dark) }" }
    return "@media (prefers-color-scheme: dark) { \(rules.joined(separator: " ")) }"
  }
}

extension String {
  /// The text with character references in place of XML markup characters, and with visible characters in place of
  /// characters that XML does not allow (*XML 1.0*, section 2.2).
  fileprivate var escapedForXML: String {
    var result = ""
    for scalar in replacingControlCharacters.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Double {
  /// The number with at most two decimal places.
  var svg: String {
    let hundredths = (self * 100).rounded()
    return hundredths.truncatingRemainder(dividingBy: 100) == 0
      ? String(Int(hundredths / 100)) : "\(hundredths / 100)"
  }
}
