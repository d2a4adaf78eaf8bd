import CrossPagerSeries
import CrossPagerTesting

/// Files that cannot be read, with their messages.
extension SeriesErrorTests {
  private static let good = "date,temp_max\n2015-01-01,1\n"

  /// The errors of files that are read without options.
  private static let plain = pairs(
    of: #"""
      \u{FEFF}\r\n\n | 'x.csv' has no data. A file needs a line of column names and a line for each row.
      # only\n# comments\n | 'x.csv' has no data. A file needs a line of column names and a line for each row.
      date,v\n\n | 'x.csv' has a header but no rows. If the first line is a row, add --no-header.
      [{"t":"2015-01-01","v":1},\n{"t":"2015-01-02" | Line 2 of 'x.csv' is not readable as JSON. To skip such rows, add --skip-bad-rows.
      [1, 2]\n[3, 4]\n | 'x.csv' has no column of dates. Columns: '1', '2'. Name the column and its format, for example: --date COLUMN --date-format DD.MM.YYYY
      date,v\n2015-01-01,1\n2015-01-02,"3\n2015-01-03,4\n | Line 3 of 'x.csv' opens a quote that is never closed. Close or remove the quote. To see the line: sed -n 3p x.csv
      Ozone,Month,Day\n41,5,1\n36,5,2\n | The dates in columns 'Month', 'Day' of 'x.csv' have no year. Add a column named 'year'.
      day,v\n31/13/2015,1\n | 'x.csv' has no column of dates. Columns: 'day', 'v'. Name the column and its format, for example: --date COLUMN --date-format DD.MM.YYYY
      day~v\n2015-01-01~1\n | 'x.csv' has no column of dates. Columns: 'day~v'. If '~' separates the fields, add --delimiter '~'
      day,v\n01/01/2024,1\n03/04/2024,1\n | Column 'day' of 'x.csv' holds dates like '03/04/2024', which can start with the day or month. Choose one: --date-format DD/MM/YYYY or --date-format MM/DD/YYYY
      day,v\n03/04/24 06:00,1\n | Column 'day' of 'x.csv' holds dates like '03/04/24 06:00', which can start with the day or month. Choose one: --date-format 'DD/MM/YY hh:mm' or --date-format 'MM/DD/YY hh:mm'
      date,v\n2015-01-01,\n | 'x.csv' has no column of numbers. Other columns: 'v', all blank. To see what is wrong with a column, add --value v
      year\n2015\n2016\n2017\n | 'x.csv' has dates in 'year' but no other columns. A file needs a column of dates and a column of numbers.
      date,v\n2023-02-28,1\n2023-02-30,2\n | Line 3 of 'x.csv' has '2023-02-30' in column 'date', which is not a valid date like 2015-12-31 or 2015-12-31T23:59. To skip such rows, add --skip-bad-rows.
      date,v\n2023-02-28,1\n,2\n | Line 3 of 'x.csv' has a value but no date in column 'date'. To skip such rows, add --skip-bad-rows.
      date,v\n2015-01-01,1\n0000-01-01,2\n | Line 3 of 'x.csv' has '0000-01-01' in column 'date', which is outside the years 1 to 9999. To skip such rows, add --skip-bad-rows.
      date,"v\n(x)"\n2015-01-01,1\n\n2015-01-02,abc\n | Line 5 of 'x.csv' has 'abc' in column 'v\n(x)', which is not a number like -12.5 or 3e4. To read it as missing, add --missing 'abc'. To skip such rows, add --skip-bad-rows.
      date,v\n2015-01-01,1\n2015-01-02,-1e309\n | Line 3 of 'x.csv' has '-1e309' in column 'v', which is beyond the largest number, 1.8e308. To skip such rows, add --skip-bad-rows.
      date,v\n2015-01-01,1\n2015-01-02,inf\n | Line 3 of 'x.csv' has 'inf' in column 'v', which is not a number like -12.5 or 3e4. To read it as missing, add --missing 'inf'. To skip such rows, add --skip-bad-rows.
      date,v\n2015-01-01,1\n2015-01-02\n | Line 3 of 'x.csv' has 1 field but needs at least 2. To skip such rows, add --skip-bad-rows.
      date,v\n2015-01-01,1\n2015-01-02,2, ,x\n | Line 3 of 'x.csv' has 'x' after the last of 2 columns. To skip such rows, add --skip-bad-rows.
      """#)

  /// The errors of date formats.
  private static let formats = pairs(
    of: """
      DD/MM/YYYY | 'x.csv' has no column of dates in the format 'DD/MM/YYYY'. Columns: 'date', 'temp_max'. Change --date-format, or omit it to detect the format.
      YYY-MM | Date format 'YYY-MM' has the unknown field 'YYY'. Fields: YYYY, BBBB, YY, yy, MMMM, MMM, MM, M, DD, D, Do, DDDD, DDD, Q, ww, E, EEEE, EEE, YYYY.y, YYYY.yy, YYYY/YY, YYYX, YYXX, hh, h, HH, H, mm, m, ss, s, a, Z, X, x, xx, xxx, …. Example: --date-format 'DD.MM.YYYY hh:mm'
      X YYYY | Date format 'X YYYY' repeats a part of the date with 'X'. Example: --date-format 'DD.MM.YYYY hh:mm'
      YYYY-MM hh HH | Date format 'YYYY-MM hh HH' repeats a part of the date with 'HH'. Example: --date-format 'DD.MM.YYYY hh:mm'
      YYYY HH a | Date format 'YYYY HH a' needs the field 'hh'. Example: --date-format 'DD.MM.YYYY hh:mm'
      YYYY MM M | Date format 'YYYY MM M' repeats a part of the date with 'M'. Example: --date-format 'DD.MM.YYYY hh:mm'
      MM/DD | Date format 'MM/DD' needs the field 'YYYY'. Example: --date-format 'DD.MM.YYYY hh:mm'
      YYYY a | Date format 'YYYY a' needs the field 'hh'. Example: --date-format 'DD.MM.YYYY hh:mm'
      """)

  static let cases =
    plain.map { Case($0, $1) }
    + formats.map { format, message in Case(good, message) { $0.dateFormat = format } } + [
      Case("", "'x.csv' has no data. A file needs a line of column names and a line for each row."),
      Case(
        #"{"a": [[1,2]], "b_": {"c": [{}]}}"#,
        "'x.csv' has more than one list of records: 'a', 'c'. Choose one, for example: jq '.. | objects | .a // empty' x.csv | crosspager -"
      ),
      Case(
        #"{"a b": [[1,2]], "c": [{}]}"#,
        "'x.csv' has more than one list of records: 'a b', 'c'. Choose one, for example: jq '.. | objects | .NAME // empty' x.csv | crosspager -"
      ),
      Case(
        "date,v\u{0}\n2015-01-01,1\n",
        "Line 1 of 'x.csv' has a NUL byte. If the rest is text, remove the NUL bytes: tr -d '\\000' < x.csv | crosspager -"
      ),
      Case(
        good,
        "No column 'temp_mx' in 'x.csv'. Did you mean 'temp_max'? Columns: 'date', 'temp_max'. You can also give a column by number, starting at 1."
      ) { $0.value = ["temp_mx"] },
      Case(
        good,
        "No column 'when' in 'x.csv'. Columns: 'date', 'temp_max'. You can also give a column by number, starting at 1."
      ) { $0.date = ["when"] },
      Case(
        (1...12).map { "c\($0)" }.joined(separator: ",") + "\n1,2\n",
        "'x.csv' has no column of dates. Columns: 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10' and 2 more. Name the column and its format, for example: --date COLUMN --date-format DD.MM.YYYY"
      ),
      Case(
        (1...11).map { "c\($0)" }.joined(separator: ",") + "\n1,2\n",
        "No column 'x' in 'x.csv'. Columns: 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11'. You can also give a column by number, starting at 1."
      ) { $0.value = ["x"] },
      Case(
        good,
        "Column 'temp_max' of 'x.csv' holds '1', which is not a recognized date. Describe the format, for example --date-format DD.MM.YYYY, or choose another column with --date."
      ) { $0.date = ["temp_max"] },
      Case(
        "date,time,v\n2015-01-01,x,1\n",
        "Columns 'date', 'time' of 'x.csv' hold '2015-01-01 x', which is not a recognized date. Describe the format, for example --date-format DD.MM.YYYY, or choose another column with --date."
      ) { $0.date = ["date", "time"] },
      Case(
        good,
        "Column 'date' of 'x.csv' holds the dates, not numbers. Choose a column of numbers, for example: --value temp_max"
      ) { $0.value = ["1"] },
      Case(
        "date,my v\n2015-01-01,2\n",
        "Column 'date' of 'x.csv' holds the dates, not numbers. Choose a column of numbers, for example: --value 'my v'"
      ) { $0.value = ["date", "2"] },
      Case("date,v\n,\n", "All rows of 'x.csv' are blank. At least one row needs a date.") {
        $0.date = ["date"]
        $0.value = ["v"]
      },
      Case(
        "date,v\nx,1\n,\n",
        "'x.csv' has no readable rows: 1 row skipped. To see the first error, omit --skip-bad-rows."
      ) {
        $0.date = ["date"]
        $0.dateFormat = "ISO 8601"
        $0.skipBadRows = true
      },
      Case(
        "date,v\n01/02/2015,1\n13/02/2015,2\n",
        "Line 3 of 'x.csv' has '13/02/2015' in column 'date', which is not a valid date in the format 'MM/DD/YYYY'. To skip such rows, add --skip-bad-rows."
      ) { $0.dateFormat = "MM/DD/YYYY" },
      Case(
        "date,v\n9999-12-31T23:30Z,1\n",
        "Line 2 of 'x.csv' has '9999-12-31T23:30Z' in column 'date', which is outside the years 1 to 9999 in time zone 'Asia/Tokyo'. Choose another zone with --timezone. To skip such rows, add --skip-bad-rows."
      ) { $0.timeZone = "Asia/Tokyo" },
      Case(
        "date;v\n2015-01-01;1\n2015-01-02;1.5\n",
        "Line 3 of 'x.csv' has '1.5' in column 'v', which is not a number like -12,5 or 3e4. If '.' is the decimal mark, add --decimal '.'. To skip such rows, add --skip-bad-rows."
      ) { $0.decimalMark = .comma },
      Case(
        good, "'\"' cannot separate fields. Choose another character, for example: --delimiter ';'"
      ) { $0.delimiter = Delimiter(UInt8(ascii: "\"")) },
      Case(
        good,
        "A line end cannot separate fields. Choose another character, for example: --delimiter ';'"
      ) { $0.delimiter = Delimiter(UInt8(ascii: "\n")) },
      Case(
        good,
        "No time zone 'Nowhere/City'. Examples: --timezone UTC, --timezone Europe/Berlin"
      ) { $0.timeZone = "Nowhere/City" },
    ]
}
