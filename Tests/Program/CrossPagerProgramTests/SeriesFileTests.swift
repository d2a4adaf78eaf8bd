import Testing

/// Tests files with several named series.
struct SeriesFileTests {
  private static let stocks =
    "date,symbol,price\n"
    + (1...9).flatMap { day in
      ["MSFT", "AMZN", "AAPL"].enumerated().map { "2024-01-0\(day),\($1),\($0 * 10 + day)\n" }
    }.joined()

  private static let notice =
    "3 series by 'symbol': MSFT, AMZN, AAPL. Drawn: MSFT. To change it: series NAME\n"

  private func run(_ arguments: String...) throws -> (series: String?, sum: String?, errors: String)
  {
    let run = try crosspager(
      ["-", "--levels", "month", "--json", "-c", "show"] + arguments, input: Self.stocks)
    let page = try run.objects().first?["page"] as? [String: any Sendable]
    return (page?["series"] as? String, page?["sum"].map { "\($0)" }, run.errors)
  }

  @Test func `the first series is drawn, which is said once`() throws {
    let run = try run()
    #expect(run == ("MSFT", "45", Self.notice))
  }

  @Test func `lines below the rows are reported`() throws {
    let rows = (10..<22).map { "2024-01-\($0),1\n" }.joined()
    let text = "date,v\n\(rows)Total,12\nSource: x\n"
    let run = try crosspager(["-", "-c", "show", "--plain"], input: text)
    #expect(run.status == 0)
    #expect(
      run.errors
        == "crosspager: Line 14 of 'standard input' has 'Total' in column 'date', which is not a valid date "
        + "like 2015-12-31 or 2015-12-31T23:59. The line was left out.\n"
        + "crosspager: Line 15 of 'standard input' has 1 field but needs at least 2. The line was left out.\n"
    )
    let skipping = try crosspager(["-", "-c", "show", "--skip-bad-rows"], input: text)
    #expect(skipping.errors == "")
  }

  @Test func `options choose the series or the mean`() throws {
    #expect(try run("--series", "aa") == ("AAPL", "225", ""))
    #expect(try run("--by", "symbol", "--series", "AMZN") == ("AMZN", "135", ""))
    #expect(try run("--by", "2") == ("MSFT", "45", ""))
    #expect(try run("--by", "none") == (nil, "405", ""))
  }

  @Test(arguments: [
    (["--series", "APPL"], "No series 'APPL'. Did you mean 'AAPL'? Series: MSFT, AMZN, AAPL"),
    (["--series", "A"], "'A' could be AMZN or AAPL."),
    (
      ["--series", "A", "--by", "none"],
      "No series 'A' in 'standard input'. To split its rows by a column of names, add --by COLUMN"
    ),
    (
      ["--by", "symbl"],
      "No column 'symbl' in 'standard input'. Did you mean 'symbol'? Columns: 'date', 'symbol', 'price'. "
        + "You can also give a column by number, starting at 1."
    ),
  ])
  func `an unknown name is a bad argument`(arguments: [String], message: String) throws {
    let run = try crosspager(["-", "-c", "show"] + arguments, input: Self.stocks)
    #expect(run.status == 2)
    #expect(run.errors == "crosspager: \(message)\n")
  }
}
