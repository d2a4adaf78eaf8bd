// The names match those in the C header.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrossPager

@c @implementation
public func cp_hosts_size(_ displayed: Int32, _ preallocated: Int32, _ levels: Int32) -> Int {
  if displayed < 0 || preallocated < 0 || levels < 0 { return 0 }
  let room = HostRoom(
    displayed: Int64(displayed), hosts: Int64(preallocated) + 2 * Int64(displayed),
    owned: Int64(preallocated), levels: Int64(levels))
  return HostsBlock.size(half: room.bytes + room.need)
}

@c @implementation
public func cp_hosts_make(
  _ memory: UnsafeMutableRawPointer!, _ size: Int, _ hosting: Int32, _ preallocated: Int32,
  _ hosts: UnsafeMutablePointer<OpaquePointer?>!
) -> cp_status {
  status { () throws(Refusal) in
    if preallocated < 0 { throw .badArgument }
    let rule = try HostingRule(code: hosting)
    try HostsBlock.make(in: memory, size: size, need: 0, result: hosts) {
      Hosts(hosting: rule, roster: HostRoster(rule, preallocatedCount: Int(preallocated)))
    }
  }
}

@c @implementation
public func cp_hosts_set_hosting(_ hosts: OpaquePointer!, _ hosting: Int32) -> cp_status {
  HostsBlock.use(hosts) { block throws(Refusal) in
    block.pointee.value.hosting = try HostingRule(code: hosting)
  }
}

@c @implementation
public func cp_hosts_update(
  _ hosts: OpaquePointer!, _ pager: OpaquePointer!, _ edit: UnsafePointer<cp_command>!,
  _ steps: UnsafeMutablePointer<cp_step>!, _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>!
) -> cp_status {
  HostsBlock.use(hosts) { block throws(Refusal) in
    let pager = try PagerBlock.at(pager)
    guard let count, capacity >= 0, steps != nil || capacity == 0 else { throw .badArgument }
    let command = try (edit?.pointee).map(Command.init)
    let room = block.pointee.room(for: pager.pointee.value)
    let most = block.pointee.value.mostSteps(room)
    if most > Int64(capacity) {
      count.pointee = Int32(clamping: most)
      throw Refusal(CP_TOO_SMALL)
    }
    try block.pointee.reserve(room)
    let levelCount = pager.pointee.value.levels.count
    var written = 0
    block.pointee.value.update(
      to: pager.pointee.value, origin: command.flatMap { $0.origin(levelCount: levelCount) }
    ) { step in
      if written < Int(capacity) { steps[written] = cp_step(step) }
      written += 1
    }
    count.pointee = Int32(clamping: written)
  }
}

@c @implementation
public func cp_hosts_visit(
  _ hosts: OpaquePointer!, _ pager: OpaquePointer!,
  _ origin: (
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<cp_position>?) -> Int32
  )!,
  _ visit: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<cp_step>?) -> Void)!,
  _ context: UnsafeMutableRawPointer!
) -> cp_status {
  HostsBlock.use(hosts) { block throws(Refusal) in
    let pager = try PagerBlock.at(pager)
    guard let visit else { throw .badArgument }
    try block.pointee.reserve(block.pointee.room(for: pager.pointee.value))
    let wasBusy = pager.pointee.isBusy
    pager.pointee.isBusy = true
    block.pointee.isBusy = true
    let find: ((Position) -> Position?)? = origin.map { origin in
      { position in
        var given = cp_position(position)
        if origin(context, &given) == 0 { return nil }
        return Position(level: Int(given.level), page: given.page.index)
      }
    }
    let shown = pager.pointee.value
    block.pointee.value.update(to: shown, origin: find) { step in
      var step = cp_step(step)
      visit(context, &step)
    }
    block.pointee.isBusy = false
    pager.pointee.isBusy = wasBusy
  }
}

@c @implementation
public func cp_get_hosts(
  _ hosts: OpaquePointer!, _ result: UnsafeMutablePointer<cp_host>!, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>!, _ created: UnsafeMutablePointer<Int64>!
) -> cp_status {
  HostsBlock.use(hosts) { block throws(Refusal) in
    guard let count, capacity >= 0, result != nil || capacity == 0 else { throw .badArgument }
    let roster = block.pointee.value.roster
    // A lazy sequence could need memory, which is not reserved here.
    var found = 0
    for number in roster.isPresent.indices where roster.isPresent[number] {
      if found < Int(capacity) {
        let shown = roster.showing.first { $0.number == number }
        result[found] = cp_host(
          number: Int32(clamping: number), position: cp_position(shown?.position))
      }
      found += 1
    }
    count.pointee = Int32(clamping: found)
    created?.pointee = Int64(roster.createdCount)
    if found > Int(capacity) { throw Refusal(CP_TOO_SMALL) }
  }
}

@c @implementation
public func cp_get_host(
  _ hosts: OpaquePointer!, _ level: Int32, _ page: Int32, _ number: UnsafeMutablePointer<Int32>!
) -> cp_status {
  HostsBlock.use(hosts) { block throws(Refusal) in
    guard let number else { throw .badArgument }
    let position = Position(level: Int(level), page: Int(page))
    number.pointee = Int32(block.pointee.value.roster.showing.number(at: position))
  }
}

extension Hosts {
  fileprivate mutating func update(
    to pager: Pager, origin: ((Position) -> Position?)?, _ body: (DisplayStep) -> Void
  ) {
    roster.update(to: pager, hosting: hosting, origin: origin, body)
  }

  fileprivate func mostSteps(_ room: HostRoom) -> Int64 {
    let shown = Int64(roster.showing.count)
    let drops = roster.rule == hosting ? 0 : 4 * Int64(roster.isPresent.count)
    // A page that leaves the display needs up to 5 steps, and a page that appears needs up to 6.
    return 5 * shown + 6 * room.displayed + drops + 8 * room.owned
  }
}

extension Command {
  /// Returns a closure that maps a page's position after this edit to its position before the edit, or nil if the edit
  /// moves no page. `levelCount` is the number of levels after the edit.
  fileprivate func origin(levelCount: Int) -> ((Position) -> Position?)? {
    switch self {
    case .insert(let level, let index, let count):
      { $0.level == level ? $0.before(inserting: count, at: index) : $0 }
    case .remove(let level, let index, let count):
      { $0.level == level ? $0.before(removing: count, at: index) : $0 }
    case .reload(let level, _, _, _):
      { $0.level == level ? nil : $0 }
    case .insertLevel(_, let index):
      { position in
        let index = index ?? levelCount - 1
        if position.level == index { return nil }
        return Position(
          level: position.level - (position.level < index ? 0 : 1), page: position.page)
      }
    case .removeLevel(let index):
      { Position(level: $0.level + ($0.level < index ? 0 : 1), page: $0.page) }
    case .moveLevel(let level, let index):
      { position in
        if position.level == index { return Position(level: level, page: position.page) }
        let without = position.level - (position.level < index ? 0 : 1)
        return Position(level: without + (without < level ? 0 : 1), page: position.page)
      }
    default: nil
    }
  }
}

/// The caller may pass a command that did not edit the pager, so these functions accept any numbers.
extension Position {
  /// Returns the position of this page before pages were inserted into its level, or nil if the page is new.
  fileprivate func before(inserting count: Int, at index: Int) -> Position? {
    guard let page, page >= index else { return self }
    let former = Int64(page) - Int64(count)
    return former < Int64(index) || former < 0 ? nil : Position(level: level, page: Int(former))
  }

  fileprivate func before(removing count: Int, at index: Int) -> Position? {
    guard let page, page >= index else { return self }
    let former = Int64(page) + Int64(count)
    return former < 0 ? nil : Int(exactly: former).map { Position(level: level, page: $0) }
  }
}

extension cp_step {
  fileprivate init(_ step: DisplayStep) {
    switch step {
    case .didEndDisplaying(let position):
      self.init(
        kind: Int32(CP_DID_END_DISPLAYING), host: CP_NONE, position: cp_position(position))
    case .willDisplay(let position):
      self.init(kind: Int32(CP_WILL_DISPLAY), host: CP_NONE, position: cp_position(position))
    case .host(let step, let number, let position):
      self.init(kind: step.code, host: Int32(clamping: number), position: cp_position(position))
    case .drop(let number):
      self.init(kind: Int32(CP_DROP), host: Int32(clamping: number), position: .none)
    }
  }
}
