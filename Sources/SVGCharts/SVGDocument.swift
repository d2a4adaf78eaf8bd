/// A picture with charts, one below the other, as SVG 1.1 text.
///
/// The colors have a contrast of at least 3:1 against both a white and a dark background. The picture is light by
/// default, and dark if the viewer prefers that and supports CSS media queries.
public enum SVGDocument {
  /// The text of a picture.
  ///
  /// - Complexity: O(bars).
  public static func text(of charts: [SVGChart]) -> String {
    var top = 0.0
    var groups: [XMLElement] = []
    for chart in charts {
      let drawing = SVGDrawing(chart)
      groups.append(
        XMLElement("g", ["transform": "translate(0 \(top.svg))"], drawing.elements))
      top += drawing.height
    }
    let (width, height) = (SVGDrawing.width.svg, max(top, 1).svg)
    let picture = XMLElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img",
        "font-family": "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
        "font-size": "12",
      ],
      [
        XMLElement("title", text: charts.first?.title ?? ""), XMLElement("style", text: style),
        XMLElement(
          "rect", ["class": "paper", "width": width, "height": height, "fill": "#ffffff"]),
      ] + groups)
    let lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + picture.lines()
    return lines.map { $0 + "\n" }.joined()
  }

  /// The dark colors, which replace the light ones in the attributes of the elements.
  private static let style = """
    @media (prefers-color-scheme: dark) { .paper { fill: #1b1b1b } .ink { fill: #f0f0f0 } \
    .faint { fill: #bdbdbd } .grid { stroke: #4a4a4a } .axis { stroke: #bdbdbd } \
    .missing { fill: #f0f0f0 } .bar { fill: #56b4e9 } .negative { fill: #e69f00 } \
    .outline { stroke: #f0f0f0 } }
    """
}

extension Double {
  /// The number with at most two decimal places.
  var svg: String {
    let hundredths = (self * 100).rounded()
    return hundredths.truncatingRemainder(dividingBy: 100) == 0
      ? String(Int(hundredths / 100)) : "\(hundredths / 100)"
  }
}
