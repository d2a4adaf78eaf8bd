import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Tests the generator and the text form, on which the property tests depend.
struct ScriptTests {
  @Test func `a seed gives the same numbers everywhere`() {
    var random = SeededGenerator(seed: 0)
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
    #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(PagerScript(seed: 9, length: 50) == PagerScript(seed: 9, length: 50))
    #expect(PagerScript(seed: 9, length: -1).commands.count <= 6)
  }

  @Test func `every command, reason and size occurs`() {
    var words: Set<Substring> = []
    var reasons: Set<Reason> = []
    var levels: Set<Int> = []
    var counts: Set<Int> = []
    for seed in 0..<UInt64(1000) {
      let script = PagerScript(seed: seed)
      levels.insert(script.counts.count)
      counts.formUnion(script.counts)
      var pager = Pager(counts: script.counts)
      for command in script.commands {
        words.insert(command.text(naming: "x")?.prefix { $0 != " " } ?? "\(command)".prefix(6))
        if case .ignored(let reason) = pager.apply(command) { reasons.insert(reason) }
      }
    }
    let expected: Set<Substring> = [
      "left", "right", "up", "down", "first", "last", "top", "bottom", "next", "previous", "go",
      "page", "remember", "forget", "align", "zoom", "insert", "remove", "resize", "reload",
      "insert-level", "remove-level", "move-level", "set", "lock", "unlock", "drag", "release",
      "cancel", "glide", "tick", "finish", "open", "close", "replac", "restor",
    ]
    #expect(words.isSuperset(of: expected))
    #expect(levels == [0, 1, 2, 3, 4, 5, 6])
    #expect(counts.isSuperset(of: [0, 1, 2, 9, Pager.maximumCount]))
    let edges = Pager.Edge.allCases.map(Reason.edge)
    let locks = Direction.allCases.map(Reason.locked)
    #expect(
      reasons.isSuperset(
        of: edges + locks + [
          .emptyLevel, .noSuchLevel, .noSuchPage, .alreadyThere, .noLevels, .doesNotFit, .pageOpen,
          .nothingOpen, .notVisible, .notDragging,
        ]))
  }

  @Test func `scripts reach all phases, free scrolling and open pages`() {
    var seen: [String: Int] = [:]
    for seed in 0..<UInt64(1000) {
      let script = PagerScript(seed: seed)
      var pager = Pager(counts: script.counts)
      for command in script.commands {
        let wasOpen = pager.openPage != nil
        switch pager.apply(command) {
        case .moved(let move) where move.finished != nil: seen["finished", default: 0] += 1
        case .changed(let finished, let closed):
          if finished != nil { seen["finished", default: 0] += 1 }
          if closed != nil { seen["closed", default: 0] += 1 }
          if case .gesture(.glide) = command { seen["glide", default: 0] += 1 }
          if wasOpen && pager.openPage != nil { seen["changed while open", default: 0] += 1 }
        case .moved, .ignored: break
        }
        switch pager.phase {
        case .settled: seen["settled", default: 0] += 1
        case .dragging(let drag): seen["dragging \(drag.axis)", default: 0] += 1
        case .settling(let settle):
          seen["settling \(settle.end == .zero ? "back" : "on")", default: 0] += 1
        }
        if pager.openPage != nil { seen["open", default: 0] += 1 }
        if let level = pager.currentLevel, pager.levels[level].rules.snap == .free {
          var placed = pager.atRest
          _ = placed.apply(.page(pager.levels[level].page ?? 0))
          let isScrolled = pager.restOffset(ofLevel: level) != placed.restOffset(ofLevel: level)
          seen[isScrolled ? "scrolled" : "free", default: 0] += 1
        }
      }
    }
    let expected: Set = [
      "settled", "dragging horizontal", "dragging vertical", "settling on", "settling back", "open",
      "free", "scrolled", "finished", "glide", "closed", "changed while open",
    ]
    #expect(Set(seen.keys) == expected)
    #expect(seen.values.allSatisfy { $0 > 80 }, "\(seen)")
  }

  @Test func `a script reads as it does in the program`() {
    let viewport = Viewport(levels: Offset(pages: 3), pages: Offset(rawValue: 163_840))
    let script = PagerScript(
      counts: [3, 0],
      commands: [
        .move(.down, 2), .next(1), .goLevel(-1), .goPage(level: 0, page: 2), .forgetAll,
        .zoom(.in), .insertLevel(count: 2, index: 0), .insertLevel(count: 0, index: nil),
        .setRuleOfAllLevels(.start(.page(3))), .setLevelRule(.edge(.continue), level: 1),
        .setPagerRule(.viewport(viewport)), .lock([.left, .down]), .move(.left, 0), .lock([]),
        .reload(level: 0, count: 3, page: 1), .drag(-0.3), .drag(0, Offset(rawValue: 1)),
        .reload(level: 0, count: 3, page: 1, openPage: 2), .release(2), .cancel, .glide(.left),
        .tick(100), .tick(-1), .finish, .open, .openPage(level: 1, page: 2), .close,
        .setPagerRule(.viewport(Viewport(levels: 3, pages: 2.5, beyond: 7))),
        .gesture(.drag(dx: Offset(rawValue: .min), dy: Offset(rawValue: .max))),
        .setPagerRule(.bounce(.off)), .setPagerRule(.reading(.rtl)),
        .setPagerRule(.gesture(GestureRule())),
        .setPagerRule(
          .gesture(GestureRule(turningPages: 0.3, throwingPagesPerSecond: 2, settleMilliseconds: 1))
        ),
        .replaceLevels([
          LevelReplacement(origin: 1, count: 3, page: 2, spans: .every(7, from: -3)),
          LevelReplacement(origin: nil, count: 2, page: nil, spans: .ranges([0..<31, 31..<59])),
          LevelReplacement(origin: 0, count: 9, page: nil, openPage: 4, rules: LevelRules()),
        ]),
        .restore(
          Pager.Snapshot(
            levels: [.init(id: 1, count: 3, page: 2, rest: 2.25, rules: LevelRules(snap: .free))],
            currentLevel: 1, rules: PagerRules(reading: .rtl), newLevelRules: LevelRules())),
      ])
    #expect(
      script.text == """
        # crosspager --levels a=3,b=0
        down 2
        next 1
        go -1
        go 0 2
        forget all
        zoom in
        insert-level c 2 0
        insert-level d 0
        set start 3
        set edge continue 1
        set viewport 3 2.5
        lock left down
        # not a command of the program: left 0
        # not a command of the program: lock nothing
        # not a command of the program: reload 0 of 3 on 1
        drag -0.3 0
        drag 0 0.00002
        # not a command of the program: reload 0 of 3 on 1 open 2
        release 2 0
        cancel
        glide left
        tick 100
        # not a command of the program: tick -1
        finish
        open
        open 1 2
        close
        set viewport 3 2.5 beyond 7
        drag -140737488355328 140737488355327.99998
        set bounce off
        set reading rtl
        set gesture 0.5 0.5 300
        set gesture 0.3 2 1
        # not a command of the program: replace 1 of 3 on 2 every 7 from -3, new of 2 ranges 0..<31 31..<59, 0 of 9 open 4 rules
        # not a command of the program: restore on 1, 1 of 3 on 2 at 2.25 rules snap free, set reading rtl
        """)
  }

  @Test(arguments: Depth.seeds(200, quick: 50))
  func `the text of a command leads back to it`(seed: UInt64) {
    for command in PagerScript(seed: seed).commands {
      #expect(Command(line: command.line()) == command, "seed \(seed): \(command.line())")
    }
  }

  @Test(arguments: [
    "", "rigth", "right x", "right 1 2", "go", "go 1 2 3", "page", "remember 1", "drag", "glide",
    "open 1", "insert 1", "reload 0 on", "reload new of 3", "replace x", "replace 0 of",
    "restore x",
    "restore set edge wrap", "set", "set edge", "set edge x", "set viewport 1", "lock sideways",
    "replace 0 of 3 ranges 0..<x", "insert-level 3",
  ])
  func `other text is not a command`(text: String) {
    #expect(Command(line: text) == nil)
  }

  @Test(arguments: [0, 1, 2, 21_845, 32_767, 32_768, 32_769, 65_534, 65_535])
  func `a decimal rounds back to its offset`(fraction: Int64) throws {
    let offset = Offset(rawValue: (7 << 16) + fraction)
    let rule = PagerRule.viewport(Viewport(levels: offset, pages: Offset(pages: 2)))
    let text = try #require(Command.setPagerRule(rule).text(naming: "x"))
    let decimal = try #require(Double(text.split(separator: " ")[2]))
    #expect(text.hasSuffix(" 2"))
    #expect(Int64((decimal * 65_536).rounded()) == offset.rawValue)
    let drag = Command.gesture(.drag(dx: Offset(rawValue: -fraction), dy: offset))
    let words = try #require(drag.text(naming: "x")).split(separator: " ")
    #expect(Double(words[1]).map { Int64(($0 * 65_536).rounded()) } == -fraction)
    #expect(Double(words[2]) == decimal)
  }
}
