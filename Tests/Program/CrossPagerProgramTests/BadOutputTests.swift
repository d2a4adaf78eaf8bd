import Foundation
import Testing

struct BadOutputTests {
  private static let start = #"{"version":1,"current":"a""#

  /// A folder with a snapshot of `levels` levels.
  private func folder(levels: Int = 1) throws -> URL {
    let folder = try temporaryFolder()
    #expect(
      try shell("crosspager --levels \(Self.levels(levels)) -c 'save place.json'", folder: folder)
        .status == 0)
    return folder
  }

  private static func levels(_ count: Int) -> String {
    (0..<count).map { "l\($0)=5" }.joined(separator: ",")
  }

  private func text(_ folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: "place.json"), encoding: .utf8)
  }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(arguments: [
    ("none/place.json", "No such file or directory"), (".", "it is a directory"),
    ("place.json/x", "Not a directory"), ("/dev/full", "it is not a regular file"),
    ("/dev/null", "it is not a regular file"), ("/proc/place.json", "No such file or directory"),
  ])
  func `a failed save ends with status 74, and the rest runs`(
    file: String, reason: String
  ) throws {
    let folder = try folder()
    let old = try text(folder)
    let run = try crosspager(
      ["--levels", "a=3", "-c", "right; save \(file); right"], folder: folder)
    #expect(
      run
        == Run(
          status: 74, output: "moved to a 1 (0…2), 1 step\nmoved to a 2 (0…2), 1 step\n",
          errors: "Cannot write '\(file)': \(reason).\n"))
    #expect(try text(folder) == old)
    #expect(try names(folder) == ["place.json"])
  }

  @Test func `a file over its size limit stays unchanged, and no draft remains`() throws {
    let folder = try folder(levels: 20)
    let old = try text(folder)
    #expect(old.utf8.count > 1024)
    // The limit is one block, which is 512 or 1,024 bytes depending on the shell. The limit does
    // not apply to the output, which goes through a pipe.
    let run = try shell(
      "ulimit -f 1; { crosspager --levels \(Self.levels(20)) -c 'right; save place.json; right'; "
        + "echo $? >&2; } 2>&1 | cat", folder: folder)
    #expect(
      run.output == """
        moved to l0 1 (0…4), 1 step
        Cannot write 'place.json': File too large.
        moved to l0 2 (0…4), 1 step
        74

        """)
    #expect(try text(folder) == old)
    #expect(try names(folder) == ["place.json"])
  }

  /// Whether the tests can mount a file system, which requires root.
  private static let canMount: Bool = {
    let run = try? shell("mkdir disk && mount -t tmpfs -o size=16k none disk && umount disk")
    return run?.status == 0
  }()

  @Test(.enabled(if: canMount, "Only root can mount a full or read-only file system."))
  func `on a full or read-only disk, the old file stays and no draft remains`() throws {
    let folder = try folder()
    #expect(
      try shell("mkdir disk && mount -t tmpfs -o size=16k none disk", folder: folder).status == 0)
    defer { _ = try? shell("umount disk", folder: folder) }
    let disk = folder.appending(path: "disk")
    #expect(try shell("mv place.json disk", folder: folder).status == 0)
    let old = try text(disk)
    let steps = [
      ("head -c 64k /dev/zero >disk/rest", "No space left on device"),
      ("rm disk/rest && mount -o remount,ro disk", "Read-only file system"),
    ]
    for (step, reason) in steps {
      _ = try shell(step, folder: folder)
      let before = try names(disk)
      let run = try crosspager(
        ["--levels", "l0=5", "-c", "right; save disk/place.json; record disk/r; where"],
        folder: folder)
      #expect(run.status == 74)
      #expect(run.output.hasSuffix("▸ l0  1  (0…4)\n"))
      #expect(run.errors.hasPrefix("Cannot write 'disk/place.json': \(reason).\n"))
      #expect(try text(disk) == old)
      #expect(try names(disk).filter { $0 != "r" } == before)
    }
  }

  @Test(arguments: ["--help", "--man", "--completions bash", "-c where", "--json -c where"])
  func `a failed write to standard output ends the program with status 74`(arguments: String) throws
  {
    let outputs = [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")]
    for (output, reason) in outputs {
      let run = try shell("crosspager \(arguments) \(output)")
      #expect(
        run
          == Run(
            status: 74, output: "",
            errors: "crosspager: Cannot write to standard output: \(reason).\n"))
    }
  }

  @Test(arguments: ["--help", "-c where", "--json -c where"])
  func `a closed pipe as output ends the program quietly`(arguments: String) throws {
    let run = try shell(
      "mkfifo pipe; : <pipe & exec 3>pipe; wait; crosspager \(arguments) >&3; echo $? >&2")
    #expect(run == Run(status: 0, output: "", errors: "0\n"))
  }

  /// An opened file must not take the descriptor of a closed standard stream, or the file would
  /// receive the output.
  @Test func `an opened file does not become a missing standard stream`() throws {
    let folder = try folder()
    let rows = "date,v\n2024-01-01,5\n"
    try rows.write(to: folder.appending(path: "x.csv"), atomically: true, encoding: .utf8)
    let run = try shell(
      "crosspager x.csv <&-; echo $?; crosspager x.csv -c 'lfet; save s.json' 2>&-; echo $?",
      folder: folder)
    #expect(run.output == "66\nsaved to 's.json'\n1\n")
    #expect(run.errors == "crosspager: Cannot read 'standard input': Bad file descriptor.\n")
    #expect(try String(contentsOf: folder.appending(path: "x.csv"), encoding: .utf8) == rows)
  }
}
