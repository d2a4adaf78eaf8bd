import CrossPagerSeries
import CrossPagerTesting
import Testing

/// A layout on one line: the delimiter, the decimal mark, the date columns and their format, and
/// the value columns. A `!` marks required columns.
func line(_ layout: SeriesLayout?) -> String {
  guard let layout else { return "more" }
  let dates = layout.datePositions.map { layout.columnNames[$0] }.joined(separator: "+")
  let values = layout.valueColumns.map {
    layout.columnNames[$0.position] + ($0.isRequired ? "!" : "")
  }
  let delimiter =
    switch layout.delimiter {
    case .tab: "tab"
    case .spaces: "spaces"
    case .wideSpaces: "wide"
    case .character: layout.delimiter.text
    }
  let skipped = layout.skippedLines == 0 ? "" : "\(layout.skippedLines) lines, "
  return "\(skipped)\(delimiter) \(layout.decimalMark.rawValue) \(dates) as \(layout.dateFormat): "
    + values.joined(separator: " ")
}

struct SeriesLayoutTests {
  @Test(arguments: [
    ("date,v\n2015-01-01,1\n", ", . date as ISO 8601: v!"),
    ("date;v\n2015-01-01;1\n", "; . date as ISO 8601: v!"),
    ("date|v\n2015-01-01|1\n", "| . date as ISO 8601: v!"),
    ("date\tv\n2015-01-01\t1\n", "tab . date as ISO 8601: v!"),
    ("date v\n2015-01-01 1\n2015-01-02 2\n", "spaces . date as ISO 8601: v!"),
    ("date time,v\n2015-01-01 10:00,1\n", ", . date time as ISO 8601: v!"),
    ("d;v;,,\n1.5.2015;1,5;,,\n31.5.2015;2,25;,,\n", "; , d as D.M.YYYY: v!"),
    ("d,a;b;c,v\n2015-01-01,1;2;3,4\n", ", . d as ISO 8601: v!"),
    ("note;date;v\n\"a,b,c\";2015-01-01;1\nx,y,z;2015-01-01;1\n", "; . date as ISO 8601: v!"),
    ("date,note,v\n2015-01-01,\"a;b;c;d\",1\n", ", . date as ISO 8601: v!"),
    ("Dec 31\tv\n\"Dec 31, 2015\"\t1\n", "tab . Dec 31 as MMM D, YYYY: v!"),
  ])
  func `the most plausible delimiter is found`(text: String, expected: String) throws {
    #expect(line(try layout(text)) == expected)
  }

  @Test(arguments: [
    ("d;v\n2015-01-01;1,5\n", ","), ("d;v\n2015-01-01;1.5\n", "."), ("d;v\n2015-01-01;1\n", "."),
    ("d;v\n2015-01-01;1,234\n", ","), ("d;v;w\n2015-01-01;1,5;1\n2015-01-01;2;1.5\n", "."),
    ("d;v;w\n2015-01-01;1,5;1,5\n2015-01-01;2;1.5\n", ","), ("d,v\n2015-01-01,\"1,5\"\n", ","),
    ("d,v,w\n2015-01-01,\"1,234\",1\n", "."), ("d,v,w\n2015-01-01,\"0,234\",1\n", ","),
    ("d\tv\tw\n2015-01-01\t1,234\t5\n2015-01-01\t-12,5\t5\n", ","),
    ("d;v\n2015-01-01;1,5\n2015-01-01;-\n2015-01-01;NA\n", ","), ("d;v\n2015-01-01;1.100\n", "."),
    ("d;v\n2015-01-01;1.100\n2015-01-01;1.100,5\n", ","), ("d;v\n2015-01-01;1.234.567\n", ","),
    ("d;v\n2015-01-01;1,234,567\n", "."), ("d;v\n2015-01-01;1,100\n2015-01-01;1,100.5\n", "."),
    ("d\tv\n2015-01-01\t1,100\n", "."),
  ])
  func `the decimal mark of most numbers is found`(text: String, mark: String) throws {
    #expect(try layout(text)?.decimalMark.rawValue == mark)
    for other in DecimalMark.allCases {
      let given = try? layout(text) { $0.decimalMark = other }
      #expect(given == nil || given?.decimalMark == other)
    }
  }

  @Test(
    arguments: pairs(
      of: #"""
        Date,Time,v\n10/03/2004,18.00.00,1\n31/03/2004,09.00.00,1\n | Date+Time as DD/MM/YYYY hh.mm.ss
        Time,v,Date\n18:00,1,2015-12-31\n | Date+Time as ISO 8601
        Tag,Zeit,v\n13.03.2024,18.00,1\n13.03.2024,9.30,1\n | Tag+Zeit as DD.MM.YYYY h.mm
        date,time,v\n2015-12-31,18.5,1\n2015-12-31,18.25,1\n | date as ISO 8601
        date,time,v\n2015-12-31,18.75,1\n2015-12-31,18.25,1\n | date as ISO 8601
        date,v,Time (UTC)\n31/12/2015,1,6:00 PM\n | date+Time (UTC) as D/M/YYYY h:mm a
        <DATE>,<TIME>,v\n20151231,235900,1\n | <DATE>+<TIME> as YYYYMMDD hhmmss
        date,hour,v\n2015-12-31,0,1\n2015-12-31,23,1\n | date+hour as YYYY-M-D h
        date,hour,v\n2015-12-31,1,1\n2015-12-31,24,1\n | date+hour as YYYY-M-D h
        date,hour,v\n2015-12-31,1,1\n2015-12-31,"25",1\n | date as ISO 8601
        date,hour,v\n2015-12-31,1,1\n2015-12-3x,2,1\n2015-12-31,3,1\n | date+hour as YYYY-M-D h
        YEAR,MO,DY,T2M\n2015,1,1,1.5\n2015,1,31,2\n | YEAR+MO+DY as YYYY M D
        yyyy,mm,dd,hh,mm,v\n2015,01,02,03,59,1\n | yyyy+mm+dd+hh+mm (2) as YYYY MM DD hh mm
        YY,MON,DD,HRS,v\n15,Jan,1,0,1\n15,Dec,31,23,1\n | YY+MON+DD+HRS as YY MMM D h
        yy,mm,dd,v\n03,04,05,1\n | yy+mm+dd as YY MM DD
        year,month,day,mm\n2015,12,31,5\n | year+month+day as YYYY M D
        year,month,day,hour,min,max\n2015,12,31,18,3,5\n | year+month+day+hour as YYYY M D h
        year,month,day,hour,minute,v\n2015,12,31,1,0,5\n2015,12,31,24,0,6\n2015,12,31,2,x,6\n2015,12,31,3,0,6\n | year+month+day+hour+minute as YYYY M D h m
        date,sunset,v\n2015-12-30,16:15,1\n2015-12-31,16:16,1\n | date as ISO 8601
        date,uhr,v\n2015-12-31,16:15,1\n2015-12-31,16:16,1\n | date+uhr as ISO 8601
        date,time,v\n2015-12-31 01:00,16:15,1\n | date as ISO 8601
        date,time,v\n2015-12-31,0.25,1\n | date as ISO 8601
        date,time,v\n20151231,0930,1\n | date+time as YYYYMMDD hhmm
        v,Year,MONTH,day,Hr\n1,2015,1,2,3\n1,2015,12,31,23\n | Year+MONTH+day+Hr as YYYY M D h
        yr,mo,day,hour,minute,second,v\n2015,01,02,03,04,05,1\n | yr+mo+day+hour+minute+second as YYYY MM DD hh mm ss
        day,month,year,v\n31,12,2015,1\n | year+month+day as YYYY M D
        Year,Mon,v\n2015,Jan,1\n | Year+Mon as YYYY MMM
        Month,Day,Year,v\n1,2,2015,5\n | Year+Month+Day as YYYY M D
        day,year,month,hour,v\n1,2015,2,3,5\n | year+month+day+hour as YYYY M D h
        Year,Month,v\n2015,1,1\n2015,12,1\n | Year+Month as YYYY M
        Year,v\n2015,1\n2016,2\n | Year as YYYY
        Tag,v\n01.02.24,1\n31.01.24,1\n | Tag as DD.MM.YY
        day,v\n01/02/24,1\n31/01/24,1\n | day as DD/MM/YY
        year,month,day,time,v\n2015,12,31,18:30,1\n | year+month+day+time as YYYY M D h:mm
        year,month,day,hour,min,max\n2015,12,31,18,-3,5\n | year+month+day+hour as YYYY M D h
        date,year,v\n20151231,2015,1\n | date as YYYYMMDD
        id,date,v\n20151231,20160101,1\n | date as YYYYMMDD
        year,date,v\n2015,2015-12-31,1\n | date as ISO 8601
        a,b,v\n2015-01-01,2016-01-01,1\n2015-01-x,2016-01-01,1\n | b as ISO 8601
        """#))
  func `the columns of the date are found`(text: String, expected: String) throws {
    #expect(line(try layout(text)).hasPrefix(", . \(expected): "))
  }

  @Test(arguments: [
    "date,hour,v\n2015-12-31,23,1\n2015-12-31,24,2\n",
    "year,month,day,hour,minute,v\n2015,12,31,23,0,1\n2015,12,31,24,0,2\n",
  ])
  func `an hour of 24 is the end of the day`(text: String) throws {
    let (series, report) = try read(text)
    #expect([report.used, report.skipped] == [2, 0])
    #expect(series.span == time("2015-12-31T23")...time("2016-01-01"))
  }

  @Test(arguments: [
    ("id,date,v\n7,2015-01-01,1\n", "v! id"), (",date,v\n0,2015-01-01,1\n", "v! column 1"),
    ("Unnamed: 0,date,v\n0,2015-01-01,1\n", "v! Unnamed: 0"),
    ("Index,row,date,v\n7,7,2015-01-01,1\n7,7,2015-01-01,x\n", "Index! row v"),
    ("date,year,v\n2015-01-01,2015,1\n", "v! year"),
    ("date,half,v,name\n2015-01-01,1,1,a\n2015-01-02,x,2,b\n", "v! half"),
    ("date,half,less\n2015-01-01,1,1\n2015-01-02,x,x\n2015-01-02,3,x\n", "half!"),
    ("date,blank,na,v\n2015-01-01,,NA,1\n2015-01-02,,-,\n", "v!"),
    ("date,ts,v\n2015-01-01,1420070400,1\n", "v!"), ("date,v,v\n2015-01-01,1,2\n", "v! v (2)"),
    ("date,v,v (2),v, ,v\n2015-01-01,1,2,3,4,5\n", "v! v (2) v (3) column 5 v (4)"),
  ])
  func `the columns of numbers are found`(text: String, expected: String) throws {
    #expect(line(try layout(text)).hasSuffix(": \(expected)"))
  }

  @Test(
    arguments: [
      (["w"], [], "date: w! v v (2)"), (["W", "3", "w"], [], "date: w! v (2)! v"),
      (["v"], [], "date: v! v (2) w"), (["V (2)"], [], "date: v (2)! v w"),
      (["3"], ["1"], "date: v (2)! v w"), ([], ["end"], "end: v! v (2) w"),
      (["name"], ["end"], "end: name! v v (2) w"),
    ] as [([String], [String], String)])
  func `columns are selected by name or number`(values: [String], dates: [String], expected: String)
    throws
  {
    let found = try layout("date,v,v,w,end,name\n2015-01-01,1,2,3,2016-01-01,x\n") {
      $0.value = values
      $0.date = dates
    }
    #expect(line(found).replacing(" as ISO 8601", with: "") == ", . \(expected)")
  }

  @Test func `a name takes precedence over a number`() throws {
    let found = try layout("date,2,1\n2015-01-01,3,4\n") { $0.value = ["1"] }
    #expect(line(found) == ", . date as ISO 8601: 1! 2")
    for name in ["4", "0", "-1", "x"] {
      #expect(
        throws: SeriesError.unknownColumn(source: "x.csv", name: name, columns: ["date", "2", "1"])
      ) {
        try layout("date,2,1\n2015-01-01,3,4\n") { $0.value = [name] }
      }
    }
  }

  @Test func `the cells of several date columns are joined in the given order`() throws {
    let text = "month,day,y,v\nDec,31,2015,1\nJan,2,2016,2\n"
    let found = try layout(text) { $0.date = ["day", "month", "y"] }
    #expect(line(found) == ", . day+month+y as D MMM YYYY: v!")
    let given = try layout(text) {
      $0.date = ["y", "month", "day"]
      $0.dateFormat = "YYYY MMM D"
    }
    #expect(line(given) == ", . y+month+day as YYYY MMM D: v!")
    #expect(
      try read(text) { $0.date = ["day", "month", "y"] }.series
        == read(text) {
          $0.dateFormat = "YYYY MMM D"
          $0.date = ["y", "month", "day"]
        }.series)
  }

  @Test(arguments: [
    ("DD/MM/YYYY", "Date"), ("DD/MM/YYYY hh.mm.ss", "Date+Time"),
    ("hh.mm.ss DD/MM/YYYY", "Time+Date"),
  ])
  func `a requested format determines the date columns`(format: String, columns: String) throws {
    let found = try layout("Time,v,Date\n18.00.00,1,03/04/2015\n") { $0.dateFormat = format }
    #expect(line(found) == ", . \(columns) as \(format): v!")
  }

  @Test func `without a header, columns are numbered`() throws {
    let found = try layout("2015-01-01,1,a\n2015-01-02,2,b\n") { $0.hasHeader = false }
    #expect(line(found) == ", . 1 as ISO 8601: 2!")
    let (series, report) = try read("x\n\n31/12/2015;18:00;1,5;2\n31/12/2015;19:00;2,5;4\n;;;\n") {
      $0.hasHeader = false
      $0.value = ["4"]
      $0.skipBadRows = true
    }
    #expect([report.rows, report.used, report.blank, report.skipped] == [4, 2, 1, 1])
    #expect(report.columnNames == ["1", "2", "3", "4"])
    #expect(report.dateColumn == "1 2")
    #expect(total(series).sum == 6)
    #expect(series.span == time("2015-12-31T18")...time("2015-12-31T19"))
  }
}
