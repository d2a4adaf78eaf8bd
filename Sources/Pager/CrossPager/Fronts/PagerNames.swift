/// The names of a pager's levels and, possibly, the identities of their pages.
///
/// Each kind of pager has names of its own: ``PagerIndices`` for a ``Pager``, ``CaseNames`` for a ``TypedPager``, and
/// ``PagerSections`` for an ``IdentifiedPager``. To make another kind of ``NamedPager``, define your own type of names.
public protocol PagerNames: Hashable {
  /// The type of level names.
  associatedtype LevelID: Hashable
  /// The type of page identities, or `Never` if pages have no identities.
  associatedtype PageID: Hashable = Never
  /// The type of the list of level names.
  associatedtype LevelIDs: RandomAccessCollection<LevelID> where LevelIDs.Index == Int

  /// The names of the levels, top to bottom, indexed from 0. If levels share a name, lookups find the first.
  var levelIDs: LevelIDs { get }
  /// Returns the index of the page that has the given identity, or nil if the level has no such page or if pages have
  /// no identities. If pages share an identity, returns the index of the first.
  func pageIndex(of page: PageID, inLevelAt level: Int) -> Int?
  /// Returns the identity of a page, or nil if the page does not exist or if pages have no identities.
  func pageID(at position: Position) -> PageID?
  /// Returns the level at an index if the names determine its pages; otherwise nil. The level has the count and the
  /// spans of these pages. If its start rule specifies a page, the level in the pager gets the same start page.
  func level(at index: Int) -> Level?
  /// Returns whether commands may edit the pages of a level by index or, if `level` is nil, the levels. By default,
  /// they may not.
  func permitsEdits(ofLevelAt level: Int?) -> Bool
}

extension PagerNames {
  public func pageIndex(of page: PageID, inLevelAt level: Int) -> Int? { nil }
  public func pageID(at position: Position) -> PageID? { nil }
  public func level(at index: Int) -> Level? { nil }
  public func permitsEdits(ofLevelAt level: Int?) -> Bool { false }
}

/// The names of a ``Pager``'s levels: their indices.
public struct PagerIndices: PagerNames, Sendable {
  public let levelIDs: Range<Int>
  public func permitsEdits(ofLevelAt level: Int?) -> Bool { true }
}

/// The names of a ``TypedPager``'s levels: the cases of an enumeration, as listed by `allCases`.
public struct CaseNames<LevelID: CaseIterable & Hashable>: PagerNames, Sendable {
  public var levelIDs: [LevelID] { Array(LevelID.allCases) }
  public func permitsEdits(ofLevelAt level: Int?) -> Bool { level != nil }
}

/// A level of an ``IdentifiedPager``, with its identity and the identities of its pages.
public struct PagerSection<LevelID: Hashable, PageID: Hashable>: Identifiable, Hashable {
  /// The identity of the level, unique among the sections.
  public var id: LevelID
  /// The identities of the pages, in order, unique within the section.
  public var pages: [PageID]
  /// The spans of the pages. By default, pages of different levels correspond by index.
  public var spans: PageSpans

  /// Creates a section.
  public init(_ id: LevelID, pages: [PageID], spans: PageSpans = .plain) {
    (self.id, self.pages, self.spans) = (id, pages, spans)
  }
}

extension PagerSection: Sendable where LevelID: Sendable, PageID: Sendable {}

/// The names of an ``IdentifiedPager``'s levels and pages: an app's own identifiers.
public struct PagerSections<LevelID: Hashable, PageID: Hashable>: PagerNames {
  /// The levels and their pages, top to bottom.
  public let sections: [PagerSection<LevelID, PageID>]
  public let levelIDs: [LevelID]

  init(sections: [PagerSection<LevelID, PageID>]) {
    (self.sections, levelIDs) = (sections, sections.map(\.id))
  }

  public func pageIndex(of page: PageID, inLevelAt level: Int) -> Int? {
    sections.indices.contains(level) ? sections[level].pages.firstIndex(of: page) : nil
  }
  public func pageID(at position: Position) -> PageID? {
    guard let page = position.page, sections.indices.contains(position.level),
      sections[position.level].pages.indices.contains(page)
    else { return nil }
    return sections[position.level].pages[page]
  }
  public func level(at index: Int) -> Level? {
    if !sections.indices.contains(index) { return nil }
    return Level(count: sections[index].pages.count, spans: sections[index].spans)
  }
}

extension PagerSections: Sendable where LevelID: Sendable, PageID: Sendable {}

extension LevelRules {
  /// Returns these rules with the start page that names determine, if any.
  func starting(as named: LevelRules?) -> LevelRules {
    var rules = self
    if let start = named?.start, case .page = start { rules.start = start }
    return rules
  }
}
