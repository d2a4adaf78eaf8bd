import CivilDates
import CrossPager
import CrossPagerSeries
import PageHosts
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// A file in memory that is read as data, and the number of times that it has been read.
private final class CountingReader: DataReader {
  private let count = Locked(0)
  private let file = MemoryReader(
    storage: MemoryStorage([
      "a.csv":
        "time,v\n2016-01-01T23:30:00Z,1\n2016-01-02T12:00:00Z,-99\n2016-01-05T12:00:00Z,4\n"
    ]))

  var readings: Int { count.withLock { $0 } }

  func read(_ request: DataRequest) throws(StorageError) -> ChartData {
    count.withLock { $0 += 1 }
    return try file.read(request)
  }
}

/// `rereading.md` shows what a session prints.
struct RereadTests {
  private let reader = CountingReader()

  private func session() throws -> Session {
    let request = DataRequest(file: "a.csv", options: SeriesOptions())
    let scene = try Scene(CountingReader().read(request), units: [.day, .month])
    var session = Session(scene: scene, storage: MemoryStorage())
    session.explorer.reader = reader
    session.explorer.origin = .file(request)
    return session
  }

  @Test func `undo and redo do not read the file again, nor does a return to known options`() throws
  {
    var session = try session()
    let start = session.state
    session.run(all: ["missing -99"])
    let changed = session.state
    session.run(all: ["undo"])
    #expect(session.state == start && start != changed)
    session.run(all: ["redo"])
    #expect(session.state == changed)
    session.run(all: ["missing none"])
    #expect(session.state == start)
    #expect(reader.readings == 1)
  }

  @Test(arguments: [
    (DataOrigin.standardInput, "Standard input"), (.followed, "A file opened with --follow"),
  ])
  func `if data cannot be read again, the message names the option`(
    origin: DataOrigin, name: String
  ) throws {
    var session = try session()
    session.explorer.origin = origin
    for (line, option) in [
      ("timezone Europe/Berlin", "--timezone Europe/Berlin"), ("missing -99 x", "--missing -99,x"),
      ("duplicates last", "--duplicates last"), ("by place", "--by place"),
      ("by none", "--by none"),
    ] {
      #expect(
        session.message(line)
          == "\(name) cannot be read again. Instead, start with \(option)")
    }
    #expect(session.outcome("timezone Europe/Berlin")?["reason"] == "doesNotFit")
    session.explorer.origin = .followed
    #expect(
      session.message("browse b.csv")
        == "The file is being followed. To show another one: crosspager FILE")
    #expect(reader.readings == 0)
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
