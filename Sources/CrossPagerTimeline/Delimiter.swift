/// Finds out what separates the fields of a file.
enum Delimiter {
  private static let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
  private static let sampledRecords = 20

  /// The delimiter that divides the first records most regularly.
  ///
  /// Of comma, semicolon and tab, it is the one that divides the header and leaves the most of the first 20 records
  /// with as many fields as the header; of several, the one that gives the header the most fields. A file no candidate
  /// divides has one column, and the comma is as good as any.
  static func found(in bytes: [UInt8]) -> UInt8 {
    var best = (delimiter: candidates[0], regularity: (records: 0, fields: 1))
    for delimiter in candidates {
      let regularity = regularity(of: CSVReader(bytes, delimiter: delimiter))
      if regularity.fields > 1, regularity > best.regularity { best = (delimiter, regularity) }
    }
    return best.delimiter
  }

  /// How many of the first records have as many fields as the header, and how many that are. Records behind a quote
  /// that is not closed do not count: with a wrong delimiter there may be such quotes.
  private static func regularity(of start: CSVReader) -> (records: Int, fields: Int) {
    var reader = start
    var fields: [CSVField] = []
    guard (try? reader.nextRecord(into: &fields)) == true else { return (0, 0) }
    let headerFields = fields.count
    var regularRecords = 0
    for _ in 0..<sampledRecords where (try? reader.nextRecord(into: &fields)) == true {
      if fields.count == headerFields { regularRecords += 1 }
    }
    return (regularRecords, headerFields)
  }
}
