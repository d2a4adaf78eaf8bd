import CrossPagerSeries
import MessageWords
import Testing

struct SeriesErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let file: String
    let message: String
    var configure: @Sendable (inout SeriesOptions) -> Void = { _ in }
    var testDescription: String { message }
  }

  private static let good = "date,temp_max\n2015-01-01,1\n"

  private static let cases = [
    Case(file: "", message: "File 'x.csv' is empty, a header and rows are needed."),
    Case(file: "\u{FEFF}\r\n\n", message: "File 'x.csv' is empty, a header and rows are needed."),
    Case(
      file: "date,v\n\n", message: "File 'x.csv' has a header but no rows, at least one is needed."),
    Case(
      file: "date,v\n2015-01-01,\u{0}\n",
      message: "File 'x.csv' is binary, with a zero byte on line 2, only text is allowed."),
    Case(
      file: "date,v\n2015-01-01,1\n2015-01-02,\"3\n2015-01-03,4\n",
      message: "The quote that opens on line 3 of 'x.csv' is never closed."),
    Case(
      file: "2015-01-01,1\n2015-01-02,2\n",
      message:
        "Line 1 of 'x.csv' starts the rows with the date '2015-01-01', the first line must name the columns "
        + "unless '--no-header' reads it as a row."
    ),
    Case(
      file: good,
      message:
        "Column 'temp_mx' is not in 'x.csv', which has 'date', 'temp_max'. Did you mean 'temp_max'?",
      configure: { $0.value = ["temp_mx"] }),
    Case(
      file: (1...12).map { "c\($0)" }.joined(separator: ",") + "\n1,2\n",
      message: "File 'x.csv' has no column of dates among 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', "
        + "'c7', 'c8', 'c9', 'c10' and 2 more."),
    Case(
      file: (1...11).map { "c\($0)" }.joined(separator: ",") + "\n1,2\n",
      message: "Column 'x' is not in 'x.csv', which has 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', "
        + "'c7', 'c8', 'c9', 'c10', 'c11'.",
      configure: { $0.value = ["x"] }),
    Case(
      file: good, message: "Column 'when' is not in 'x.csv', which has 'date', 'temp_max'.",
      configure: { $0.date = ["when"] }),
    Case(
      file: "day,v\n31/13/2015,1\n",
      message: "File 'x.csv' has no column of dates among 'day', 'v'."),
    Case(
      file: good,
      message: "File 'x.csv' has no column of dates like 'DD/MM/YYYY' among 'date', 'temp_max'.",
      configure: { $0.dateFormat = "DD/MM/YYYY" }),
    Case(
      file: good,
      message: "File 'x.csv' has no dates in column 'temp_max', '1' is none.",
      configure: { $0.date = ["temp_max"] }),
    Case(
      file: "date,time,v\n2015-01-01,x,1\n",
      message: "File 'x.csv' has no dates in columns 'date', 'time', '2015-01-01 x' is none.",
      configure: { $0.date = ["date", "time"] }),
    Case(
      file: "day,v\n01/01/2024,1\n03/04/2024,1\n",
      message:
        "File 'x.csv' has dates like '03/04/2024' in column 'day', which can be day or month first, "
        + "'--date-format DD/MM/YYYY' or '--date-format MM/DD/YYYY' tells which."),
    Case(
      file: "day,v\n03.04.24 6 pm,1\n",
      message:
        "File 'x.csv' has dates like '03.04.24 6 pm' in column 'day', which can be day or month first, "
        + "'--date-format \"DD.MM.YY h a\"' or '--date-format \"MM.DD.YY h a\"' tells which."
    ),
    Case(
      file: "2015-01-01,1\n",
      message:
        "Line 1 of 'x.csv' starts the rows with the date '2015-01-01', the first line must name the columns "
        + "unless '--no-header' reads it as a row."),
    Case(
      file: "1420070400,1\n1420070401,2\n",
      message:
        "Line 1 of 'x.csv' starts the rows with the date '1420070400', the first line must name the columns "
        + "unless '--no-header' reads it as a row."),
    Case(
      file: "date,name,v\n2015-01-01,a,\"1,23.50\"\n",
      message: "File 'x.csv' has no column of numbers beside the dates in 'date', only 'name', 'v' "
        + "with cells like '1,23.50'."),
    Case(
      file: "date,v\n2015-01-01,$5\n",
      message: "File 'x.csv' has no column of numbers beside the dates in 'date', only 'v' "
        + "with cells like '$5', currency signs are not read."),
    Case(
      file: "date,v\n2015-01-01,5\n2015-01-02,5 €\n",
      message: "Line 3 of 'x.csv' has '5 €' in column 'v', which has a currency sign, "
        + "only numbers like -12.5 or 3e4 are allowed."),
    Case(
      file: "date,v\n2015-01-01,\n",
      message: "File 'x.csv' has no column of numbers beside the dates in 'date', only 'v'."),
    Case(
      file: "# only\n# comments\n", message: "File 'x.csv' is empty, a header and rows are needed."),
    Case(
      file: "date,v\n2015-01-01,a\n",
      message:
        "File 'x.csv' has no column of numbers beside the dates in 'date', only 'v' with cells like 'a'."
    ),
    Case(
      file: "date\n2015-01-01\n",
      message: "File 'x.csv' has no column beside 'date' with the dates, one of numbers is needed."),
    Case(
      file: "date,v\n,\n",
      message: "File 'x.csv' gives no sample, 0 rows could not be read and all others are blank.",
      configure: {
        $0.date = ["date"]
        $0.value = ["v"]
      }),
    Case(
      file: "date,v\nx,1\n,\n",
      message: "File 'x.csv' gives no sample, 1 row could not be read and all others are blank.",
      configure: {
        $0.date = ["date"]
        $0.dateFormat = "ISO 8601"
        $0.skipBadRows = true
      }),
    Case(
      file: "date,v\n2023-02-28,1\n2023-02-30,2\n",
      message:
        "Line 3 of 'x.csv' has '2023-02-30' in column 'date', which is no date, "
        + "only ones like 2015-12-31 or 2015-12-31T23:59 are allowed."),
    Case(
      file: "date,v\n2023-02-28,1\n,2\n",
      message:
        "Line 3 of 'x.csv' has '' in column 'date', which is no date, and a row with a value needs one."
    ),
    Case(
      file: "date,v\n01/02/2015,1\n13/02/2015,2\n",
      message: "Line 3 of 'x.csv' has '13/02/2015' in column 'date', which is no date, "
        + "only ones like 'MM/DD/YYYY' are allowed.",
      configure: { $0.dateFormat = "MM/DD/YYYY" }),
    Case(
      file: "date,v\n9999-12-31T23:30Z,1\n",
      message: "Line 2 of 'x.csv' has '9999-12-31T23:30Z' in column 'date', which falls outside "
        + "the years 1 to 9999 in time zone 'Asia/Tokyo', '--timezone' takes another.",
      configure: { $0.timeZone = "Asia/Tokyo" }),
    Case(
      file: "date,v\n2015-01-01,1\n0000-01-01,2\n",
      message: "Line 3 of 'x.csv' has '0000-01-01' in column 'date', which falls outside "
        + "the years 1 to 9999."),
    Case(
      file: "date,\"v\n(x)\"\n2015-01-01,1\n\n2015-01-02,abc\n",
      message: "Line 5 of 'x.csv' has 'abc' in column 'v\n(x)', which is no number, "
        + "only ones like -12.5 or 3e4 are allowed."),
    Case(
      file: "date,v\n2015-01-01,1\n2015-01-02,-1e309\n",
      message: "Line 3 of 'x.csv' has '-1e309' in column 'v', which is out of range, "
        + "only numbers up to 1.8e308 are allowed."),
    Case(
      file: "date,v\n2015-01-01,1\n2015-01-02,inf\n",
      message: "Line 3 of 'x.csv' has 'inf' in column 'v', which is no number, "
        + "only ones like -12.5 or 3e4 are allowed."),
    Case(
      file: "date;v\n2015-01-01;1\n2015-01-02;1.5\n",
      message:
        "Line 3 of 'x.csv' has '1.5' in column 'v', which is no number, only ones like -12,5 or 3e4 are allowed.",
      configure: { $0.decimalMark = .comma }),
    Case(
      file: "date,v\n2015-01-01,1\n2015-01-02\n",
      message: "Line 3 of 'x.csv' has 1 field, at least 2 are needed."),
    Case(
      file: "date,v\n2015-01-01,1\n2015-01-02,2, ,x\n",
      message: "Line 3 of 'x.csv' has 'x' behind the last column, at most 2 fields may be there."),
    Case(
      file: good, message: "Byte 34 is no delimiter, all are allowed but the quote and line ends.",
      configure: { $0.delimiter = UInt8(ascii: "\"") }),
    Case(
      file: good,
      message:
        "Time zone 'Nowhere/City' is unknown, names like 'UTC' or 'Europe/Berlin' are allowed.",
      configure: { $0.timeZone = "Nowhere/City" }),
    Case(
      file: good,
      message: "Date format 'YYY-MM' has 'YYY', only the fields "
        + "'YYYY', 'YY', 'MMMM', 'MMM', 'MM', 'M', 'DD', 'D', 'hh', 'h', 'HH', 'H', 'mm', 'm', 'ss', 's', 'a', "
        + "'Z', 'X', 'x', 'xx', 'xxx' are allowed.",
      configure: { $0.dateFormat = "YYY-MM" }),
    Case(
      file: good,
      message:
        "Date format 'X YYYY' has 'X' for what another field says already, once is allowed.",
      configure: { $0.dateFormat = "X YYYY" }),
    Case(
      file: good,
      message:
        "Date format 'YYYY-MM hh HH' has 'HH' for what another field says already, once is allowed.",
      configure: { $0.dateFormat = "YYYY-MM hh HH" }),
    Case(
      file: good, message: "Date format 'YYYY HH a' has no 'hh', which it needs.",
      configure: { $0.dateFormat = "YYYY HH a" }),
    Case(
      file: good,
      message:
        "Date format 'YYYY MM M' has 'M' for what another field says already, once is allowed.",
      configure: { $0.dateFormat = "YYYY MM M" }),
    Case(
      file: good, message: "Date format 'MM/DD' has no 'YYYY', which it needs.",
      configure: { $0.dateFormat = "MM/DD" }),
    Case(
      file: good, message: "Date format 'YYYY a' has no 'hh', which it needs.",
      configure: { $0.dateFormat = "YYYY a" }),
  ]

  @Test(arguments: cases)
  func `what is wrong is said in a sentence`(_ test: Case) {
    let error = #expect(throws: SeriesError.self) { try read(test.file, test.configure) }
    #expect(error?.description == test.message)
  }

  /// Every error that holds something of the input, which is long.
  private static func errors(holding text: String) -> [SeriesError] {
    let many = Array(repeating: text, count: 100_000)
    let problems: [SeriesError.CellProblem] = [
      .blankDate, .notISODate, .notDate(format: text), .outsideYears(timeZone: text),
      .outsideYears(timeZone: nil), .notNumber(.point),
    ]
    return [
      .missingHeader(source: "x", line: 1, value: text),
      .unknownColumn(source: "x", name: text, columns: many),
      .unknownColumn(source: "x", name: "v", columns: many),
      .noDateColumn(source: "x", columns: many, format: text),
      .noDates(source: "x", columns: many, value: text),
      .ambiguousDates(source: "x", columns: many, value: text, formats: ["D/M", "M/D"]),
      .noNumberColumn(source: "x", dates: many, others: many, value: text),
      .noNumberColumn(source: "x", dates: many, others: [], value: text),
      .longRow(source: "x", line: 1, value: text, columns: 1), .unknownTimeZone(text),
      .badDateFormat(text, .unknownField(text)), .badDateFormat(text, .repeatedField(text)),
      .badDateFormat(text, .missingField(text)),
    ]
      + problems.map {
        .badCell(source: "x", line: 1, column: text, value: text, problem: $0)
      }
  }

  @Test(arguments: [
    String(repeating: "n", count: 4_000_000), "a" + String(repeating: "\u{301}", count: 400_000),
    "€" + String(repeating: "1", count: 4_000_000), String(repeating: "👩‍🚀", count: 100_000),
    String(repeating: "\"", count: 61),
  ])
  func `a message quotes the beginning of what is long, and names few of many`(text: String) {
    for error in Self.errors(holding: text) {
      let message = error.description
      #expect(message.unicodeScalars.count < 2_000, "\(message.prefix(100))")
      #expect(message.contains(text.excerpt))
    }
  }

  @Test(arguments: [[0xFF, 0xFE, 0x64, 0x00], [0xFE, 0xFF, 0x00, 0x64]] as [[UInt8]])
  func `UTF-16 is called by its name`(bytes: [UInt8]) {
    let error = #expect(throws: SeriesError.self) {
      try SeriesReader.read(bytes, source: "x.csv")
    }
    #expect(
      error?.description == "File 'x.csv' is UTF-16, UTF-8 is the only encoding that is allowed.")
  }

  @Test func `line ends of all kinds count before what is no text`() {
    let bytes = Array("# a\r# b\r\ndate,v\r".utf8) + [0xE9, 0x0A]
    #expect(throws: SeriesError.notUTF8(source: "x.csv", line: 4)) {
      try SeriesLayout.find(in: bytes, isWhole: true, source: "x.csv", options: SeriesOptions())
    }
  }

  @Test func `bytes that are not UTF-8 are reported with their line`() {
    let error = #expect(throws: SeriesError.self) {
      try SeriesReader.read(Array("date,v\n2015-01-01,1\n".utf8) + [0xE9], source: "x.csv")
    }
    #expect(
      error?.description == "Line 3 of 'x.csv' is not UTF-8, the only encoding that is allowed.")
  }
}
