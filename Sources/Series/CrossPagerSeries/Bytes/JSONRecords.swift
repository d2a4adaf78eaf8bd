/// Converts JSON to comma-separated text. The bytes arrive in chunks.
///
/// Every object becomes a record, and so does every list of numbers, strings or words. These records are in a list, in
/// nested lists, or one after another, as in JSON lines. They can also be in an object with only one such list.
///
/// The columns are the members of all objects at the beginning of the text. A member of a nested object is named after
/// its path, such as `main.temp`. Lists in a record and members that first appear later are left out and counted.
/// Records that are lists have no column names.
///
/// A record has the same line number in the table as in the text. If several records share a line, each counts as a
/// line. A record that is not JSON becomes a NUL byte. Reading continues at the next line that starts like a record.
struct JSONRecords: Hashable, Sendable {
  private(set) var firstLine = 0
  /// Whether the records are objects, which get a line of column names above them; nil before the first record.
  private(set) var areObjects: Bool?
  private(set) var count = 0
  private(set) var faultyLine: Int?
  /// The names of the lists of records in an object. The second list ends the conversion.
  private(set) var lists: [String] = []
  /// The number of values left out of the records, by name. At most 100 names are listed.
  private(set) var leftOut: [String: Int] = [:]
  private(set) var rest: [UInt8] = []

  private var names: [[UInt8]] = []
  private var columns: [[UInt8]: Int] = [:]
  private var isGathering = true
  private var state = State.records
  private var depth = 0
  private var cursor = JSONCursor()
  private(set) var line = 0
  /// The line of the next record in the table.
  private var tableLine = 0
  /// The last string outside the list of records, which may be its name.
  private var key: [UInt8] = []
  /// The values of the last record. A range is empty if there is no value.
  private var cells: [Range<Int>] = []
  private var omitted: [[UInt8]] = []

  private enum State {
    /// The cursor is in the object that contains the list of records.
    case outside
    case records
    /// The cursor is in a record that is not JSON.
    case fault
  }

  private static let depthLimit = 8
  private static let listedLimit = 100

  /// Examines the beginning of the text. Returns nil if more bytes are needed.
  ///
  /// - Parameter mayGrow: Whether more records may follow even if the text is whole.
  /// - Returns: A converter at the start of the text, and one that has converted these bytes.
  static func examine(
    _ text: [UInt8], isWhole: Bool, mayGrow: Bool
  ) -> (start: JSONRecords, end: JSONRecords)? {
    var start = JSONRecords()
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { start.cursor.position = 3 }
    var cursor = start.cursor
    if case "{"? = try? cursor.next(in: text.span) {
      let isClosed = (try? cursor.skip(in: text.span)) != nil
      let isAlone = !isClosed || (try? cursor.next(in: text.span)) == nil
      if isAlone, isClosed, !isWhole || mayGrow { return nil }
      if isAlone { start.state = .outside }
    }
    var end = start
    var table: [UInt8] = []
    end.append(text, isLast: isWhole, to: &table)
    if start.state == .outside, !isWhole, end.lists.count != 1 { return nil }
    (start.areObjects, start.firstLine) = (end.areObjects, end.firstLine)
    (start.names, start.columns, start.isGathering) = (end.names, end.columns, false)
    return (start, end)
  }

  /// Appends the records that the next bytes complete. If `isLast` is true, any bytes that follow begin a new record.
  mutating func append(_ text: [UInt8], isLast: Bool, to table: inout [UInt8]) {
    rest += text
    // The byte order mark may be incomplete.
    guard cursor.position <= rest.count else { return }
    // Move the bytes out of `self` so that they can be read while the converter changes.
    var bytes: [UInt8] = []
    swap(&bytes, &rest)
    while true {
      let (last, columnCount) = (cursor, names.count)
      do throws(JSONCursor.Problem) {
        if try readsRecord(in: bytes) { write(bytes, to: &table) }
      } catch {
        for name in names[columnCount...] { columns[name] = nil }
        names.removeLast(names.count - columnCount)
        cursor = last
        let isFault = error == .invalid || isLast && state == .records
        guard isFault, (try? cursor.next(in: bytes.span)) != nil else { break }
        line = cursor.line
        faultyLine = faultyLine ?? line
        startLine(in: &table)
        table += [0, .lineFeed]
        state = .fault
      }
    }
    bytes.removeFirst(isLast ? bytes.count : cursor.position)
    cursor.position = 0
    swap(&bytes, &rest)
  }

  /// Reads a record, or characters between records. Returns whether a record was read.
  private mutating func readsRecord(in bytes: [UInt8]) throws(JSONCursor.Problem) -> Bool {
    let span = bytes.span
    if lists.count > 1 { throw .incomplete }
    let next = try cursor.next(in: span)
    let startsLine = cursor.line > line
    line = cursor.line
    switch (state, next) {
    case (.fault, "{") where startsLine, (.fault, "[") where startsLine: state = .records
    case (.fault, _), (.records, ","): cursor.position += 1
    case (.records, "{"): return try readsRecord(areObjects: true, in: bytes)
    case (_, "["):
      var inner = cursor
      inner.position += 1
      let first = try inner.next(in: span)
      let hasRecords = first == "[" || first == "{"
      if state == .records, !hasRecords, first != "]" {
        return try readsRecord(areObjects: false, in: bytes)
      }
      if state == .outside, hasRecords {
        lists.append(String(decoding: key, as: UTF8.self))
        if lists.count > 1 { throw .incomplete }
      }
      if state == .records || hasRecords { depth += 1 }
      if hasRecords { state = .records }
      cursor.position += 1
    case (.records, "]"):
      guard depth > 0 else { throw .invalid }
      depth -= 1
      if depth == 0, !lists.isEmpty { state = .outside }
      cursor.position += 1
    case (.outside, "\""): key = Array(bytes[try cursor.string(in: span)])
    case (.outside, _): cursor.position += 1
    case (.records, _): throw .invalid
    }
    return false
  }

  private mutating func readsRecord(
    areObjects isObject: Bool, in bytes: [UInt8]
  ) throws(JSONCursor.Problem) -> Bool {
    let span = bytes.span
    guard areObjects ?? isObject == isObject else { throw .invalid }
    cells.removeAll(keepingCapacity: true)
    for _ in names { cells.append(0..<0) }
    omitted.removeAll(keepingCapacity: true)
    var path: [UInt8] = []
    // The length of the path to each enclosing object.
    var lengths: [Int] = []
    var column = -1
    cursor.position += 1
    let close: Unicode.Scalar = isObject ? "}" : "]"
    while true {
      var next = try cursor.next(in: span)
      let length = next == close ? lengths.popLast() : path.count
      guard let length else { break }
      if next == close {
        cursor.position += 1
      } else {
        if isObject {
          guard next == "\"" else { throw .invalid }
          path += bytes[try cursor.string(in: span)]
          guard try cursor.next(in: span) == ":" else { throw .invalid }
          cursor.position += 1
          next = try cursor.next(in: span)
        }
        if next == "{", isObject, lengths.count < Self.depthLimit {
          lengths.append(length)
          path.append(UInt8(ascii: "."))
          cursor.position += 1
          continue
        }
        let isNested = next == "{" || next == "["
        if isNested { try cursor.skip(in: span) }
        let cell = isNested ? 0..<0 : try cursor.scalar(in: span)
        if !isObject {
          cells.append(cell)
        } else if !isNested, let known = self.column(path, after: column) {
          cells[known] = cell
          column = known
        } else if isNested || bytes[cell].first != UInt8(ascii: "n") {
          omitted.append(path)
        }
      }
      path.removeLast(path.count - length)
      next = try cursor.next(in: span)
      if next == "," { cursor.position += 1 } else if next != close { throw .invalid }
    }
    cursor.position += 1
    areObjects = isObject
    return true
  }

  /// Returns the column of a member, or nil if it has none. The column is probably the one after the previous column.
  private mutating func column(_ name: [UInt8], after last: Int) -> Int? {
    if last + 1 < names.count, names[last + 1] == name { return last + 1 }
    if !isGathering || columns[name] != nil { return columns[name] }
    columns[name] = names.count
    names.append(name)
    cells.append(0..<0)
    return names.count - 1
  }

  private mutating func startLine(in table: inout [UInt8]) {
    if tableLine == 0 {
      (firstLine, tableLine) = (line, line)
      for (column, name) in names.enumerated() {
        if column > 0 { table.append(UInt8(ascii: ",")) }
        Self.write(name[...], to: &table)
      }
      if areObjects == true { table.append(.lineFeed) }
    }
    while tableLine < line {
      table.append(.lineFeed)
      tableLine += 1
    }
    tableLine += 1
  }

  private mutating func write(_ bytes: [UInt8], to table: inout [UInt8]) {
    count += 1
    for name in omitted {
      let name = String(decoding: name, as: UTF8.self)
      if leftOut[name] != nil || leftOut.count < Self.listedLimit { leftOut[name, default: 0] += 1 }
    }
    startLine(in: &table)
    for (column, cell) in cells.enumerated() {
      if column > 0 { table.append(UInt8(ascii: ",")) }
      guard let first = bytes[cell].first else { continue }
      if bytes[cell.lowerBound - 1] != .quote {
        // The only word that starts with a lowercase `n` is `null`.
        if first != UInt8(ascii: "n") { table += bytes[cell] }
      } else {
        Self.write(bytes[cell], to: &table)
      }
    }
    // An empty line would not be a record.
    if cells.count == 1, table.last == .lineFeed { table += [0x22, 0x22] }
    table.append(.lineFeed)
  }

  /// Writes a string with quotes, unless it starts with a digit or letter and contains no delimiter.
  private static func write(_ string: ArraySlice<UInt8>, to table: inout [UInt8]) {
    let text = string.contains(JSONCursor.backslash) ? string.unescapedJSON[...] : string
    let isPlain = text.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: ",") && $0 != .quote }
    if isPlain, text.first.map({ $0 >= 0x30 }) ?? true {
      table += text
      return
    }
    table.append(quoted: text.lazy.map { max($0, 0x20) })
  }
}
