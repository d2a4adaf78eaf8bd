import CrossPagerTesting
import Foundation
import Testing

/// At quick depth, the suite tries some of the texts.
struct DataCheckTests {
  private static let message =
    "crosspager: Standard input looks like data, not commands. To browse it, use: "
    + "crosspager - < FILE\n"

  private static let data = [
    "date,price\n2015-12-30,1\n2015-12-31,2\n", "date price\n2015-12-30 1\n2015-12-31 2\n",
    "date\tprice\n2015-12-30\t1\n", "2015-12-30,1\n2015-12-31,2\n", "day;price\n03/04/2024;1,5\n",
    "# from a station\n\nWeather of a year\ndate,price\n2015-12-30,1\n",
    "year,price\n1999,1\n2000,2\n", "\"date\",\"price\"\r\n\"2015-12-30\",1\r\n",
  ]

  @Test(arguments: Depth.some(of: data, quick: 3))
  func `rows of data end the program and show the right command`(data: String) throws {
    #expect(try crosspager([], input: data) == Run(status: 2, output: "", errors: Self.message))
    let folder = try temporaryFolder()
    try Data(data.utf8).write(to: folder.appending(path: "x.csv"))
    #expect(
      try crosspager(["-f", "x.csv"], folder: folder)
        == Run(
          status: 2, output: "",
          errors: "crosspager: File 'x.csv' looks like data, not commands. To browse it, use: "
            + "crosspager x.csv\n"))
  }

  private static let scripts = [
    "lfet\nright\n", "lfet 2015 3\nright\n", "date 2025-12-30\ndate 2025-12-32\n",
    "date,price\n", "x,y\nleft\n", "lfet\nrihgt\n", "lfet 2\nrihgt 3\n", "{\"a\":1,\n\"b\":2}\n",
    "date,price\nwhere\n2015-12-30,1\n2015-12-31,2\n", "where\n2015-12-30,1\n2015-12-31,2\n",
    "left 3\n2015-12-30 1\n2015-12-31 2\n", "# 1,2\n# 3,4\n# 5,6\nlfet\n", "# 1,2\n# 2,3\nlfet\n",
    "follwo day=3,week=4\nfollwo day=4,week=4\nfollwo day=4,week=5\n",
  ]

  @Test(arguments: Depth.some(of: scripts, quick: 5))
  func `lines that may be commands all run`(script: String) throws {
    let run = try crosspager(["--json"], input: script)
    #expect(run.status == 1)
    let lines = script.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(try run.objects().compactMap { $0["command"] as? String } == lines.map(String.init))
  }

  @Test func `data that arrives late also ends the program`() throws {
    // The rows arrive after the response to the header.
    let run = try shell(
      """
      mkfifo in; crosspager --json <in >out & exec 3>in
      echo date,price >&3; until [ -s out ] || ! kill -0 $!; do sleep 0.01; done
      echo 2015-12-31,4 >&3; exec 3>&-; wait $!; status=$?; cat out; exit $status
      """)
    #expect(run.status == 2)
    #expect(run.lines.count == 1)
    #expect(run.errors == Self.message)
  }
}
