import CrossPagerSeries

/// Files that cannot be read, with their messages.
extension SeriesErrorTests {
  private static let good = "date,temp_max\n2015-01-01,1\n"

  static let cases = [
    Case(
      file: "",
      message: "'x.csv' has no data. A file needs a line of column names and a line for each row."),
    Case(
      file: "\u{FEFF}\r\n\n",
      message: "'x.csv' has no data. A file needs a line of column names and a line for each row."),
    Case(
      file: "# only\n# comments\n",
      message: "'x.csv' has no data. A file needs a line of column names and a line for each row."),
    Case(
      file: "date,v\n\n",
      message: "'x.csv' has a header but no rows. If the first line is a row, add --no-header."),
    Case(
      file: #"{"a": [[1,2]], "b_": {"c": [{}]}}"#,
      message:
        "'x.csv' has more than one list of records: 'a', 'c'. Choose one, for example: jq '.. | objects | .a // empty' x.csv | crosspager -"
    ),
    Case(
      file: #"{"a b": [[1,2]], "c": [{}]}"#,
      message:
        "'x.csv' has more than one list of records: 'a b', 'c'. Choose one, for example: jq '.. | objects | .NAME // empty' x.csv | crosspager -"
    ),
    Case(
      file: "[{\"t\":\"2015-01-01\",\"v\":1},\n{\"t\":\"2015-01-02\"",
      message: "Line 2 of 'x.csv' is not readable as JSON. To skip such rows, add --skip-bad-rows."),
    Case(
      file: "[1, 2]\n[3, 4]\n",
      message:
        "'x.csv' has no column of dates. Columns: '1', '2'. Name the column and its format, for example: --date COLUMN --date-format DD.MM.YYYY"
    ),
    Case(
      file: "date,v\u{0}\n2015-01-01,1\n",
      message:
        "Line 1 of 'x.csv' has a NUL byte. If the rest is text, remove the NUL bytes: tr -d '\\000' < x.csv | crosspager -"
    ),
    Case(
      file: "date,v\n2015-01-01,1\n2015-01-02,\"3\n2015-01-03,4\n",
      message:
        "Line 3 of 'x.csv' opens a quote that is never closed. Close or remove the quote. To see the line: sed -n 3p x.csv"
    ),
    Case(
      file: "Ozone,Month,Day\n41,5,1\n36,5,2\n",
      message:
        "The dates in columns 'Month', 'Day' of 'x.csv' have no year. Add a column named 'year'."),
    Case(
      file: good,
      message:
        "No column 'temp_mx' in 'x.csv'. Did you mean 'temp_max'? Columns: 'date', 'temp_max'. You can also give a column by number, starting at 1.",
      configure: { $0.value = ["temp_mx"] }),
    Case(
      file: good,
      message:
        "No column 'when' in 'x.csv'. Columns: 'date', 'temp_max'. You can also give a column by number, starting at 1.",
      configure: { $0.date = ["when"] }),
    Case(
      file: (1...12).map { "c\($0)" }.joined(separator: ",") + "\n1,2\n",
      message:
        "'x.csv' has no column of dates. Columns: 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10' and 2 more. Name the column and its format, for example: --date COLUMN --date-format DD.MM.YYYY"
    ),
    Case(
      file: (1...11).map { "c\($0)" }.joined(separator: ",") + "\n1,2\n",
      message:
        "No column 'x' in 'x.csv'. Columns: 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11'. You can also give a column by number, starting at 1.",
      configure: { $0.value = ["x"] }),
    Case(
      file: "day,v\n31/13/2015,1\n",
      message:
        "'x.csv' has no column of dates. Columns: 'day', 'v'. Name the column and its format, for example: --date COLUMN --date-format DD.MM.YYYY"
    ),
    Case(
      file: "day~v\n2015-01-01~1\n",
      message:
        "'x.csv' has no column of dates. Columns: 'day~v'. If '~' separates the fields, add --delimiter '~'"
    ),
    Case(
      file: good,
      message:
        "'x.csv' has no column of dates in the format 'DD/MM/YYYY'. Columns: 'date', 'temp_max'. Change --date-format, or omit it to detect the format.",
      configure: { $0.dateFormat = "DD/MM/YYYY" }),
    Case(
      file: good,
      message:
        "Column 'temp_max' of 'x.csv' holds '1', which is not a recognized date. Describe the format, for example --date-format DD.MM.YYYY, or choose another column with --date.",
      configure: { $0.date = ["temp_max"] }),
    Case(
      file: "date,time,v\n2015-01-01,x,1\n",
      message:
        "Columns 'date', 'time' of 'x.csv' hold '2015-01-01 x', which is not a recognized date. Describe the format, for example --date-format DD.MM.YYYY, or choose another column with --date.",
      configure: { $0.date = ["date", "time"] }),
    Case(
      file: good,
      message:
        "Column 'date' of 'x.csv' holds the dates, not numbers. Choose a column of numbers, for example: --value temp_max",
      configure: { $0.value = ["1"] }),
    Case(
      file: "date,my v\n2015-01-01,2\n",
      message:
        "Column 'date' of 'x.csv' holds the dates, not numbers. Choose a column of numbers, for example: --value 'my v'",
      configure: { $0.value = ["date", "2"] }),
    Case(
      file: "day,v\n01/01/2024,1\n03/04/2024,1\n",
      message:
        "Column 'day' of 'x.csv' holds dates like '03/04/2024', which can start with the day or month. Choose one: --date-format DD/MM/YYYY or --date-format MM/DD/YYYY"
    ),
    Case(
      file: "day,v\n03/04/24 06:00,1\n",
      message:
        "Column 'day' of 'x.csv' holds dates like '03/04/24 06:00', which can start with the day or month. Choose one: --date-format 'DD/MM/YY hh:mm' or --date-format 'MM/DD/YY hh:mm'"
    ),
    Case(
      file: "date,v\n2015-01-01,\n",
      message:
        "'x.csv' has no column of numbers. Other columns: 'v', all blank. To see what is wrong with a column, add --value v"
    ),
    Case(
      file: "year\n2015\n2016\n2017\n",
      message:
        "'x.csv' has dates in 'year' but no other columns. A file needs a column of dates and a column of numbers."
    ),
    Case(
      file: "date,v\n,\n", message: "All rows of 'x.csv' are blank. At least one row needs a date.",
      configure: {
        $0.date = ["date"]
        $0.value = ["v"]
      }),
    Case(
      file: "date,v\nx,1\n,\n",
      message:
        "'x.csv' has no readable rows: 1 row skipped. To see the first error, omit --skip-bad-rows.",
      configure: {
        $0.date = ["date"]
        $0.dateFormat = "ISO 8601"
        $0.skipBadRows = true
      }),
    Case(
      file: "date,v\n2023-02-28,1\n2023-02-30,2\n",
      message:
        "Line 3 of 'x.csv' has '2023-02-30' in column 'date', which is not a valid date like 2015-12-31 or 2015-12-31T23:59. To skip such rows, add --skip-bad-rows."
    ),
    Case(
      file: "date,v\n2023-02-28,1\n,2\n",
      message:
        "Line 3 of 'x.csv' has a value but no date in column 'date'. To skip such rows, add --skip-bad-rows."
    ),
    Case(
      file: "date,v\n01/02/2015,1\n13/02/2015,2\n",
      message:
        "Line 3 of 'x.csv' has '13/02/2015' in column 'date', which is not a valid date in the format 'MM/DD/YYYY'. To skip such rows, add --skip-bad-rows.",
      configure: { $0.dateFormat = "MM/DD/YYYY" }),
    Case(
      file: "date,v\n9999-12-31T23:30Z,1\n",
      message:
        "Line 2 of 'x.csv' has '9999-12-31T23:30Z' in column 'date', which is outside the years 1 to 9999 in time zone 'Asia/Tokyo'. Choose another zone with --timezone. To skip such rows, add --skip-bad-rows.",
      configure: { $0.timeZone = "Asia/Tokyo" }),
    Case(
      file: "date,v\n2015-01-01,1\n0000-01-01,2\n",
      message:
        "Line 3 of 'x.csv' has '0000-01-01' in column 'date', which is outside the years 1 to 9999. To skip such rows, add --skip-bad-rows."
    ),
    Case(
      file: "date,\"v\n(x)\"\n2015-01-01,1\n\n2015-01-02,abc\n",
      message:
        "Line 5 of 'x.csv' has 'abc' in column 'v\n(x)', which is not a number like -12.5 or 3e4. To read it as missing, add --missing 'abc'. To skip such rows, add --skip-bad-rows."
    ),
    Case(
      file: "date,v\n2015-01-01,1\n2015-01-02,-1e309\n",
      message:
        "Line 3 of 'x.csv' has '-1e309' in column 'v', which is beyond the largest number, 1.8e308. To skip such rows, add --skip-bad-rows."
    ),
    Case(
      file: "date,v\n2015-01-01,1\n2015-01-02,inf\n",
      message:
        "Line 3 of 'x.csv' has 'inf' in column 'v', which is not a number like -12.5 or 3e4. To read it as missing, add --missing 'inf'. To skip such rows, add --skip-bad-rows."
    ),
    Case(
      file: "date;v\n2015-01-01;1\n2015-01-02;1.5\n",
      message:
        "Line 3 of 'x.csv' has '1.5' in column 'v', which is not a number like -12,5 or 3e4. If '.' is the decimal mark, add --decimal '.'. To skip such rows, add --skip-bad-rows.",
      configure: { $0.decimalMark = .comma }),
    Case(
      file: "date,v\n2015-01-01,1\n2015-01-02\n",
      message:
        "Line 3 of 'x.csv' has 1 field but needs at least 2. To skip such rows, add --skip-bad-rows."
    ),
    Case(
      file: "date,v\n2015-01-01,1\n2015-01-02,2, ,x\n",
      message:
        "Line 3 of 'x.csv' has 'x' after the last of 2 columns. To skip such rows, add --skip-bad-rows."
    ),
    Case(
      file: good,
      message:
        "'\"' cannot separate fields. Choose another character, for example: --delimiter ';'",
      configure: { $0.delimiter = Delimiter(UInt8(ascii: "\"")) }),
    Case(
      file: good,
      message:
        "A line end cannot separate fields. Choose another character, for example: --delimiter ';'",
      configure: { $0.delimiter = Delimiter(UInt8(ascii: "\n")) }),
    Case(
      file: good,
      message: "No time zone 'Nowhere/City'. Examples: --timezone UTC, --timezone Europe/Berlin",
      configure: { $0.timeZone = "Nowhere/City" }),
    Case(
      file: good,
      message:
        "Date format 'YYY-MM' has the unknown field 'YYY'. Fields: YYYY, BBBB, YY, yy, MMMM, MMM, MM, M, DD, D, Do, DDDD, DDD, Q, ww, E, EEEE, EEE, YYYY.y, YYYY.yy, YYYY/YY, YYYX, YYXX, hh, h, HH, H, mm, m, ss, s, a, Z, X, x, xx, xxx, …. Example: --date-format 'DD.MM.YYYY hh:mm'",
      configure: { $0.dateFormat = "YYY-MM" }),
    Case(
      file: good,
      message:
        "Date format 'X YYYY' repeats a part of the date with 'X'. Example: --date-format 'DD.MM.YYYY hh:mm'",
      configure: { $0.dateFormat = "X YYYY" }),
    Case(
      file: good,
      message:
        "Date format 'YYYY-MM hh HH' repeats a part of the date with 'HH'. Example: --date-format 'DD.MM.YYYY hh:mm'",
      configure: { $0.dateFormat = "YYYY-MM hh HH" }),
    Case(
      file: good,
      message:
        "Date format 'YYYY HH a' needs the field 'hh'. Example: --date-format 'DD.MM.YYYY hh:mm'",
      configure: { $0.dateFormat = "YYYY HH a" }),
    Case(
      file: good,
      message:
        "Date format 'YYYY MM M' repeats a part of the date with 'M'. Example: --date-format 'DD.MM.YYYY hh:mm'",
      configure: { $0.dateFormat = "YYYY MM M" }),
    Case(
      file: good,
      message:
        "Date format 'MM/DD' needs the field 'YYYY'. Example: --date-format 'DD.MM.YYYY hh:mm'",
      configure: { $0.dateFormat = "MM/DD" }),
    Case(
      file: good,
      message:
        "Date format 'YYYY a' needs the field 'hh'. Example: --date-format 'DD.MM.YYYY hh:mm'",
      configure: { $0.dateFormat = "YYYY a" }),
  ]
}
