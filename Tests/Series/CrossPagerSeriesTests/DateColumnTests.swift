import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Dates whose meaning depends on the other cells of the column, or on several columns.
struct DateColumnTests {
  /// Weeks with a column of the season before them.
  private static func weeks(_ season: (Int) -> String) -> String {
    (0..<30).map { number in
      let (year, week) = (2010 + number / 15, 40 + number % 10)
      return "\(season(number)),\(year)-W\(week),\(number)\n"
    }.joined()
  }

  @Test(arguments: ["Week", "Kalenderwoche", "week_date"])
  func `a column with far more dates is chosen`(name: String) throws {
    let text = "Season,\(name),v\n" + Self.weeks { "\(2010 + $0 / 15)/\(11 + $0 / 15)" }
    #expect(try layout(text)?.datePositions == [1])
    let few = "Ordered date,\(name),v\n" + Self.weeks { "2010-01-\(10 + $0 / 2)" }
    #expect(try layout(few)?.datePositions == [0])
  }

  /// A file, its layout, and the first and last times.
  private static let table = triples(
    of: #"""
      "rownames","time","value"\n1,1949,112\n2,1949.083333,118\n | , . time as YYYY.yy: value! rownames | 1949-01-01 1949-02-01
      rownames,time,value\n1,1821,269\n2,1822,321\n3,1823,585\n | , . time as YYYY: value! rownames | 1821-01-01 1823-01-01
      x,y\n1947,1\n1947.25,2\n1947.5,3\n1947.75,4\n | , . x as YYYY.yy: y! | 1947-01-01 1947-10-01
      year,v\n1958.2027,1\n1958.2877,2\n1958.3699,3\n | , . year as YYYY.yy: v! | 1958-03-01 1958-05-01
      t,v\n1818.001,1\n1818.004,2\n1818.007,3\n | , . t as YYYY.y: v! | 1818-01-01 1818-01-03
      Year,v\n1833.0,1\n1834.0,2\n | , . Year as YYYY.yy: v! | 1833-01-01 1834-01-01
      year,decimal date,v\n1958,1958.2027,1\n1958,1958.2877,2\n | , . decimal date as YYYY.yy: v! year | 1958-03-01 1958-04-01
      year,month,decimal,v\n1958,3,1958.2027,1\n1958,4,1958.2877,2\n1958,5,1958.3699,3\n | , . year+month as YYYY M: v! | 1958-03-01 1958-05-01
      a;b\n2000;1\n2004;2\n2008;3\n | ; . a as YYYY: b! | 2000-01-01 2008-01-01
      a;b\n2008;1\n2004;2\n2000;3\n | ; . a as YYYY: b! | 2000-01-01 2008-01-01
      PLACE,TIME,v\nAUT,2000,1\nAUT,2001,2\nBEL,2000,3\nBEL,2001,4\n | , . TIME as YYYY: v! | 2000-01-01 2001-01-01
      year,level\n2000,1600.5\n2001,1601.5\n2002,1602.5\n | , . year as YYYY: level! | 2000-01-01 2002-01-01
      model year,v\n2001,1\n2000,2\n | , . model year as YYYY: v! | 2000-01-01 2001-01-01
      Country,Year,Week,v\nAUS,2015,1,1\nAUS,2015,53,2\n | , . Year+Week as YYYY ww: v! | 2014-12-29 2015-12-28
      year,month,week,v\n2015,1,1,1\n2015,2,6,2\n2015,12,50,3\n | , . year+week as YYYY ww: v! month | 2014-12-29 2015-12-07
      year,month,week,v\n2015,1,1,1\n2015,6,2,2\n2015,12,3,3\n | , . year+month as YYYY M: v! week | 2015-01-01 2015-12-01
      year,quarter,v\n2015,1,1\n2015,4,2\n | , . year+quarter as YYYY Q: v! | 2015-01-01 2015-10-01
      Qtr,Yr,v\nQ1,2015,1\nQ4,2015,2\n | , . Yr+Qtr as YYYY Q: v! | 2015-01-01 2015-10-01
      year,doy,v\n2016,1,1\n2016,366,2\n | , . year+doy as YYYY DDD: v! | 2016-01-01 2016-12-31
      year,doy,hour,v\n2016,060,0,1\n2016,060,23,2\n | , . year+doy+hour as YYYY DDD h: v! | 2016-02-29 2016-02-29T23:00
      year,day,v\n2016,1,1\n2016,366,2\n | , . year+day as YYYY DDD: v! | 2016-01-01 2016-12-31
      date,v\nTue 02/04/2024,1\nFri 01/03/2024,2\n | , . date as EEE DD/MM/YYYY: v! | 2024-03-01 2024-04-02
      Date,v\n2024-01-01,7,-1,x\n2024-01-02,8,-1,y\n2024-01-03,9,,\n | , . Date as ISO 8601: v! column 3 | 2024-01-01 2024-01-03
      key,v\n201X,1\n200X,2\n | , . key as YYYX: v! | 2000-01-01 2010-01-01
      key,v\n20XX,1\n19XX,2\n | , . key as YYXX: v! | 1900-01-01 2000-01-01
      no,date,v\n2024-060,2024-01-01,1\n2024-061,2024-01-02,2\n | , . date as ISO 8601: v! | 2024-01-01 2024-01-02
      no,v\n2024-060,1\n2024-061,2\n | , . no as YYYY-DDDD: v! | 2024-02-29 2024-03-01
      """#)

  @Test(arguments: table)
  func `dates are found in their columns`(text: String, layout expected: String, span: String)
    throws
  {
    #expect(line(try layout(text)) == expected)
    let series = try read(text).series
    #expect(series.span.map { "\($0.lowerBound) \($0.upperBound)" } == span)
  }

  /// Files with several columns of dates.
  @Test(arguments: [
    (
      "LAST UPDATE,TIME_PERIOD,v\n2024-05-17,2000-01,1\n2024-05-17,2000-02,2\n2024-05-17,2000-03,3\n",
      "TIME_PERIOD"
    ),
    (
      "LAST UPDATE,TIME_PERIOD,v\n17/05/24 11:00:00,2000,1\n17/05/24 11:00:00,2001,2\n"
        + "17/05/24 11:00:00,2002,3\n", "TIME_PERIOD"
    ),
    (
      "_start,_stop,_time,v\n2024-03-01,2024-03-08,2024-03-01,1\n"
        + "2024-03-01,2024-03-08,2024-03-02,2\n2024-03-01,2024-03-08,2024-03-03,3\n", "_time"
    ),
    (
      "creationDate,startDate,v\n2024-01-02,2024-01-01,1\n2024-01-04,2024-01-03,2\n"
        + "2024-01-06,2024-01-05,3\n", "startDate"
    ),
    (
      "created,resolved,v\n2024-01-01,2024-01-02,1\n2024-01-03,2024-01-04,2\n"
        + "2024-01-05,2024-01-06,3\n", "created"
    ),
    (
      "date,paid,v\n2024-01-01,2024-01-02,1\n2024-01-01,2024-01-04,2\n", "date"
    ),
    (
      "date,time,paid,v\n2024-01-01,10:00,2024-01-02,1\n2024-01-01,11:00,2024-01-04,2\n"
        + "2024-01-01,12:00,2024-01-05,3\n", "date time"
    ),
    (
      "date,year built,v\n2024-01-01,1900,1\n2024-01-01,1910,2\n2024-01-01,1920,3\n", "date"
    ),
    // 1714557600 is 2024-05-01T10:00.
    ("at,time,v\n2024-05-01T10:00Z,1714557600,1\n,1714561200,2\n", "time"),
    ("at,time,v\n2024-05-01T10:00Z,1714557600,1\n2024-05-01T11:00Z,1714561200,2\n", "at"),
    ("at,time,v\n2024-04-01T10:00Z,1714557600,1\n,1714561200,2\n", "at"),
    ("updated,v\n2024-01-01,1\n2024-01-01,2\n2024-01-01,3\n", "updated"),
  ])
  func `dates that differ come first`(text: String, dates: String) throws {
    let found = try #require(try layout(text))
    #expect(found.datePositions.map { found.columnNames[$0] }.joined(separator: " ") == dates)
  }

  /// Files without a header.
  @Test(
    arguments: pairs(
      of: #"""
        1749;01;1749.042;  96.7; -1.0\n1749;02;1749.123; 104.3; -1.0\n1749;03;1749.204; 116.7; -1.0\n | ; . 1+2 as YYYY MM: 4! 5
        1818,1,1,1818.001,-1\n1818,1,2,1818.004,-1\n1818,1,3,1818.007,2\n | , . 1+2+3 as YYYY M D: 5!
        2020,1,15,7\n2020,2,20,8\n2020,3,2,9\n | , . 1+2 as YYYY M: 3! 4
        2020,1,1,0,7\n2020,1,1,1,8\n2020,1,1,2,9\n | , . 1+2+3+4 as YYYY M D h: 5!
        2020,1,1,0,0,7\n2020,1,1,0,30,8\n2020,1,1,1,0,9\n | , . 1+2+3+4+5 as YYYY M D h m: 6!
        2020,12,7\n2019,12,8\n2019,11,9\n | , . 1+2 as YYYY M: 3!
        BER,2020,12,7\nBER,2020,11,8\nBER,2020,10,9\n | , . 2+3 as YYYY M: 4!
        2020,1,1,7\n2020,1,2,8\n2020,1,2,9\n | , . 1+2+3 as YYYY M D: 4!
        2020,59,7\n2020,60,8\n2020,61,9\n | , . 1+2 as YYYY DDD: 3!
        1833,1\n1834,2\n1835,3\n | , . 1 as YYYY: 2!
        1958.2027,1\n1958.2877,2\n1958.3699,3\n | , . 1 as YYYY.yy: 2!
        20240101,1\n20240102,2\n | , . 1 as YYYYMMDD: 2!
        """#))
  func `parts of dates are found without a header`(text: String, expected: String) throws {
    #expect(line(try layout(text) { $0.hasHeader = false }) == expected)
  }

  /// Files without a header, and a requested value column that is not part of the date.
  @Test(arguments: [
    ("2024 01 01 5\n2024 01 02 7\n2024 01 03 9\n2024 01 04 9\n2024 01 05 4\n", ["4"], "1 2 3"),
    ("2018;01;01;2018.001;94;3.9\n2018;01;02;2018.004;196;15.0\n", ["5"], "1 2 3"),
    ("2018;01;01;2018.001;94;3.9\n2018;01;02;2018.004;196;15.0\n", ["6", "5"], "1 2 3"),
    ("2020,1,1,0,7\n2020,1,1,1,8\n2020,1,1,2,9\n", ["4"], "1 2 3"),
    ("2020,1,1\n2020,2,1\n2020,3,2\n", ["3"], "1 2"),
  ])
  func `a requested value keeps the dates in the columns before it`(
    text: String, value: [String], dates: String
  ) throws {
    let found = try #require(
      try layout(text) {
        $0.hasHeader = false
        $0.value = value
      })
    #expect(found.datePositions.map { "\($0 + 1)" }.joined(separator: " ") == dates)
  }

  /// Columns of plain numbers.
  @Test(arguments: [
    "rownames,v\n1,112\n2,118\n3,132\n", "No,price\n1,1999.5\n2,2003.25\n3,2001.75\n",
    "No,price\n1,2000\n2,2010\n3,2040\n", "id,v\n2001,7\n2002,3\n2003,9\n",
    "time,v\n0,1\n3600,2\n7200,3\n", "time,v\n1900,1\n2000,2\n1800,3\n",
    "time,v\n2000,1\n2200,2\n2400,3\n", "a,v\n1999,1\n2003,2\n2001,3\n",
    "a,v\n1600,1\n1800,2\n2000,3\n", "a,v\n1999,1\n2000,2\n2040,3\n2041,4\n2099,5\n",
    "date,v\n1871.01,1\n1871.02,2\n1871.1,3\n", "a,v\n2016.5,1\n2016.51,2\n2017.9,3\n",
  ])
  func `plain numbers in a column are not dates`(text: String) {
    #expect(throws: SeriesError.self) { try layout(text) }
  }

  @Test func `the numbers 1 to 31 beside a year and a month are days, not series`() throws {
    for name in ["date_of_month", "mday", "dia"] {
      let days = (1...31).map { "2000,1,\($0),\($0 % 7),\(9 * $0)\n" }.joined()
      let found = try #require(try layout("year,month,\(name),dow,births\n\(days)2000,2,1,3,7\n"))
      #expect(found.datePositions == [0, 1, 2])
      #expect(found.seriesPositions.isEmpty)
    }
  }

  @Test(
    arguments: pairs(
      of: #"""
        Saison;Jahr;KW;v\n2017/18;2017;1;5\n2017/18;2017;2;6\n | ; . Jahr+KW as YYYY ww: v!
        Jahr;Monat;Tag;Stunde;v\n2017;1;1;0;5\n2017;1;1;1;6\n | ; . Jahr+Monat+Tag+Stunde as YYYY M D h: v!
        date,kW\n2017-01-01,5\n2017-01-02,6\n | , . date as ISO 8601: kW!
        year,month,day,dec,v\n2018,1,1,2018.001,9\n2018,1,2,2018.004,8\n2018,1,3,2018.007,7\n2018,1,4,2018.010,7\n2018,1,5,2018.012,7\n | , . year+month+day as YYYY M D: v!
        date,v\n2018-01-01,2019.5\n2018-01-02,2018.4\n2018-01-03,2016.9\n | , . date as ISO 8601: v!
        """#))
  func `the parts of a date and its other forms are passed over`(
    text: String, layout expected: String
  )
    throws
  {
    #expect(line(try layout(text)) == expected)
  }

  @Test func `a month and a day without a year are not dates`() {
    #expect(throws: SeriesError.noYear(source: "x.csv", columns: ["Month", "Day"])) {
      try layout("Ozone,Month,Day\n41,5,1\n36,5,2\n")
    }
  }

  @Test func `two requested columns are read as both`() throws {
    let text = "1958 3 315.70\n1958 4 317.45\n"
    let found = try layout(text) {
      $0.hasHeader = false
      $0.date = ["1", "2"]
    }
    #expect(line(found) == "spaces . 1+2 as YYYY M: 3!")
    let months = try read(text) {
      $0.hasHeader = false
      $0.date = ["1", "2"]
    }.series
    #expect(months.span == time("1958-03")...time("1958-04"))
    #expect(throws: SeriesError.noDates(source: "x.csv", columns: ["1", "2"], value: "1958")) {
      try layout("1958,,3,315.70\n1958,,4,317.45\n") {
        $0.hasHeader = false
        $0.date = ["1", "2"]
      }
    }
  }

  @Test(arguments: [
    ("YYYY-Q-MM", DateFormat.Problem.repeatedField("MM")), ("YYYY-ww-D", .missingField("MM")),
    ("YYYY-E", .missingField("ww")), ("Q", .missingField("YYYY")),
    ("YYYY DDD Q", .repeatedField("Q")),
    ("YYYY.y MM", .repeatedField("YYYY.y")), ("YYYX hh", .repeatedField("YYYX")),
    ("YYYY YYXX", .repeatedField("YYXX")), ("YYYY.yyy", .unknownField("y")),
    ("YYYY-w", .unknownField("w")), ("YYYY EEEEE", .unknownField("EEEEE")),
  ])
  func `fields that contradict each other are refused`(
    pattern: String, problem: DateFormat.Problem
  ) {
    #expect(throws: problem) { try DateFormat(pattern) }
  }

  @Test func `a time that is constant so far may still change`() throws {
    let rows = (0..<9_000).map { "2015-01-01,201\($0 % 9)-05-0\($0 % 7 + 1),\($0)\n" }.joined()
    let text = "time,valid,v\n" + rows
    #expect(try layout(text)?.datePositions == [0])
    #expect(try layout(String(text.prefix(2_000)))?.datePositions == [1])
  }

  @Test func `numbers far apart are not years`() throws {
    let text = { (step: Int) in
      "x,v\n" + (0..<20).map { "\(1500 + $0 * step),\($0 * $0 % 7)\n" }.joined()
    }
    #expect(try layout(text(10))?.datePositions == [0])
    #expect(throws: SeriesError.self) { try layout(text(20)) }
  }

  @Test func `consecutive numbers from 0 are names`() throws {
    let report = try read("0,1\n2015,5\n2016,6\n2017,7\n").report
    #expect(report.hasHeader)
    #expect(report.columnNames == ["0", "1"])
    #expect(report.rows == 3)
  }

  @Test func `numbers of eight digits are not seconds since 1970`() throws {
    let text = { (first: Int) in "time,v\n" + (0..<20).map { "\(first + $0 * 13),1\n" }.joined() }
    #expect(try layout(text(100_000_000))?.dateFormat.description == "X")
    #expect(throws: SeriesError.self) { try layout(text(10_000_000)) }
  }
}
