import Testing

@testable import CrossPagerSeries

/// The column to show first, and the roles of the columns that are passed over.
struct ColumnRoleTests {
  /// The layout of a file with daily rows. The closure `cells` returns the cells after the date, given the row's
  /// number.
  private func layout(
    _ header: String, source: String = "data.csv", rows: Int = 12, _ cells: (Int) -> String
  ) throws -> SeriesLayout {
    let text = (1...rows).map { "2024-01-\($0 < 10 ? "0" : "")\($0),\(cells($0))\n" }.joined()
    return try #require(
      try SeriesLayout.find(
        in: Array("date,\(header)\n\(text)".utf8), isWhole: true, source: source,
        options: SeriesOptions()))
  }

  private func first(_ layout: SeriesLayout) throws -> String {
    layout.columnNames[try #require(layout.valueColumns.first).position]
  }

  @Test(arguments: [
    ("No,price", "price"), ("Activity ID,distance", "distance"), ("siteid,flow", "flow"),
    ("systemid,count", "count"), ("rownames,value", "value"), (",noise", "noise"),
    ("Unnamed: 0,noise", "noise"), ("latitude,flow", "flow"), ("zip code,rent", "rent"),
    ("weekday,riders", "riders"), ("Open,Adj Close", "Adj Close"), ("Open,Close", "Close"),
    ("Volume,Adj_Close", "Adj_Close"), ("mean,value", "value"), ("error,cnt", "cnt"),
    ("Close,Adj Close", "Adj Close"), ("humid,wind", "humid"), ("bid,ask", "bid"),
    ("covid,flu", "covid"), ("Open,High", "Open"),
    ("depth,mag", "mag"), ("nst,mag", "mag"), ("elevation,rain", "rain"),
    ("status_code,elapsed", "elapsed"), ("responseCode,elapsed", "elapsed"),
    ("Status,Latency", "Latency"), ("rate,OBS_VALUE", "OBS_VALUE"), ("fee,Amount", "Amount"),
    ("temp,value", "value"), ("Sample Size,Approve", "Approve"),
    ("sample_size,other", "sample_size"), ("Número do documento,Valor", "Valor"),
    ("Kontonummer,Soll", "Soll"), ("Check Number,Debit", "Debit"), ("id_tanda,peso", "peso"),
    ("total number,peso", "total number"), ("name_day,peso", "peso"), ("PID,Latency", "Latency"),
  ])
  func `the name of a column decides whether it comes first`(header: String, name: String) throws {
    let layout = try layout(header) { "\($0 * $0 + 3).5,\(100 - $0 * $0).5" }
    #expect(try first(layout) == name)
  }

  @Test(arguments: [
    ("airline-passengers.csv", "Passengers"), ("/data/CO2.csv", "co2"), ("rain_2024.csv", "rain"),
    ("value.csv", "value"), ("month.csv", "speed"),
  ])
  func `a column named like the file comes first`(source: String, name: String) throws {
    let layout = try layout("month,speed,Passengers,co2,rain,value", source: source) {
      "\($0 * 2).5,\($0 * 3).5,\($0 * 5).5,\($0 * 7).5,\($0 * 11).5,\($0 * 13).5"
    }
    let expected = source == "month.csv" ? "value" : name
    #expect(try first(layout) == expected)
  }

  @Test func `cells reveal counters, constants and flags`() throws {
    let layout = try layout("a,b,c,d") { "\($0 + 40),7,\($0 % 2),\($0 * $0)" }
    #expect(try first(layout) == "d")
    #expect(
      layout.valueColumns.map { [layout.columnNames[$0.position], $0.role.rawValue] } == [
        ["d", "measure"], ["a", "counter"], ["b", "constant"], ["c", "flag"],
      ])
  }

  @Test func `a few rows reveal nothing by their cells`() throws {
    let layout = try layout("a,b", rows: 3) { "\($0),\($0 * $0)" }
    #expect(try first(layout) == "a")
  }

  @Test func `a measure with one number throughout comes after the others`() throws {
    let layout = try layout("value,clicks", rows: 4) { "14,\($0 * $0)" }
    #expect(try first(layout) == "clicks")
    #expect(layout.valueColumns.map(\.role) == [.measure, .measure])
  }

  /// Of twelve rows, three or two have a value.
  @Test(arguments: [(3, "value"), (2, "usage")])
  func `a measure with few numbers comes after the others`(count: Int, name: String) throws {
    let layout = try layout("usage,value") { "\($0 * $0),\($0 > count ? "" : "\($0 + 90)")" }
    #expect(try first(layout) == name)
  }

  @Test func `a column that is passed over is drawn if there is no other`() throws {
    let layout = try layout("No,lat") { "\($0),52.5" }
    #expect(try first(layout) == "No")
    #expect(layout.valueColumns.map(\.role) == [.counter, .coordinate])
  }

  @Test func `a column with bad cells comes after a column that is passed over`() throws {
    let layout = try layout("No,price") { $0 == 2 ? "2,n.v." : "\($0),\($0 * $0)" }
    #expect(try first(layout) == "No")
  }
}
