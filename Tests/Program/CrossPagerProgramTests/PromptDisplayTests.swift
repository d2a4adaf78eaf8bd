import CrossPagerTesting
import Foundation
import Testing

@testable import LineEditing

/// At quick depth, the suite runs a few of the seeds.
@Suite(.ownThreads) struct PromptDisplayTests {
  @Test func `nothing is written if nothing changes`() {
    let size = PromptDisplay.Size(columns: 9, rows: 9)
    var display = PromptDisplay(size: size)
    let prompt = Frame(rows: [">"], cursor: .init(row: 0, column: 1))
    #expect(display.show(page: ["a"], prompt) != "")
    #expect(display.show(page: ["a"], prompt) == "")
    #expect(display.show(prompt) == "")
    display.resize(to: size)
    #expect(display.show(prompt) == "")
    display.resize(to: .init(columns: 8, rows: 9))
    #expect(display.show(prompt) != "")
    #expect(display.show(page: ["b"], prompt) != "")
    display.noteWritten(page: nil)
    #expect(display.show(prompt) != "")
  }

  /// The sequences are from ECMA-48: `A`, `B` and `C` move up, down and to the right, `J` erases everything below, and
  /// `K` erases the rest of a row.
  @Test func `a page is redrawn with few bytes`() {
    let prompt = Frame(rows: [">", "+"], cursor: .init(row: 0, column: 1))
    var display = PromptDisplay(size: .init(columns: 9, rows: 9))
    let drawn = "␛[J>\r\n+␛[1A\r␛[1C"
    func write(_ edit: (inout PromptDisplay) -> String) -> String {
      edit(&display).replacingOccurrences(of: "\u{1B}", with: "␛")
    }
    #expect(write { $0.leave() } == "" && !display.showsPage)
    #expect(write { $0.show(page: ["a", "b"], prompt) } == "\ra␛[K\r\nb␛[K\r\n" + drawn)
    #expect(display.showsPage)
    // Only the changed row is drawn. The cursor goes up to the page and back.
    #expect(write { $0.show(page: ["a", "c"], prompt) } == "␛[2A\r\r\nc␛[K\r\n␛[1C")
    #expect(write { $0.show(page: ["a", "b"], prompt) } == "␛[2A\r\r\nb␛[K\r\n␛[1C")
    #expect(write { $0.clear(prompt) } == "␛[H␛[2Ja\r\nb\r\n" + drawn)
    #expect(write { $0.show(page: ["c"], prompt) } == "␛[2A\rc␛[K\r\n" + drawn)
    #expect(write { $0.leave() } == "␛[1B\r\n")
    display.noteWritten(page: ["d", "e"])
    #expect(write { $0.show(page: ["f"], prompt) } == "␛[2A\rf␛[K\r\n" + drawn)
    display.noteWritten(page: nil)
    #expect(write { $0.show(page: ["f"], prompt) } == "\rf␛[K\r\n" + drawn)
    // A prompt with the cursor in its second row.
    let low = Frame(rows: [">", "+"], cursor: .init(row: 1, column: 0))
    #expect(write { $0.show(low) } == "\r␛[J>\r\n+\r")
    #expect(write { $0.show(page: ["g"], low) } == "␛[2A\rg␛[K\r\n␛[1B")
  }

  @Test func `after the screen is cleared, its page has as many rows as before a new size`() {
    let prompt = Frame(rows: [">"], cursor: .init(row: 0, column: 1))
    var display = PromptDisplay(size: .init(columns: 9, rows: 9))
    _ = display.show(page: ["abcdefgh"], prompt)
    display.resize(to: .init(columns: 4, rows: 9))
    _ = display.clear(prompt)
    #expect(display.show(page: ["a"], below: ["b"], prompt).hasPrefix("\u{1B}[1A\rb"))
  }

  @Test(arguments: [
    ("", 5, 1), ("abcde", 5, 1), ("abcdef", 5, 2), ("abcdef", 3, 2), ("abcdefg", 3, 3),
    ("日本語", 4, 2), ("日本語", 3, 3), ("\u{1B}[1mabc\u{1B}[0m", 3, 1),
  ])
  func `a row that is too wide takes several rows`(row: String, columns: Int, rows: Int) {
    #expect(row.rowCount(inColumns: columns) == rows)
  }

  @Test func `a size has at least one column and one row`() {
    let size = PromptDisplay.Size(columns: 0, rows: -1)
    #expect((size.columns, size.rows) == (1, 1))
  }

  /// Except for the redrawn rows, the screen must look as if all output were written line by line.
  @Test(arguments: Depth.seeds(200))
  func `redrawing in place neither leaves nor removes other rows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    let (columns, rows) = (4 + number(12), 3 + number(10))
    var screen = Screen(columns: columns, rows: rows)
    var display = PromptDisplay(size: .init(columns: columns, rows: rows))
    // All expected rows, including rows that have scrolled off the top.
    var above: [String] = []
    var page: [String] = []
    var prompt = Frame(rows: [">"], cursor: .init(row: 0, column: 1))

    func row() -> String {
      String(
        repeating: "abcxyz"["abcxyz".index("abcxyz".startIndex, offsetBy: number(6))],
        count: 1 + number(columns))
    }
    func frame() -> Frame {
      let lines = (0..<(1 + number(min(3, rows)))).map { _ in row() }
      let place = Frame.Place(row: number(lines.count), column: number(columns))
      return Frame(rows: lines, cursor: place)
    }
    func write(_ text: String) { screen.write(text.utf8) }

    write(display.show(prompt))
    for _ in 0..<40 {
      switch number(5) {
      case 0, 1:
        prompt = frame()
        // Rows that do not fit above the prompt have scrolled off the screen permanently.
        write(display.show(prompt))
        if page.count + prompt.rows.count > rows {
          above += page
          page = []
        }
      case 2, 3:
        page = (0..<number(rows + 2)).map { _ in row() }
        prompt = frame()
        let news = number(2) == 0 ? [] : (0..<number(3)).map { _ in row() }
        write(display.show(page: page, below: news, prompt))
        above += news
        if page.count + prompt.rows.count > rows {
          above += page
          page = []
        }
      default:
        write(display.leave())
        above += page + prompt.rows
        page = []
        if number(2) == 0 {
          page = (0..<number(rows)).map { _ in row() }
          for line in page { write("\(line)\r\n") }
          display.noteWritten(page: page)
        }
        prompt = frame()
        write(display.show(prompt))
        if page.count + prompt.rows.count > rows {
          above += page
          page = []
        }
      }
      let all = above + page + prompt.rows
      #expect(screen.scrolled + screen.lines == all)
      let last = all.count - prompt.rows.count + prompt.cursor.row - screen.scrolled.count
      #expect(screen.cursor == (last, prompt.cursor.column))
      #expect(screen.unknown == [])
    }
  }

  /// Whether the terminal wraps or cuts rows, nothing remains of the old rows after the size changes. If the terminal
  /// wraps rows, all earlier rows remain.
  @Test(arguments: Depth.seeds(200, quick: 20), [true, false])
  func `a new size leaves nothing of the old rows`(seed: UInt64, wraps: Bool) {
    var random = SeededGenerator(seed: seed)
    func number(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    var size = PromptDisplay.Size(columns: 10 + number(30), rows: 8 + number(20))
    var screen = Screen(columns: size.columns, rows: size.rows)
    screen.wrapsRows = wraps
    var display = PromptDisplay(size: size)
    func write(_ text: String) { screen.write(text.utf8) }
    let earlier = ["1", "2", "3"].prefix(number(4))
    for line in earlier { write("\(line)\r\n") }
    for _ in 0..<20 {
      let rows = (0..<number(size.rows - 3)).map { _ in
        String(repeating: number(2) == 0 ? "a" : "日", count: 1 + number(size.columns / 2))
      }
      let prompts = (0..<(1 + number(2))).map { _ in
        String(repeating: "x", count: 1 + number(size.columns))
      }
      let cursor = Frame.Place(row: number(prompts.count), column: number(size.columns))
      let frame = Frame(rows: prompts, cursor: cursor)
      write(display.show(page: rows, frame))
      let all = rows + prompts
      let shown = screen.scrolled + screen.lines
      #expect(Array(shown.suffix(all.count)) == all, "seed \(seed)")
      let above = screen.lines.dropLast(all.count)
      let isClean = above.allSatisfy(earlier.contains)
      #expect(isClean, "seed \(seed): \(above)")
      if wraps { #expect(shown.starts(with: earlier), "seed \(seed)") }
      size = PromptDisplay.Size(columns: 10 + number(30), rows: 8 + number(20))
      screen.resize(columns: size.columns, rows: size.rows)
      display.resize(to: size)
    }
  }
}
