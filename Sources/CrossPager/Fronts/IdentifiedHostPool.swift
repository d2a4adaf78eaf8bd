/// A pool of hosts for an ``IdentifiedPager``. Unlike a ``HostPool``, this pool tracks pages by identity.
///
/// A page that is still displayed after an update to the sections keeps its host and causes no events, even if its
/// position changes.
///
///     var pool = IdentifiedHostPool<String, String, Cell>()
///     for event in pool.update(to: pager, make: { _ in Cell() }) { … }
public struct IdentifiedHostPool<LevelID: Hashable, PageID: Hashable, Host> {
  private var pool: HostPool<Host>
  /// The sections as of the last update.
  private var sections: [PagerSection<LevelID, PageID>] = []

  /// Creates an empty pool.
  ///
  /// - Parameter preallocatedCount: The maximum number of pages that have their own hosts under `preallocated`, clamped
  ///   to at least 0.
  public init(preallocatedCount: Int = 100_000) {
    pool = HostPool(preallocatedCount: preallocatedCount)
  }

  /// The total number of hosts that the pool has created.
  public var createdCount: Int { pool.createdCount }

  /// The host that shows a page, or nil if the page is not displayed.
  ///
  /// - Complexity: O(log pages displayed)
  public func host(at position: Position) -> Host? { pool.host(at: position) }

  /// Updates the hosts to match the pages that the pager displays.
  ///
  /// - Parameters:
  ///   - pager: The pager after a call.
  ///   - make: A closure that creates a host for a page.
  /// - Returns: The events, in the same order as for ``HostPool/update(to:origin:make:)``. Events for pages that are no
  ///   longer displayed contain the pages' former positions.
  /// - Complexity: The same as ``HostPool/update(to:origin:make:)``, plus O(pages of the displayed levels) if the
  ///   sections have changed
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
