#if canImport(CrossPager)
  public import CrossPager
#endif

/// Several pagers in one value that always show corresponding pages, such as tabs and their content.
///
/// A command goes to one pager, the *leader*, and has one outcome. The others then go to the pages that correspond to
/// the leader's page. They never send commands back, so there are no loops and no echoes:
///
///     var linked = LinkedPagers([Pager(counts: [5]), Pager(counts: [5])])
///     linked.move(.right, by: 2)                  // the leader, pager 0, and with it pager 1
///     linked.perform(on: 1) { $0.move(.right) }   // pager 1 leads now
///     linked.members.map(\.currentPage)           // [3, 3]
///
/// During a gesture, ``displayed(_:)`` derives the display of each pager from the leader's offset. Each pager covers the
/// same fraction of its own distance, in pages of its own width and under its own edge rules. Each display is computed
/// anew, so the pagers cannot drift apart. A finger can catch any of them. Linking concerns only the pages of the
/// current levels.
///
/// The methods of ``CrossPager/Paging`` act on the leader. In an ``UndoHistory``, one undo takes back the moves of all
/// pagers. See <doc:LinkedTabs>.
public struct LinkedPagers<Member: Paging>: Paging {
  /// How pages of two pagers correspond.
  public enum Link: Hashable, Sendable, CaseIterable {
    /// By the spans of the current levels, such as dates or your own ranges; by index if a level is plain. A pager whose
    /// page overlaps the leader's page stays there.
    case spans
    /// By the identity of the page. A pager without that page stays on its current page.
    case identity
  }

  /// The pagers. Only the leader can have a gesture in progress. The others are at rest.
  public private(set) var members: [Member]
  /// The index of the pager that the others follow.
  public private(set) var leader: Int
  /// How pages of two pagers correspond.
  public let link: Link

  /// Links pagers. All pagers except the leader go to the pages that correspond to the leader's page.
  ///
  /// - Parameters:
  ///   - members: The pagers, at least one.
  ///   - link: How pages of two pagers correspond.
  ///   - leader: The index of the pager that the others follow, clamped to the pagers.
  /// - Complexity: O(pagers)
  public init(_ members: [Member], by link: Link = .spans, leader: Int = 0) {
    precondition(!members.isEmpty, "Linked pagers need at least one pager.")
    (self.members, self.link) = (members, link)
    self.leader = min(max(leader, 0), members.count - 1)
    for index in members.indices where index != self.leader {
      self.members[index] = members[index].withoutGesture
    }
    followLeader()
  }

  public var base: Pager { members[leader].base }
  public var names: Member.Names { members[leader].names }
  public var absentLevels: [Snapshot.SavedLevel] {
    get { members[leader].absentLevels }
    set { members[leader].absentLevels = newValue }
  }

  /// Performs or ignores a command on the leader. See ``perform(on:_:)``.
  @discardableResult public mutating func apply(_ command: Command) -> Outcome {
    perform(on: leader) { $0.apply(command) }
  }

  /// Performs a call on a pager, which becomes the leader unless the call is ignored.
  ///
  /// If the pager is on the way to a neighboring page, a drag catches it where it is displayed. Any other call first
  /// drops the former leader's drag or completes its settle. The outcome of the call is then the same as on that
  /// pager alone.
  ///
  /// - Parameters:
  ///   - member: The index of the pager.
  ///   - call: The call.
  /// - Returns: The outcome of the call, with positions of that pager; or `ignored` with `noSuchLevel` if there is no such
  ///   pager, or with `pageOpen` if the call would move a pager that has an open page.
  /// - Complexity: The cost of the call, plus O(pagers)
  @discardableResult
  public mutating func perform(on member: Int, _ call: (inout Member) -> Outcome) -> Outcome {
    guard members.indices.contains(member) else { return .ignored(.noSuchLevel) }
    var next = self
    if member != leader { next.handOver(to: member) }
    let before = next.members[member]
    let outcome = call(&next.members[member])
    if outcome.isIgnored { return outcome }
    let isRest = next.base.phase == .settled
    let isOpen = members.indices.contains { $0 != member && members[$0].base.openPage != nil }
    if isOpen && (!isRest || before.base.position != next.base.position) {
      return .ignored(.pageOpen)
    }
    if isRest { next.followLeader() }
    self = next
    return outcome
  }

  /// Returns a pager as it is displayed now. While a gesture moves the leader, every other pager is displayed as if it
  /// were being dragged.
  ///
  /// Draw the window of the result, or use its `progress`, for example for a line under tabs. A pager that has to move
  /// several pages, as when days follow weeks, passes through all of them.
  ///
  /// - Parameter member: The index of the pager, which must exist.
  /// - Complexity: O(1) at rest or for the leader. During a gesture, the cost of copying the levels of both pagers.
  public func displayed(_ member: Int) -> Member {
    var shown = members[member]
    guard member != leader, base.phase != .settled, let extent = PageExtent(of: base),
      extent.from.level == extent.to.level, let start = counterpart(of: extent.from, in: shown),
      let end = counterpart(of: extent.to, in: shown)
    else { return shown }
    if start != shown.currentPage { shown.go(toPage: start) }
    // Move in the same direction as the leader if one step leads to `end`, and otherwise along the level.
    let motion = base.directionOfMotion.map { base.sense(of: $0) } ?? .forward
    let step = shown.base.outcome { $0.move(shown.base.direction(of: motion)) }
    var forward = motion == .forward ? extent.fraction : -extent.fraction
    if step.arrival?.page != end {
      let way = Int64(end - start) * extent.fraction.rawValue
      shown.go(toPage: start + Int(way / Offset.unitsPerPage))
      forward = Offset(rawValue: way % Offset.unitsPerPage)
    }
    shown.drag(x: shown.base.direction(of: .forward) == .right ? -forward : forward)
    return shown
  }
}

extension LinkedPagers {
  private mutating func followLeader() {
    guard base.phase == .settled, let position = base.position else { return }
    for index in members.indices where index != leader {
      let page = counterpart(of: position, in: members[index])
      if let page, page != members[index].currentPage { members[index].go(toPage: page) }
    }
  }

  /// Makes another pager the leader. The new leader takes over the gesture if it shows part of the gesture.
  private mutating func handOver(to member: Int) {
    let (shown, former) = (displayed(member), base)
    guard case .dragging = shown.base.phase,
      shown.base.position == members[member].base.position
    else {
      members[leader].settle()
      followLeader()
      leader = member
      return
    }
    members[leader] = members[leader].withoutGesture
    (members[member], leader) = (shown, member)
    if !former.phase.isSettling { return }
    // Settle where the former leader would have settled.
    let speed = rules.gesture.throwingPagesPerSecond
    let back = former.target == former.position
    if back { cancel() } else { release(xPagesPerSecond: base.offset < .zero ? speed : -speed) }
  }

  /// Returns the page of a pager's current level that corresponds to a position of the leader, or nil if there is none.
  private func counterpart(of position: Position, in member: Member) -> Int? {
    guard let place = member.base.position else { return nil }
    if link == .identity {
      let id = members[leader].pageID(at: position)
      return id.flatMap { member.names.pageIndex(of: $0, inLevelAt: place.level) }
    }
    var there = base
    there.settle()
    there.go(to: position)
    var pair = Pager(levels: [there.levels[position.level], member.base.levels[place.level]])
    pair.apply(.align(level: 1))
    return pair.levels[1].page
  }
}

extension LinkedPagers: Sendable where Member: Sendable {}
extension LinkedPagers: Hashable where Member: Hashable {}
