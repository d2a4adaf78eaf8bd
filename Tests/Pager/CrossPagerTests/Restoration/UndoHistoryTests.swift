import CrossPager
import CrossPagerTesting
import PagerCompanions
import Testing

struct UndoHistoryTests {
  @Test(arguments: [1000, 1001, 1999, 2000, 2001, 2999, 5000])
  func `the last thousand changes are kept`(count: Int) {
    var history = UndoHistory<Int, String>()
    for state in 0..<count { history.record(state, before: "\(state)") }
    #expect(history.droppedCount == max(count - 1000, 0))
    var present = count
    var undone = 0
    while let entry = history.undo(from: present) {
      #expect(entry.state == present - 1 && entry.name == "\(present - 1)")
      present = entry.state
      undone += 1
    }
    #expect(undone == min(1000, count) && history.redoCount == undone)
    while let entry = history.redo(from: present) { present = entry.state }
    #expect(present == count)
  }

  /// Each entry uses a few bytes in addition to `bytes`.
  @Test(arguments: [(1, 100), (1000, 100), (100_000, 10), (20_000, 50), (1_000_000, 10)])
  func `the newest changes that fit in memory are kept, but at least ten`(bytes: Int, count: Int) {
    var history = UndoHistory<Int, Never>(limit: 100, byteLimit: 1_010_000)
    for state in 0..<300 { history.record(state, before: nil, bytes: bytes) }
    #expect(history.undoCount == count)
    #expect(history.bytes >= count * bytes && history.bytes < count * (bytes + 100))
    for state in (300 - count..<300).reversed() {
      #expect(history.undo(from: state + 1)?.state == state)
    }
    #expect(history.undo(from: 0)?.state == nil && history.bytes == 0)
  }

  @Test func `extreme sizes do no harm`() {
    var history = UndoHistory<Int, Never>(byteLimit: .max)
    for state in 0..<20 { history.record(state, before: nil, bytes: .max) }
    for state in 20..<40 { history.record(state, before: nil, bytes: .min) }
    #expect(history.undo(from: 40)?.state == 39)
    #expect(UndoHistory<Int, Never>(limit: .min).limit == 1)
  }

  @Test func `limits are clamped`() {
    #expect(UndoHistory<Int, Never>().byteLimit == 64_000_000)
    #expect(UndoHistory<Int, Never>(byteLimit: .max).byteLimit == Int.max / 64)
    #expect(UndoHistory<Int, Never>(byteLimit: -5).byteLimit == 0)
  }

  @Test func `a change takes the given bytes in addition to those of an entry`() {
    let sizes: [Int?] = [nil, 0, -5, 1, 100]
    let bytes = sizes.map { size in
      var history = UndoHistory<Int, Never>()
      if let size {
        history.record(0, before: nil, bytes: size)
      } else {
        history.record(0, before: nil)
      }
      return history.bytes
    }
    #expect(bytes.map { $0 - bytes[1] } == [0, 0, 0, 1, 100])
    // The size of the history may equal the limit.
    var history = UndoHistory<Int, Never>(byteLimit: 11 * bytes[1])
    for state in 0..<20 { history.record(state, before: nil) }
    #expect(history.undoCount == 11)
  }

  @Test func `an entry takes the bytes of a state and a name`() {
    var history = UndoHistory<Int, Int64>()
    history.record(0, before: 1)
    #expect(history.bytes == MemoryLayout<Int>.size + MemoryLayout<Int64?>.size)
  }

  @Test func `changes of a pager take no additional bytes by default`() {
    var entry = UndoHistory<Pager, String>()
    entry.record(Pager(counts: [5]), before: "entry")
    var (pager, history) = (Pager(counts: [5]), UndoHistory<Pager, String>())
    history.perform("move", on: &pager) { $0.move(.right) }
    #expect(history.bytes == entry.bytes)
    history.recordChange(from: pager, to: Pager(counts: [5]), "back")
    #expect(history.bytes == 2 * entry.bytes)
  }

  private final class Resource {}

  @Test func `a dropped state is released at once`() {
    var history = UndoHistory<Resource, Int>(limit: 3)
    weak var oldest: Resource?
    do {
      let first = Resource()
      oldest = first
      history.record(first, before: 0)
    }
    for name in 1...2 { history.record(Resource(), before: name) }
    #expect(oldest != nil)
    history.record(Resource(), before: 3)
    #expect(oldest == nil)
  }

  @Test func `a redone change can be undone again`() {
    var history = UndoHistory<Int, String>()
    history.record(0, before: "a")
    #expect(history.undo(from: 1)?.state == 0 && history.undoCount == 0)
    #expect(history.redo(from: 0)?.state == 1 && history.undoCount == 1)
    #expect(history.undo(from: 1)?.state == 0 && history.nameToRedo == "a")
  }

  @Test func `a new change empties redo`() {
    var history = UndoHistory<Int, String>()
    history.record(0, before: "a")
    #expect(history.undo(from: 1)?.state == 0)
    #expect(history.nameToRedo == "a" && history.nameToUndo == nil)
    history.record(0, before: "b")
    #expect(history.redo(from: 2)?.state == nil)
    #expect(history.nameToUndo == "b")
  }
}

struct PagerUndoTests {
  private var pager = Pager(counts: [5, 5])
  private var history = UndoHistory<Pager, String>()

  @Test mutating func `a call that moves and then drags is one change`() {
    history.perform("on", on: &pager) {
      $0.move(.right)
      $0.drag(x: -0.1)
    }
    #expect(history.undoCount == 1 && history.nameToUndo == "on")
    history.perform(on: &pager) { $0.finish() }
    #expect(history.undoCount == 1)
    history.undo(&pager)
    #expect(pager == Pager(counts: [5, 5]))
  }

  @Test(arguments: 0..<60)
  func `undoing everything visits the states at rest, and redoing returns`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var pager = Pager(counts: [4, 0, 3])
    var history = UndoHistory<Pager, Int>()
    var rests = [pager]
    for step in 0..<80 {
      let before = pager
      let outcome: Outcome = history.perform(step, on: &pager) { pager in
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: pager.drag(x: Offset(rawValue: .random(in: -65536...65536, using: &generator)))
        case 1: pager.release()
        case 2: pager.finish()
        case 3: pager.tick(milliseconds: 200)
        case 4: pager.insertPages(at: 0, inLevel: 2)
        case 5: pager.apply(.setPagerRule(.ends(Bool.random(using: &generator) ? .stop : .wrap)))
        default: pager.move(Direction.allCases.randomElement(using: &generator) ?? .left)
        }
      }
      // Collect every state at rest that differs from the previous one.
      if before.phase != .settled, pager.phase == .settled, outcome != .ignored(.alreadyThere) {
        var rested = before
        rested.settle()
        if rested != rests.last { rests.append(rested) }
      }
      if pager.phase == .settled, pager != rests.last { rests.append(pager) }
    }
    pager.settle()
    if pager != rests.last {
      history.recordChange(from: rests[rests.count - 1], to: pager, nil)
      rests.append(pager)
    }
    #expect(history.undoCount == rests.count - 1)
    for rest in rests.dropLast().reversed() {
      history.undo(&pager)
      #expect(pager == rest)
    }
    for rest in rests.dropFirst() {
      history.redo(&pager)
      #expect(pager == rest)
    }
  }
}
