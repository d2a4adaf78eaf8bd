@testable import CrossPager

extension Command {
  /// The command's line in a trace; nil if a number does not fit in its field in the C interface.
  var traceLine: String? {
    switch self {
    case .replaceLevels(let replacements):
      let levels = replacements.map { $0.fields }
      if levels.contains(where: { $0 == nil }) { return nil }
      return "r" + ([replacements.count] + levels.flatMap { $0 ?? [] }).text
    case .restore(let snapshot):
      guard let fields = snapshot.fields else { return nil }
      return "s" + fields.text
    default:
      guard var fields else { return nil }
      while fields.last == 0 { fields.removeLast() }
      return "c" + fields.text
    }
  }

  /// The fields of `cp_command`.
  private var fields: [Int]? {
    var command = TraceCommand()
    command.fill(from: self)
    return command.fits ? command.fields : nil
  }
}

extension [Int] {
  fileprivate var text: String { map { " \($0)" }.joined() }

  fileprivate var fit: Bool { allSatisfy { Int32(exactly: $0) != nil } }
}

/// The fields of `cp_command`, in order.
private struct TraceCommand {
  var kind = 0
  var level = 0
  var page = 0
  var count = 0
  var direction = 0
  var rule = 0
  var value = 0
  var to = 0
  var x = Offset.zero
  var y = Offset.zero

  var fields: [Int] {
    [kind, level, page, count, direction, rule, value, to, Int(x.rawValue), Int(y.rawValue)]
  }

  var fits: Bool { fields.dropLast(2).allSatisfy { Int32(exactly: $0) != nil } }

  mutating func fill(from command: Command) {
    switch command {
    case .move(let way, let distance): (kind, direction, count) = (1, way.code, distance)
    case .first: kind = 2
    case .last: kind = 3
    case .top: kind = 4
    case .bottom: kind = 5
    case .next(let distance): (kind, count) = (6, distance)
    case .previous(let distance): (kind, count) = (7, distance)
    case .goLevel(let index): (kind, level) = (8, index)
    case .goPage(let index, let place): (kind, level, page) = (9, index, place)
    case .page(let place): (kind, page) = (10, place)
    case .remember(let index, let place): (kind, level, page) = (11, index, place)
    case .forget(let index): (kind, level) = (12, index)
    case .forgetAll: kind = 13
    case .align(let index): (kind, level) = (14, index)
    case .zoom(.in): kind = 15
    case .zoom(.out): kind = 16
    case .gesture(let gesture): fill(from: gesture)
    case .open: kind = 22
    case .openPage(let index, let place): (kind, level, page) = (23, index, place)
    case .close: kind = 24
    case .insert(let index, let place, let number):
      (kind, level, page, count) = (25, index, place, number)
    case .remove(let index, let place, let number):
      (kind, level, page, count) = (26, index, place, number)
    case .resize(let index, let number): (kind, level, count) = (27, index, number)
    case .reload(let index, let number, let place, let openPlace):
      (kind, level, count) = (28, index, number)
      (page, to) = (place ?? TraceCode.none, openPlace ?? TraceCode.none)
    case .insertLevel(let number, let index):
      (kind, count, level) = (29, number, index ?? TraceCode.none)
    case .removeLevel(let index): (kind, level) = (30, index)
    case .moveLevel(let index, let other): (kind, level, to) = (31, index, other)
    case .setLevelRule(let change, let index):
      (kind, level) = (32, index)
      (rule, value, page) = change.codes
    case .setRuleOfAllLevels(let change):
      kind = 33
      (rule, value, page) = change.codes
    case .setPagerRule(let change): fill(from: change)
    case .lock(let directions): (kind, direction) = (35, Int(directions.rawValue))
    case .unlock(let directions): (kind, direction) = (36, Int(directions.rawValue))
    case .replaceLevels, .restore: break
    }
  }

  private mutating func fill(from gesture: Command.Gesture) {
    switch gesture {
    case .drag(let dx, let dy): (kind, x, y) = (17, dx, dy)
    case .release(let vx, let vy): (kind, x, y) = (18, vx, vy)
    case .cancel: kind = 19
    case .tick(let milliseconds): (kind, count) = (20, milliseconds)
    case .finish: kind = 21
    case .glide(let way): (kind, direction) = (37, way.code)
    }
  }

  private mutating func fill(from change: PagerRule) {
    kind = 34
    switch change {
    case .ends(let value): (rule, self.value) = (11, value.code)
    case .empty(let value): (rule, self.value) = (12, value.code)
    case .viewport(let viewport):
      (rule, x, y, count) = (13, viewport.pages, viewport.levels, viewport.beyond)
    case .bounce(let value): (rule, self.value) = (14, value.code)
    case .reading(let value): (rule, self.value) = (15, value.code)
    case .gesture(let gesture):
      (rule, x, y) = (16, gesture.turningPages, gesture.throwingPagesPerSecond)
      count = gesture.settleMilliseconds
    }
  }
}

extension LevelReplacement {
  /// The origin, count, page and open page, whether pages were added at the end, and the spans; nil if the C interface
  /// has no such replacement.
  fileprivate var fields: [Int]? {
    let none = TraceCode.none
    let head = [origin ?? none, count, page ?? none, openPage ?? none, addsAtEnd ? 1 : 0]
    guard head.fit, rules == nil else { return nil }
    return head + spans.fields
  }
}

extension PageSpans {
  /// For a plain layout, three zeros. For a uniform layout, the origin, the length and 0. For a listed layout, 0, 0, the number of
  /// ranges and their bounds.
  fileprivate var fields: [Int] {
    if self == .plain { return [0, 0, 0] }
    if ranges.isEmpty { return [Int(span(ofPage: 0).lowerBound), Int(longest), 0] }
    return [0, 0, ranges.count] + ranges.flatMap { [Int($0.lowerBound), Int($0.upperBound)] }
  }
}

extension PagerSnapshot<Int, Never> {
  /// The current level, the rules, and a place for each level up to the last one in the snapshot; nil if the C interface
  /// has no such snapshot.
  fileprivate var fields: [Int]? {
    let indices = [currentLevel] + levels.map(\.page)
    let ids = levels.map(\.id)
    guard indices.compactMap({ $0 }).fit, Set(ids).count == ids.count,
      ids.allSatisfy((0..<TraceCode.mostLevels).contains)
    else { return nil }
    let places = (0..<(ids.max() ?? -1) + 1).flatMap { index in
      guard let place = levels.first(where: { $0.id == index }) else {
        return [0, TraceCode.none, TraceCode.noOffset, 0, 0, 0, 0, 0, 0]
      }
      return [
        1, place.page ?? TraceCode.none, place.rest.map { Int($0.rawValue) } ?? TraceCode.noOffset,
      ] + place.rules.fields
    }
    let (short, long) = rules.fields
    return [currentLevel ?? TraceCode.none] + short + long + newLevelRules.fields
      + [places.count / 9] + places
  }
}
