import Testing

@testable import CrossPagerSeries

/// Tests rows with four columns, 0 to 3.
struct SeriesNamesTests {
  private static func names(by columns: [Int], watching constants: [Int]) -> SeriesNames {
    SeriesNames(
      SeriesLayout(
        skippedLines: 0, delimiter: .comma, decimalMark: .point, hasHeader: false,
        columnNames: ["a", "b", "c", "d"], datePositions: [0], dateFormat: .iso,
        valueColumns: [], seriesPositions: columns, constantPositions: constants))
  }

  /// Calls `read` with the fields of a row.
  private static func row<Result>(
    _ text: String, _ read: ([CSVField], Span<UInt8>) -> Result
  ) throws -> Result {
    let bytes = Array(text.utf8)
    let fields = try #require(CSVCursor.record(in: bytes, bytes.indices, delimiter: .comma))
    return read(fields, bytes.span)
  }

  @Test func `a column is watched until it has eleven exceptions`() {
    var names = Self.names(by: [], watching: [1, 2])
    for _ in 0..<10 {
      names.allow([1])
      #expect(names.withoutExceptions([1, 2]) == [2])
      #expect(names.changeAtSameTime([1], atLeast: 1) == [1])
    }
    names.allow([1])
    #expect(names.changeAtSameTime([1], atLeast: 1) == [])
    #expect(names.watches)
    for _ in 0..<11 { names.allow([2]) }
    #expect(!names.watches)
  }

  @Test func `changes at the same time are counted for each column`() {
    var names = Self.names(by: [], watching: [1, 2])
    #expect(names.changeAtSameTime([1], atLeast: 2) == [])
    #expect(names.changeAtSameTime([1, 2], atLeast: 2) == [1])
    #expect(names.changeAtSameTime([2], atLeast: 2) == [2])
  }

  @Test(
    arguments: [
      (
        ["t,x,y", "t,x,y", "t,z,y", "t,z,y", "t,x,y"], [[], [], [1], [1], []],
        [[], [], [1], [], [1]]
      ),
      (
        ["t", "t,", "t,,y", "t", "t,x,y"], [[], [], [2], [], [1, 2]], [[], [], [2], [2], [1, 2]]
      ),
    ] as [([String], [[Int]], [[Int]])])
  func `cells are compared with the first and the last row`(
    rows: [String], fromFirst: [[Int]], fromLast: [[Int]]
  ) throws {
    var names = Self.names(by: [], watching: [1, 2])
    let changes = try rows.map { try Self.row($0) { names.changes(in: $0, $1) } }
    #expect(changes.map(\.fromFirst) == fromFirst)
    #expect(changes.map(\.fromLast) == fromLast)
  }

  @Test func `rows are numbered by their names in order of arrival`() throws {
    var names = Self.names(by: [1, 3], watching: [])
    let rows = ["t,x,1,y", "t,x,2,y", "t,z,1,y", "t,x,1,y", "t,x", "t,x,1", "t,,1,y", "t,z,,y"]
    let numbers = try rows.map { try Self.row($0) { names.number(of: $0, in: $1) } }
    #expect(numbers == [0, 0, 1, 0, 2, 2, 3, 1])
    #expect(names.count == 4)
    #expect(names.texts == ["x y", "z y", "x", "y"])
    #expect(!names.watches)
  }

  @Test func `a separator in a cell is not a space`() throws {
    var names = Self.names(by: [1, 2], watching: [])
    _ = try Self.row("t,x\u{1E}y,z") { names.number(of: $0, in: $1) }
    #expect(names.texts == ["x\u{1E}y z"])
  }

  @Test(
    arguments: [
      ([], [1, 2], "t,Germany,DEU", "t,France,FRA", [1, 2], [1], ["Germany", "France"]),
      ([], [1, 2], "t,DEU,Germany", "t,FRA,France", [1, 2], [2], ["Germany", "France"]),
      ([], [1, 2], "t,DEU,GER", "t,FRA,FRE", [1, 2], [1], ["DEU", "FRA"]),
      ([], [1, 2], "t,a,b", "t,a,c", [2], [2], ["b", "c"]),
      ([], [1, 2], "t,abcdef,b", "t,,ccc", [1, 2], [1], ["abcdef", "(blank)"]),
      ([2], [1], "t,a,b", "t,c,b", [1], [1, 2], ["a b", "c b"]),
      ([1], [3], "t,a,b,c", "t,a,b,d", [3], [1, 3], ["a c", "a d"]),
      ([1, 2], [3], "t,,b,c", "t,,b,d", [3], [1, 2, 3], ["b c", "b d"]),
      ([1, 3], [2], "t,,b,c", "t,,d,c", [2], [1, 2, 3], ["b c", "d c"]),
    ] as [([Int], [Int], String, String, [Int], [Int], [String])])
  func `the most readable column that changes splits the series`(
    columns: [Int], constants: [Int], first: String, second: String, changed: [Int],
    expected: [Int], texts: [String]
  ) throws {
    var names = Self.names(by: columns, watching: constants)
    #expect(try Self.row(first) { names.number(of: $0, in: $1) } == 0)
    _ = try Self.row(first) { names.changes(in: $0, $1) }
    try Self.row(second) { names.split(by: changed, in: $0, $1) }
    #expect(names.positions == expected)
    #expect(try Self.row(second) { names.number(of: $0, in: $1) } == 1)
    #expect(try Self.row(first) { names.number(of: $0, in: $1) } == 0)
    #expect(names.texts == texts)
    #expect(names.watches == (changed != constants))
  }

  @Test func `without columns of names, there is one series without a name`() throws {
    var names = Self.names(by: [], watching: [])
    #expect(try Self.row("t,x") { names.number(of: $0, in: $1) } == 0)
    #expect(names.texts == [""])
    #expect([names.count, names.positions.count] == [1, 0])
  }
}
