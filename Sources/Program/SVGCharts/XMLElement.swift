import TerminalText

/// An element of an XML document.
struct XMLElement {
  var name: String
  var attributes: [(name: String, value: String)]
  var text: String?
  var children: [XMLElement]

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil,
    _ children: [XMLElement] = []
  ) {
    (self.name, self.text, self.children) = (name, text, children)
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
  }

  /// - Parameter title: A sentence that viewers show as a tooltip.
  init(
    _ name: String, _ paint: SVGPaint, _ numbers: KeyValuePairs<String, Double>,
    _ others: KeyValuePairs<String, String> = [:], text: String? = nil, title: String? = nil
  ) {
    self.init(name, others, text: text, title.map { [XMLElement("title", text: $0)] } ?? [])
    attributes = paint.attributes + numbers.map { ($0.key, $0.value.svg) } + attributes
  }

  static func text(
    _ text: String, _ x: Double, _ y: Double, _ paint: SVGPaint = .faint,
    _ others: KeyValuePairs<String, String> = [:]
  ) -> XMLElement {
    XMLElement("text", paint, ["x": x, "y": y], others, text: text)
  }

  static func titles(_ title: String, _ subtitle: String) -> [XMLElement] {
    let margin = SVGDrawing.margin
    return [
      text(
        title.truncated(toWidth: 72), margin, 34, .ink, ["font-size": "18", "font-weight": "600"]),
      text(subtitle.truncated(toWidth: 100), margin, 56, .faint, ["font-size": "13"]),
    ].filter { $0.text != "" }
  }

  init(_ paint: SVGPaint, polygon corners: [(x: Double, y: Double)]) {
    let points = corners.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")
    self.init("polygon", paint, [:], ["points": points])
  }

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

extension String {
  /// The text with character references in place of XML markup characters, and with visible characters in place of
  /// characters that XML does not allow (*XML 1.0*, section 2.2).
  package var escapedForXML: String {
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
