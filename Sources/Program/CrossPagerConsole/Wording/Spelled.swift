import CrossPager
import PageHosts

/// A type whose values are written as their case names in text and JSON.
package protocol Spelled: CaseIterable, Sendable {
  var spelling: String { get }
  init?(spelling word: String)
}

extension Spelled {
  package var spelling: String { "\(self)" }

  /// Creates the value for a word in any letter case.
  package init?(spelling word: String) {
    let keyword = word.keyword
    guard let value = Self.allCases.first(where: { $0.spelling == keyword }) else { return nil }
    self = value
  }

  package static var spellings: [String] { allCases.map(\.spelling) }
}

extension Spelled where Self: RawRepresentable<String> {
  package var spelling: String { rawValue }
}

extension HostingRule: Spelled {}
extension Zoom: Spelled {
  package var spelling: String { self == .in ? "in" : "out" }
}
extension Pager.Axis: Spelled {}
extension HostStep: Spelled {}

extension Direction: Spelled {
  // Use a switch, because the program starts faster without reflection.
  package var spelling: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }
}

extension Pager.Edge: Spelled {
  // Use a switch, because reflection is slower.
  package var spelling: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .beginning: "beginning"
    case .end: "end"
    }
  }
}

extension Phase {
  package var spelling: String {
    switch self {
    case .settled: "settled"
    case .dragging: "dragging"
    case .settling: "settling"
    }
  }
}

extension Reason {
  /// The word for this reason, without its edge or direction.
  package var spelling: String {
    // Use a switch, because reflection takes longer than a move.
    switch self {
    case .edge: "edge"
    case .pageOpen: "pageOpen"
    case .nothingOpen: "nothingOpen"
    case .notVisible: "notVisible"
    case .notDragging: "notDragging"
    case .emptyLevel: "emptyLevel"
    case .noSuchLevel: "noSuchLevel"
    case .noSuchPage: "noSuchPage"
    case .alreadyThere: "alreadyThere"
    case .locked: "locked"
    case .noLevels: "noLevels"
    case .doesNotFit: "doesNotFit"
    }
  }
}

extension StartRule {
  package var spelling: String {
    switch self {
    case .first: "first"
    case .last: "last"
    case .page(let index): String(index)
    }
  }

  init?(spelling word: String) {
    switch word.keyword {
    case "first": self = .first
    case "last": self = .last
    default:
      guard let index = WholeNumber.index(word) else { return nil }
      self = .page(index)
    }
  }
}
