typealias HostsBlock = Block<Hosts>

/// The hosts of a display.
struct Hosts: BlockValue {
  static var tag: UInt { 0x6370_486F }

  /// The strategy that takes effect at the next update.
  var hosting: HostingRule
  var roster: HostRoster
}

/// The space that a roster needs.
struct HostRoom {
  /// The number of pages displayed before or after an update, whichever is greater.
  var displayed: Int64
  /// The number of hosts that exist at once.
  var hosts: Int64
  /// The number of pages with their own hosts.
  var owned: Int64 = 0
  /// The number of levels, if pages have their own hosts.
  var levels: Int64 = 0

  /// The size in bytes of a packed roster that has room for these numbers.
  var bytes: Int64 {
    3 * arrayBytes(of: Shown.self, count: displayed)
      + arrayBytes(of: Position.self, count: displayed)
      + arrayBytes(of: Bool.self, count: displayed) + arrayBytes(of: Bool.self, count: hosts)
      + arrayBytes(of: Int.self, count: queue) + ownedBytes
  }

  /// The capacity of the queue's array, up to half of which holds numbers that have already been taken.
  var queue: Int64 { 2 * hosts + 2 }

  private var ownedBytes: Int64 {
    if levels == 0 { return 0 }
    return arrayBytes(of: [Int].self, count: levels)
      + min(levels, owned) * arrayBytes(of: Int.self, count: 0)
      + owned * Int64(MemoryLayout<Int>.stride)
  }

  /// The number of bytes that an update allocates in addition to ``bytes``.
  var need: Int64 {
    // The context of the closure that finds the origins.
    let closure: Int64 = 256
    if levels == 0 { return closure }
    return closure + arrayBytes(of: Int.self, count: levels)
      + arrayBytes(of: Bool.self, count: hosts) + arrayBytes(of: [Int?].self, count: levels)
      + min(levels, owned) * arrayBytes(of: Int?.self, count: 0)
      + owned * Int64(MemoryLayout<Int?>.stride) + ownedBytes
  }
}

extension HostsBlock {
  func room(for pager: Pager) -> HostRoom {
    var displayed: Int64 = 0
    pager.visitRows { displayed += Int64($0.pages.count) }
    let roster = value.roster
    displayed = max(displayed, Int64(roster.showing.count))
    let present = Int64(roster.isPresent.count)
    if value.hosting != .preallocated && roster.rule != .preallocated {
      return HostRoom(displayed: displayed, hosts: max(present, displayed))
    }
    let most = Int64(roster.preallocatedCount)
    var owned: Int64 = 0
    for level in pager.levels { owned = min(most, owned + Int64(level.count)) }
    let before = roster.owned.reduce(0) { $0 + Int64($1.count) }
    return HostRoom(
      displayed: displayed, hosts: max(present, max(owned, before) + 2 * displayed),
      owned: max(owned, before),
      levels: Int64(max(pager.levels.count, roster.owned.count)))
  }

  mutating func reserve(_ room: HostRoom) throws(Refusal) {
    let hasRoom =
      Int64(value.roster.showing.capacity) >= room.displayed
      && Int64(value.roster.isPresent.capacity) >= room.hosts
    if hasRoom && room.need <= free { return }
    try pack(need: room.bytes, spare: room.need) {
      Hosts(hosting: $0.hosting, roster: $0.roster.separated(room))
    }
  }
}

extension HostRoster {
  fileprivate func separated(_ room: HostRoom) -> HostRoster {
    let displayed = Int(room.displayed)
    var copy = self
    copy.showing = showing.separated(capacity: displayed)
    // Each update recomputes the change.
    copy.change = DisplayChange()
    copy.change.left.reserveCapacity(displayed)
    copy.change.stayed.reserveCapacity(displayed)
    copy.change.came.reserveCapacity(displayed)
    copy.change.hasStayed.reserveCapacity(displayed)
    copy.isPresent = isPresent.separated(capacity: Int(room.hosts))
    copy.unused.numbers = unused.numbers.separated(capacity: Int(room.queue))
    copy.owned = []
    copy.owned.reserveCapacity(owned.count)
    for numbers in owned { copy.owned.append(numbers.separated()) }
    return copy
  }
}
