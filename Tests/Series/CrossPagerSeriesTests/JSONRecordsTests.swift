import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

/// At quick depth, the suite divides fewer texts.
struct JSONRecordsTests {
  /// Returns the table and the converter after the whole text, or nil if more bytes are needed.
  private static func table(
    _ text: String, mayGrow: Bool = false
  ) -> (table: String, end: JSONRecords)? {
    let bytes = Array(text.utf8)
    guard var json = JSONRecords.examine(bytes, isWhole: true, mayGrow: mayGrow)?.start else {
      return nil
    }
    var table: [UInt8] = []
    json.append(bytes, isLast: true, to: &table)
    return (String(decoding: table, as: UTF8.self), json)
  }

  /// Texts with the same values and their tables.
  private static let texts: [(text: String, table: String)] = [
    (#"[{"a":1,"b":"x"}]"#, "a,b\n1,x\n"),
    ("{\"a\":1}\n{\"b\":2,\"a\":-3.5e+1}\n\n{}\n", "a,b\n1,\n-3.5e+1,2\n\n,\n"),
    ("\u{FEFF}{\"a\":1}{\"a\":2}", "a\n1\n2\n"), ("{\"a\":1}\r\n{\"a\":2}\r\n", "a\n1\n2\n"),
    // Each record starts on its line. The first line of the table is the line above the first record.
    ("[\n {\n  \"a\": 1\n },\n {\n  \"a\": 2 }\n]", "a\n1\n\n\n2\n"),
    ("[{\"a\":1},{\"a\":2},\n{\"a\":3}]", "a\n1\n2\n3\n"),
    // Nested objects and lists
    (#"[{"m":{"t":1,"w":{"s":2}},"c":3}]"#, "m.t,m.w.s,c\n1,2,3\n"),
    (#"[{"a":1,"l":[1,{"x":"]"}],"b":2},{"e":{},"b":3}]"#, "a,b\n1,2\n,3\n"),
    (#"[{"a":{"b":{"c":{"d":{"e":{"f":{"g":{"h":1}}}}}}}}]"#, "a.b.c.d.e.f.g.h\n1\n"),
    (#"[{"a":1},{"x":[{"a":2}]}]"#, "a\n1\n\"\"\n"), (#"[[{"a":1}],[],[{"a":2}]]"#, "a\n1\n2\n"),
    (#"[[1,"x"],[2,null,[3]]]"#, "1,x\n2,,\n"), ("[1,2]\n\n[3,4]\n", "1,2\n\n3,4\n"),
    (#"{"n":1,"d":[{"a":1},{"a":2}],"m":{"s":[1,2],"e":[]}}"#, "a\n1\n2\n"),
    ("{\"n\":\n{\"d\":[\n[1,2],[3,4]]}}", "1,2\n3,4\n"),
    // Values
    (#"[{"a":null,"b":true,"c":false,"d":NaN,"e":""}]"#, "a,b,c,d,e\n,true,false,NaN,\n"),
    (#"[{"a":null},{"a":"null"}]"#, "a\n\"\"\nnull\n"),
    (#"[{"a":1,"a":2}]"#, "a\n2\n"), (#"[{"a":1,}]"#, "a\n1\n"),
    (##"[{"#a":"x,y","b":"#c","":" "}]"##, "\"#a\",b,\n\"x,y\",\"#c\",\" \"\n"),
    (#"[{"a":"\"\\\/\b\f\n\r\t","b":"\u00e9\ud83d\uDE00"}]"#, "a,b\n\"\"\"\\/     \",é😀\n"),
    (#"[{"a":"\ud800","b":"\udc00x","c":"\u12","d":"\u0000"}]"#, "a,b,c,d\n�,�x,\" \",\" \"\n"),
    (#"[{"a\nb":"é\"","c":"日本"}]"#, "a b,c\n\"é\"\"\",日本\n"),
    // Faults
    ("{\"a\":1}\n{\"a\":\n{\"a\":2}\nx\n{\"a\":3}\n{\"a", "a\n1\n\0\n2\n\0\n3\n\0\n"),
    ("[\n{\"a\":1},\n{\"a\" 2,\n\"b\":3},\n{\"a\":4}]]\n", "a\n1\n\0\n\n4\n\0\n"),
    ("{\"a\":1}\n[1]\n{\"a\":\"\n\"}\n{\"a\":2}", "a\n1\n\0\n\0\n\n2\n"),
    ("[{\"a\":+1},{\"a\":x}]", "\0\n"),
  ]

  @Test(arguments: texts) func `records become lines`(text: String, table: String) {
    #expect(Self.table(text)?.table == table)
  }

  @Test(arguments: Depth.some(of: texts.map(\.text), quick: 10))
  func `any split gives the same table`(text: String) throws {
    let (bytes, whole) = (Array(text.utf8), Self.table(text))
    let start = try #require(JSONRecords.examine(bytes, isWhole: true, mayGrow: false)?.start)
    for place in bytes.indices {
      var json = start
      var table: [UInt8] = []
      json.append(Array(bytes[..<place]), isLast: false, to: &table)
      json.append(Array(bytes[place...]), isLast: true, to: &table)
      #expect(String(decoding: table, as: UTF8.self) == whole?.table, "split at \(place)")
      #expect(json.leftOut == whole?.end.leftOut)
    }
    var json = start
    var table: [UInt8] = []
    for byte in bytes { json.append([byte], isLast: false, to: &table) }
    json.append([], isLast: true, to: &table)
    #expect(String(decoding: table, as: UTF8.self) == whole?.table)
  }

  @Test func `values that are left out are counted`() throws {
    let beginning = Array("{\"a\":1,\"l\":[1]}\n{\"a\":2}\n".utf8)
    let read = try #require(JSONRecords.examine(beginning, isWhole: false, mayGrow: false))
    var (json, table) = (read.start, [UInt8]())
    let rest = #"{"a":3,"b":4,"c":null,"l":[]}{"b":5,"d":{"e":6}}"#
    json.append(beginning + Array(rest.utf8), isLast: true, to: &table)
    #expect(String(decoding: table, as: UTF8.self) == "a\n1\n2\n3\n\"\"\n")
    #expect(json.leftOut == ["l": 2, "b": 2, "d.e": 1])
  }

  @Test func `the ninth level of objects is left out`() throws {
    let text = String(repeating: #"{"a":"#, count: 10) + "1" + String(repeating: "}", count: 10)
    #expect(Self.table("[{\"b\":2},\(text)]")?.end.leftOut == ["a.a.a.a.a.a.a.a.a": 1])
  }

  @Test func `a first object may be followed by others`() {
    #expect(Self.table(#"{"d":[{"a":1}]}"#, mayGrow: true) == nil)
    #expect(Self.table(#"{"d":[{"a":1}]}{"#)?.table == "\n\n\0\n")
    let open = Array(#"{"d":[{"a":1},"#.utf8)
    #expect(JSONRecords.examine(open, isWhole: false, mayGrow: true)?.end.count == 1)
    let unknown = Array(#"{"d":["#.utf8)
    #expect(JSONRecords.examine(unknown, isWhole: false, mayGrow: false) == nil)
  }

  @Test func `a second list of records ends the table`() {
    let read = Self.table(#"{"a":[{"v":1}],"b":{"c":[[1]]},"d":[{}]}"#)
    #expect(read?.table == "v\n1\n")
    #expect(read?.end.lists == ["a", "c"])
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":[", "[{\"a\":{\"b\":", "{\"a\":[\n", "{\"a\":{\n"])
  func `deep nesting does no harm`(text: String) {
    let deep = String(repeating: text, count: Depth.choose(quick: 1_000, full: 10_000))
    #expect(throws: SeriesError.self) { try SeriesReader.read(Array(deep.utf8), source: "x.json") }
  }
}
