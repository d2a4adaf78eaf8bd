/// Gestures.
extension TypedPager {
  /// Moves the content under a finger by so many pages, positive towards right and down.
  @discardableResult
  public mutating func drag(
    dx: Offset, dy: Offset, alignment: some Alignment = IndexAlignment()
  ) -> Outcome { apply(.gesture(.drag(dx: dx, dy: dy)), alignment) }

  /// Lets go of the content, with the finger's velocity in pages per second, in a drag's own sign.
  @discardableResult
  public mutating func release(
    vx: Offset = .zero, vy: Offset = .zero, alignment: some Alignment = IndexAlignment()
  ) -> Outcome { apply(.gesture(.release(vx: vx, vy: vy)), alignment) }

  /// Lets go of the content so that it goes back.
  @discardableResult
  public mutating func cancel() -> Outcome { apply(.gesture(.cancel)) }

  /// Lets so many milliseconds pass for content that is settling.
  @discardableResult
  public mutating func tick(
    milliseconds: Int, alignment: some Alignment = IndexAlignment()
  ) -> Outcome { apply(.gesture(.tick(milliseconds: milliseconds)), alignment) }

  /// Brings the content to its rest at once.
  @discardableResult
  public mutating func finish(alignment: some Alignment = IndexAlignment()) -> Outcome {
    apply(.gesture(.finish), alignment)
  }

  /// What the pager is doing between calls.
  public var phase: Phase { pager.phase }

  /// Where the content comes to rest as it shows: where a release would go, or the settle is going; nil only if the
  /// enumeration has no cases.
  ///
  /// - Parameter alignment: which pages correspond, for the entry rule `align`.
  public func target(
    alignment: some Alignment = IndexAlignment()
  ) -> (name: Name, page: Int?)? {
    place(pager.target(alignment: alignment))
  }
}

/// Display.
extension TypedPager {
  /// Opens the current page.
  @discardableResult
  public mutating func open() -> Outcome { apply(.open) }

  /// Opens a page that is displayed, as a tap on it does.
  @discardableResult
  public mutating func open(
    _ name: Name, page: Int, alignment: some Alignment = IndexAlignment()
  ) -> Outcome { apply(.openPage(level: index(of: name), page: page), alignment) }

  /// Closes the page that is open.
  @discardableResult
  public mutating func close() -> Outcome { apply(.close) }

  /// The page that is open; nil if none is.
  public var openPage: (name: Name, page: Int)? {
    guard let place = place(pager.openPage), let page = place.page else { return nil }
    return (place.name, page)
  }

  /// The pages that are displayed, and where; ``name(of:)`` names a row's level.
  ///
  /// - Parameter alignment: which pages correspond, for the entry rule `align`.
  /// - Complexity: O(levels displayed), under `empty skip` and `edge continue` O(levels)
  public func window(alignment: some Alignment = IndexAlignment()) -> Window {
    pager.window(alignment: alignment)
  }

  private func place(_ position: Position?) -> (name: Name, page: Int?)? {
    guard let position, let name = name(of: position.level) else { return nil }
    return (name, position.page)
  }
}
