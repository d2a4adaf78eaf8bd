import CrossPager
import TerminalText
package import TextCharts

/// The pages in the viewport.
package struct DisplayReport: FactDrawing {
  package struct Page: Sendable {
    package var place: Place
    /// The left edge, in pages from the left edge of the display.
    var x: Offset
    /// The top edge, in levels from the top edge of the display.
    var y: Offset
    package var isCurrent: Bool
  }

  /// The pages, ordered by level, then by page. If a page is open, it is the only one.
  package var pages: [Page]
  var viewport: Viewport

  /// Whether only the current page is displayed, untitled and at rest. If so, a drawing shows only an index or a key.
  var isBare: Bool {
    pages.count == 1 && viewport == PagerRules().viewport
      && pages.allSatisfy {
        $0.isCurrent && $0.place.ownTitle == nil && $0.x == .zero && $0.y == .zero
      }
  }

  /// Draws the pages as cards. If the number of rows is unlimited, the display has up to 24 lines.
  package func lines(in layout: ScreenLayout, rows: Int?) -> [String] {
    cards(width: layout.style.width, height: rows ?? 24).lines(in: layout.style)
  }

  /// - Parameter height: The maximum height of the display in lines.
  package func cards(width: Int, height: Int) -> CardDisplay {
    let cards = pages.map {
      CardDisplay.Card(
        title: $0.place.title ?? "", x: Double($0.x), y: Double($0.y), isCurrent: $0.isCurrent)
    }
    return CardDisplay(
      cards: cards, columns: Double(viewport.pages), rows: Double(viewport.levels), width: width,
      height: height)
  }

  package var sentences: [String] {
    pages.map { ($0.place.title ?? "") + ($0.isCurrent ? ", current" : "") }
  }
}

extension SessionState {
  package var displayReport: DisplayReport { displayReport(of: pager, current: pager.position) }

  /// - Parameter pager: A pager with the same levels and pages as this state.
  func displayReport(of pager: Pager, current: Position?) -> DisplayReport {
    if let open = pager.openPage {
      let page = DisplayReport.Page(place: page(open), x: .zero, y: .zero, isCurrent: true)
      return DisplayReport(pages: [page], viewport: PagerRules().viewport)
    }
    let viewport = pager.rules.viewport
    let pages = pager.window.pages.filter {
      // Leave out pages that are kept ready around the viewport.
      Offset(pages: -1) < $0.x && $0.x < viewport.pages
        && Offset(pages: -1) < $0.y && $0.y < viewport.levels
    }
    let shown = pages.map {
      DisplayReport.Page(
        place: page($0.position), x: $0.x, y: $0.y, isCurrent: $0.position == current)
    }
    return DisplayReport(pages: shown, viewport: viewport)
  }
}

/// A page without data.
package struct PlainPage: Report {
  package let place: Place?
  /// The pages in the viewport, or nil to show the page alone.
  package var display: DisplayReport?

  package var isPage: Bool { true }

  package var json: JSON { ["page": place?.titledJSON ?? .null] }

  package func facts(_ wording: ReportWording) -> [Fact] {
    guard let place else { return [.line(wording.places.text(wording.current))] }
    let display = display.flatMap { $0.isBare ? nil : Fact.drawing($0) }
    return [.heading([wording.places.text(place)]), display ?? .detail(place.title ?? "")]
  }
}

/// The current page as a prompt draws it.
public struct Drawing: Sendable {
  /// The current page or, if it has no data, all displayed pages.
  package var page: any Report
  /// The page's place, or nil if there are no levels.
  package var place: Place?
  /// The motion of the page, or nil if ``page`` is the complete drawing.
  var motion: Motion?

  /// The motion of a page with data.
  struct Motion: Sendable {
    /// The page that appears, or nil at an edge.
    var next: (any Report)?
    /// Whether the session is already on the next page, which then determines the height of the drawing.
    var hasMoved: Bool
    var axis: Pager.Axis
    /// The distance that the page has moved, positive if the next page appears on the right or below.
    var offset: Offset
  }
}
