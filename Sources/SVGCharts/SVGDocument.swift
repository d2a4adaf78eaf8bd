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
      groups.append(XMLElement("g", ["transform": "translate(0 \(top.svg))"], drawing.elements))
      top += drawing.height
    }
    let (width, height) = (SVGDrawing.width, max(top, 1))
    let picture = XMLElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width.svg, "height": height.svg,
        "viewBox": "0 0 \(width.svg) \(height.svg)", "role": "img",
        "font-family": "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
        "font-size": "12",
      ],
      [
        XMLElement("title", text: charts.first?.title ?? ""),
        XMLElement("style", text: SVGPaint.style),
        XMLElement("rect", .paper, ["width": width, "height": height]),
      ] + groups)
    let lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + picture.lines()
    return lines.map { $0 + "\n" }.joined()
  }
}
