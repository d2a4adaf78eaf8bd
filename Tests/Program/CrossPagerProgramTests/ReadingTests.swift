import CrossPagerTesting
import Testing

/// At quick depth, the suite reads no endless line. `BadInputTests` and `SeriesChunkTests` read one.
struct ReadingTests {
  @Test(arguments: [("all", "9"), ("first", "3"), ("LAST", "6")])
  func `an option decides which duplicate rows count`(rule: String, sum: String) throws {
    let run = try crosspager(
      ["-", "--duplicates", rule, "--aggregate", "sum", "--json", "-c", "show"],
      input: "t,x\n2024-01-31,3\n2024-01-31,6\n")
    #expect(run.status == 0)
    #expect(run.output.contains("\"sum\":\(sum),"))
  }

  @Test func `an unknown rule for duplicates is a bad argument`() throws {
    let run = try crosspager(["-", "--duplicates", "some"])
    #expect(run.status == 2)
    #expect(
      run.lines.isEmpty
        && run.errors.hasPrefix(
          "crosspager: Invalid value 'some' for --duplicates. Use 'all', 'first' or 'last'.")
    )
  }

  @Test(arguments: [("hour", "60"), ("day", "24")])
  func `if pages are hours, bars are minutes`(level: String, bars: String) throws {
    let rows = (0..<5_000).map { row in
      let digits = String(row % 3_600 + 3_600).suffix(4)
      return "2024-01-31T05:\(10 + row % 50):00,\(digits)\n"
    }
    let run = try crosspager(
      ["-", "--levels", level, "--json", "-c", "show"], input: "t,x\n" + rows.joined())
    let page = try #require(run.objects().first?["page"] as? [String: any Sendable])
    #expect(page["count"] as? Int == 5_000)
    #expect((page["bars"] as? [any Sendable])?.count == Int(bars))
  }

  private static let starts = [("", 1), ("printf 't,x\\n2024-01-31,1\\n2024-02-01,\\042'; ", 3)]

  @Test(.enabled(if: Depth.current != .quick), arguments: starts)
  func `an endless line is refused while it arrives`(start: String, line: Int) throws {
    let run = try shell("{ \(start)yes | tr -d '\\n'; } 2>/dev/null | crosspager -")
    #expect(run.status == 65)
    #expect(
      run.errors
        == "crosspager: Line \(line) of 'standard input' starts a record longer than the limit of 16 MiB. "
        + "To see the start of the record: sed -n \(line)p FILE | head -c 200\n")
  }
}
