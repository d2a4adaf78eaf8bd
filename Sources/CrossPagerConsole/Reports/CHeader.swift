import CivilDates
import CrossPagerSeries

/// Pages from several levels as arrays in C, for a display that cannot read files.
///
/// The arrays are constants, so they stay in flash memory. A program can pass the starts and ends of the pages to a
/// pager in the C library as spans (`cp_spans`).
struct CHeader {
  /// The pages of a dated level.
  struct Pages {
    var name: String
    /// The contents of one or more pages.
    var pages: [PageSummary]
    /// The index of the page that the level remembers.
    var page: Int
  }

  /// What the bars show, such as `steps, sum`.
  var title: String
  /// The unit of the values, or nil if they have none.
  var unit: String?
  var aggregate: Aggregate
  /// One or more levels.
  var levels: [Pages]
  /// The index of the current level.
  var current: Int

  /// The number of pages in all levels.
  var pageCount: Int { levels.map(\.pages.count).reduce(0, +) }

  /// The text of the header.
  ///
  /// - Complexity: O(bars)
  var text: String {
    var text = """
      /* \(CHeader.comment(title)): pages in arrays, for a display. Times are in minutes since 1970-01-01. */
      #ifndef CP_DATA_H
      #define CP_DATA_H

      #include <stdint.h>

      #define CP_DATA_TITLE \(CHeader.literal(title))
      #define CP_DATA_UNIT \(CHeader.literal(unit ?? ""))
      /* The number of levels, and the index of the current one. */
      #define CP_DATA_LEVELS \(levels.count)
      #define CP_DATA_CURRENT \(current)
      /* The value that represents a missing bar. */
      #define CP_DATA_MISSING INT16_MIN

      typedef struct cp_data_level {
        const char *name;
        /* The number of pages, and the index of the level's page. */
        int32_t count;
        int32_t page;
        /* The starts of the pages and their ends. If `ends` is null, starts[i + 1] is the end of page i. */
        const int64_t *starts;
        const int64_t *ends;
        /* The names of the pages. */
        const char *const *keys;
        /* The bars of page i are values[bars[i]] to values[bars[i + 1] - 1]. */
        const uint32_t *bars;
        /* A bar's value divided by 10 to the power of `exponent`. */
        const int16_t *values;
        /* The least and greatest values. */
        int16_t low;
        int16_t high;
        int16_t exponent;
      } cp_data_level;


      """
    let values = levels.map(scaledValues)
    for index in levels.indices { text += arrays(of: index, values[index].values) }
    text += "static const cp_data_level cp_data_levels[CP_DATA_LEVELS] = {\n"
    for (index, level) in levels.enumerated() {
      let known = values[index].values.compactMap(\.self)
      text += """
          {\(CHeader.literal(level.name)), \(level.pages.count), \(level.page), cp_data_starts_\(index), \
        \(isContiguous(level) ? "0" : "cp_data_ends_\(index)"), cp_data_keys_\(index),
           cp_data_bars_\(index), cp_data_values_\(index), \(known.min() ?? 0), \(known.max() ?? 0), \
        \(values[index].exponent)},

        """
    }
    return text + "};\n\n#endif\n"
  }

  /// The arrays of a level.
  private func arrays(of index: Int, _ values: [Int?]) -> String {
    let level = levels[index]
    var bars = [0]
    for page in level.pages { bars.append(bars[bars.count - 1] + page.bars.count) }
    let written = values.map { $0.map(String.init) ?? "CP_DATA_MISSING" }
    // C has no empty arrays.
    let kept = written.isEmpty ? ["0"] : written
    func array(_ type: String, _ name: String, _ elements: [String]) -> String {
      "static const \(type)cp_data_\(name)_\(index)[] = {\n\(CHeader.rows(elements))};\n"
    }
    func minutes(_ time: CivilTime) -> String {
      String((time.microseconds - CivilTime.unixEpoch) / CivilTime.microsecondsPerMinute)
    }
    let starts = level.pages.map { minutes($0.span.lowerBound) }
    let ends = level.pages.map { minutes($0.span.upperBound) }
    return
      (isContiguous(level)
      ? array("int64_t ", "starts", starts + ends.suffix(1))
      : array("int64_t ", "starts", starts) + array("int64_t ", "ends", ends))
      + array("char *const ", "keys", level.pages.map { CHeader.literal($0.key) })
      + array("uint32_t ", "bars", bars.map(String.init))
      + array("int16_t ", "values", kept) + "\n"
  }

  /// Whether each page ends where the next one starts.
  private func isContiguous(_ level: Pages) -> Bool {
    zip(level.pages, level.pages.dropFirst()).allSatisfy {
      $0.span.upperBound == $1.span.lowerBound
    }
  }

  /// The values of a level's bars, divided by 10 to the power of `exponent`. A missing value is nil.
  private func scaledValues(_ level: Pages) -> (values: [Int?], exponent: Int) {
    let values = level.pages.flatMap(\.bars).map { $0.summary.value(aggregate) }
    let known = values.compactMap(\.self)
    let largest = known.map(\.magnitude).max() ?? 0
    if largest == 0 { return (values.map { $0.map { _ in 0 } }, 0) }
    // The smallest positive double is about 5 × 10⁻³²⁴.
    var exponent = -323
    while largest / CHeader.power(exponent) > 32_767 { exponent += 1 }
    // Leave out trailing digits that are zero in all values.
    while exponent < 0 {
      let scale = CHeader.power(exponent + 1)
      if !known.allSatisfy({ CHeader.isWhole($0 / scale) }) { break }
      exponent += 1
    }
    let scale = CHeader.power(exponent)
    return (values.map { $0.map { Int(($0 / scale).rounded()) } }, exponent)
  }

  /// Whether a number is whole, apart from the rounding error in a division.
  private static func isWhole(_ number: Double) -> Bool {
    (number - number.rounded()).magnitude <= number.magnitude * 1e-12
  }

  private static func power(_ exponent: Int) -> Double {
    // Parsing a decimal number gives the nearest `Double`.
    Double("1e\(exponent)") ?? 1
  }

  /// Elements in rows of at most 120 columns.
  private static func rows(_ elements: [String]) -> String {
    var text = ""
    var row = " "
    for element in elements {
      if row.utf8.count + element.utf8.count + 2 > 120 {
        text += row + "\n"
        row = " "
      }
      row += " " + element + ","
    }
    return text + row + "\n"
  }

  /// Text as a string literal. Bytes other than printable ASCII characters become octal escapes.
  private static func literal(_ text: String) -> String {
    var literal = "\""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "?"):
        literal += "\\" + String(UnicodeScalar(byte))
      case 0x20...0x7E: literal += String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 8)
        literal += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      }
    }
    return literal + "\""
  }

  /// Text for a comment.
  private static func comment(_ text: String) -> String {
    String(text.unicodeScalars.map { $0.value < 0x20 || $0 == "*" ? " " : Character($0) })
  }
}
