/// The hosts of the pages of an ``IdentifiedPager``: a ``HostPool`` that identifies pages by identity.
///
/// A page that stays on the display keeps its host through every update of the sections, even at another position, and
/// causes no events.
///
///     var pool = IdentifiedHostPool<String, String, Cell>()
///     for event in pool.update(to: pager, make: { _ in Cell() }) { … }
public struct IdentifiedHostPool<LevelID: Hashable, PageID: Hashable, Host> {
  private var pool: HostPool<Host>
  /// The sections of the last update.
  private var sections: [PagerSection<LevelID, PageID>] = []

  /// Creates an empty pool.
  ///
  /// - Parameter preallocatedCount: The number of pages with their own hosts under `preallocated`, at least 0.
  public init(preallocatedCount: Int = 100_000) {
    pool = HostPool(preallocatedCount: preallocatedCount)
  }

  /// The total number of hosts that the pool has created.
  public var createdCount: Int { pool.createdCount }

  /// The host that shows a page; nil if the page is not displayed.
  ///
  /// - Complexity: O(log pages displayed)
  public func host(at position: Position) -> Host? { pool.host(at: position) }

  /// Updates the hosts to match the pages that the pager displays.
  ///
  /// - Parameters:
  ///   - pager: The pager after a call.
  ///   - make: Creates a host for a page.
  /// - Returns: The events, in the order of ``HostPool/update(to:origin:make:)``. Pages that left are given with their
  ///   former positions.
  /// - Complexity: The same as for ``HostPool/update(to:origin:make:)``. If the sections changed, also O(pages of the
  ///   displayed levels)
  public mutating func update(
    to pager: IdentifiedPager<LevelID, PageID>, make: (Position) -> Host
  ) -> [DisplayEvent<Host>] {
    defer { sections = pager.sections }
    if sections == pager.sections { return pool.update(to: pager.pager, make: make) }
    var origins = SectionOrigins(from: sections)
    return pool.update(
      to: pager.pager,
      origin: { position in
        guard let level = pager.levelID(at: position.level), let page = pager.pageID(at: position)
        else { return nil }
        return origins.origin(of: page, inLevel: level)
      }, make: make)
  }
}
