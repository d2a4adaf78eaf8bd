import CivilDates
import CrossPager
import CrossPagerSeries
import PageHosts
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Files in memory that are read as data, and the number of times that files have been read.
private final class MemoryReader: DataReader {
  private let files: [String: String]
  private let count = Locked(0)

  init(_ files: [String: String]) { self.files = files }

  var readings: Int { count.withLock { $0 } }

  func read(_ request: DataRequest) throws(StorageError) -> ChartData {
    count.withLock { $0 += 1 }
    guard let text = files[request.file] else { throw .notRead("Cannot read it.") }
    do throws(SeriesError) {
      var reader = SeriesReader(
        source: request.file, options: request.options, resolution: request.resolution)
      try reader.read(Array(text.utf8))
      try reader.finish()
      let series = reader.series
      guard let report = reader.report else { throw .empty(source: request.file) }
      return ChartData(series: series, report: report)
    } catch { throw .notRead("\(error)") }
  }
}

struct RereadTests {
  private static let files = [
    "a.csv": """
    time,place,v,w
    2016-01-01T23:30:00Z,x,1,5
    2016-01-02T12:00:00Z,x,-99,6
    2016-01-02T12:00:00Z,y,3,7
    2016-01-05T12:00:00Z,x,4,8

    """, "b.csv": "date,rain\n2020-01-01,1\n2020-01-03,2\n2020-01-09,3\n",
    "bad.csv": "no dates\nhere\n",
  ]
  private let reader = MemoryReader(files)

  private func session(
    storage: any Storage = MemoryStorage(), origin: DataOrigin? = nil
  ) throws -> Session {
    var options = SeriesOptions()
    options.by = []
    let request = DataRequest(file: "a.csv", options: options)
    let data = try MemoryReader(Self.files).read(request)
    var session = Session(scene: try Scene(data, units: [.day, .month]), storage: storage)
    session.explorer.reader = reader
    session.explorer.origin = origin ?? .file(request)
    session.run(all: ["date 2016-01-02"])
    return session
  }

  /// The smallest value of each column.
  private func least(_ session: Session) -> [JSON?] {
    var copy = session
    let values = copy.outcome("values")?["values"]
    guard case .array(let columns)? = values else { return [] }
    return columns.map { $0["min"] }
  }

  @Test func `options change at the prompt, and every level keeps its date`() throws {
    try session().expectText(
      """
      > missing -99
      changed: missing -99
      > values
        value  count  missing  min     mean  max  bars
      ▸ v          3        1    1  2.66667    4  mean
        w          4        0    5      6.5    8  mean
      > timezone europe/berlin
      changed: timezone Europe/Berlin
      > where
      ▸ day    2016-01-02  (1 of 4)
        month  2016-01     (1 of 1)
      > duplicates last
      changed: duplicates last
      > by place
      changed: by place
      > series
        place  rows  first             last
      ▸ x         3  2016-01-02T00:30  2016-01-05T13:00
        y         1  2016-01-02T13:00  2016-01-02T13:00
      > by none
      changed: by none
      > by none
      ignored: Nothing to change.
      > undo
      changed: undid 'by none', at day 2016-01-02 (1 of 4)
      > series y
      changed: series y
      > undo
      changed: undid 'series y', at day 2016-01-02 (1 of 4)
      > undo
      changed: undid 'by place', at day 2016-01-02 (1 of 4)
      > undo
      changed: undid 'duplicates last', at day 2016-01-02 (1 of 4)
      > undo
      changed: undid 'timezone europe/berlin', at day 2016-01-02 (2 of 5)
      > undo
      changed: undid 'missing -99', at day 2016-01-02 (2 of 5)
      > values
        value  count  missing  min    mean  max  bars
      ▸ v          4        0  -99  -22.75    4  mean
        w          4        0    5     6.5    8  mean
      """)
  }

  @Test func `undo and redo do not read the file again, nor does a return to known options`() throws
  {
    var session = try session()
    let start = session.state
    session.run(all: ["missing -99"])
    let changed = session.state
    #expect(least(session) == [1, 5])
    session.run(all: ["undo"])
    #expect(least(session) == [-99, 5])
    session.run(all: ["redo"])
    #expect(least(session) == [1, 5])
    #expect(session.state == changed)
    session.run(all: ["missing none"])
    #expect(session.state == start)
    #expect(reader.readings == 1)
  }

  @Test func `another file is shown with its own levels, and undo returns to the former`() throws {
    let session = try session()
    session.expectText(
      """
      > set edge wrap
      changed: edge wrap for all levels
      > aggregate sum
      changed: aggregate sum
      > mark m
      changed: mark m
      > browse b.csv
      changed: browse b.csv
      > where
      ▸ month   2020-01  (1 of 1)
        year    2020     (1 of 1)
        decade  202X     (1 of 1)
      > marks
      no marks. To mark the current page: mark NAME
      > undo
      changed: undid 'browse b.csv', at day 2016-01-02 (2 of 5)
      > go 'm
      ignored: Already at 2016-01-02 of level 'day'.
      > redo
      changed: redid 'browse b.csv', at month 2020-01 (1 of 1)
      > missing 3
      changed: missing 3
      > browse none.csv
      Cannot read it.
      > where
      ▸ month   2020-01  (1 of 1)
        year    2020     (1 of 1)
        decade  202X     (1 of 1)
      """)
  }

  @Test func `a file that cannot be read changes nothing`() throws {
    var session = try session()
    let state = session.state
    #expect(session.message("browse bad.csv")?.contains("bad.csv") == true)
    #expect(session.message("browse none.csv") == "Cannot read it.")
    #expect(session.message("by nowhere")?.contains("nowhere") == true)
    #expect(session.state == state)
    #expect(least(session) == [-99, 5])
  }

  @Test(arguments: [
    (DataOrigin.standardInput, "Standard input cannot be read again. To change this, start with"),
    (.followed, "A file opened with --follow cannot be read again. To change this, start with"),
    (nil, "There is no file to read again. Start with: crosspager FILE"),
  ])
  func `data that cannot be read again is refused with the option`(
    origin: DataOrigin?, beginning: String
  ) throws {
    var session = try session()
    session.explorer.origin = origin
    for (line, option) in [
      ("timezone Europe/Berlin", "--timezone Europe/Berlin"), ("missing -99 x", "--missing -99,x"),
      ("duplicates last", "--duplicates last"), ("by place", "--by place"),
      ("by none", "--by none"),
    ] { #expect(session.message(line) == "\(beginning) \(option)") }
    #expect(session.outcome("timezone Europe/Berlin")?["reason"] == "doesNotFit")
    #expect(reader.readings == 0)
  }

  @Test func `another file keeps the rules of the session`() throws {
    let session = try session().after(
      "set hosting cell", "set scale page", "set hints off", "browse b.csv")
    #expect(session.state.hosting == .cell)
    #expect(session.state.drawing.scale == .page)
    #expect(session.state.prompt.hints == .off)
  }

  @Test func `standard input and a followed file are not browsed`() throws {
    var session = try session()
    #expect(
      session.message("browse -")
        == "Standard input cannot be opened here. To read it: crosspager -")
    session.explorer.origin = .followed
    #expect(
      session.message("browse b.csv")
        == "The file is being followed. To show another one: crosspager FILE")
  }

  @Test func `a plain pager can show a file`() throws {
    var session = try CrossPagerConsoleTests.session("a=5")
    session.explorer.reader = reader
    session.run(all: ["browse b.csv"])
    #expect(session.place?.title == "2020-01")
    session.run(all: ["undo"])
    #expect(session.chartData == nil)
    #expect(session.outcome("data")?["data"] == .null)
  }

  @Test func `levels of hours are read in minutes`() throws {
    var session = try session()
    session.run(all: ["levels hour,day"])
    #expect(reader.readings == 1)
    #expect(session.state.link.text == "hour=2016-01-02T00,day=2016-01-02@day")
    session.run(all: ["go hour", "date 2016-01-02T12"])
    #expect(session.outcome("show")?["page"]?["count"] == 2)
    session.run(all: ["undo", "undo", "undo"])
    #expect(session.state.labels.units == [.day, .month])
  }

  @Test func `a preview changes nothing`() throws {
    var session = try session()
    let state = session.state
    session.expectText("> preview timezone Europe/Berlin\nwould change: timezone Europe/Berlin")
    session.run(all: ["preview browse b.csv"])
    #expect(session.state == state)
    #expect(least(session) == [-99, 5])
  }

  @Test func `an open page stays open when its file is read again, and closes with the file`()
    throws
  {
    var session = try session()
    session.run(all: ["open"])
    let title = session.state.opened?.place.title
    #expect(session.outcome("missing -99")?["closed"] == nil)
    #expect(session.state.opened?.place.title == title)
    #expect(session.outcome("browse b.csv")?["closed"] != nil)
    #expect(session.state.opened == nil)
    session.run(all: ["undo"])
    #expect(session.state.opened?.place.title == title)
  }

  @Test func `a snapshot brings the options back`() throws {
    let storage = MemoryStorage()
    var session = try session(storage: storage)
    session.run(all: ["missing -99", "timezone Europe/Berlin", "save a.json"])
    let saved = session.state
    session.run(all: ["timezone UTC", "missing none"])
    #expect(least(session) == [-99, 5])
    session.run(all: ["restore a.json"])
    #expect(session.state == saved)
    #expect(least(session) == [1, 5])
    session.run(all: ["undo"])
    #expect(least(session) == [-99, 5])
  }

  @Test func `a recording reads the file in the same way`() throws {
    let storage = MemoryStorage()
    var session = try session(storage: storage)
    session.run(all: ["record a.txt", "browse b.csv", "missing 3", "right", "record"])
    var other = try self.session(storage: storage)
    #expect(other.message("replay a.txt") == nil)
    #expect(other.state == session.state)
    #expect(least(other) == least(session))
  }

  @Test func `former data counts toward the memory for undo`() throws {
    var session = try session()
    session.run(all: ["missing -99"])
    let former = session.state
    session.run(all: ["missing 8"])
    #expect(former.bytes(besides: session.state) >= former.explored.source?.data.bytes ?? .max)
    #expect(former.bytes(besides: former) == 0)
  }
}
