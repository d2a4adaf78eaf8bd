import Foundation
import Testing

struct RecordingTests {
  @Test func `the program runs a recording as a test`() throws {
    let folder = try temporaryFolder()
    _ = try crosspager(["-c", "left 3; record walk; down; left; lfet; quit"], folder: folder)
    let good = try crosspager(["-f", "walk"], folder: folder)
    #expect(good.status == 0)
    #expect(good.errors == "")
    let file = folder.appending(path: "walk")
    let script = try String(contentsOf: file, encoding: .utf8)
    #expect(
      script.contains("\ndown\nexpect moved day=2025-12-28,week=2026-W01,month=2025-12@week\n"))
    try script.replacing("\nleft\n", with: "\nleft 2\n")
      .write(to: file, atomically: true, encoding: .utf8)
    let bad = try crosspager(["-f", "walk"], folder: folder)
    #expect(bad.status == 1)
    #expect(bad.errors.hasPrefix("walk:7:\n  expect moved day=2025-12-28,week=2025-W52"))
    let replayed = try crosspager(["-c", "replay walk"], folder: folder)
    #expect(replayed.status == 1)
    #expect(
      replayed.errors.contains(
        "- walk:7: Expected 'day=2025-12-28,week=2025-W52,month=2025-12@week', but"))
  }

  @Test func `a killed program has recorded all its commands`() throws {
    let folder = try temporaryFolder()
    _ = try shell(
      "mkfifo in; crosspager --levels a=5 < in > out & exec 3> in; "
        + "printf 'record walk\\nright\\nright\\n' >&3; "
        + "for i in $(seq 500); do grep -q 'a=2@a' walk 2>/dev/null && break; sleep 0.02; done; "
        + "kill -9 $!", folder: folder)
    let script = try String(contentsOf: folder.appending(path: "walk"), encoding: .utf8)
    #expect(script.hasSuffix("right\nexpect moved a=1@a\nright\nexpect moved a=2@a\n"))
  }

  @Test func `a recording that reaches a size limit ends with a whole command`() throws {
    let folder = try temporaryFolder()
    let lines = (0..<200).map { _ in "right 2\nleft\n" }.joined()
    try ("record walk\n" + lines).write(
      to: folder.appending(path: "script"), atomically: true, encoding: .utf8)
    // The limit is one block, which is 512 or 1,024 bytes depending on the shell.
    let run = try shell(
      "ulimit -f 1; crosspager --levels a=500 -f script | cat >/dev/null", folder: folder)
    #expect(run.errors.hasSuffix("Cannot write 'walk': File too large. The recording has ended.\n"))
    let walk = try String(contentsOf: folder.appending(path: "walk"), encoding: .utf8)
    #expect(walk.hasSuffix("@a\n"))
    #expect(try crosspager(["--levels", "a=500", "-f", "walk"], folder: folder).status == 0)
  }

  @Test func `a failed recording is reported once, with the status of a write error`() throws {
    let run = try crosspager(["--levels", "a=5", "-c", "record /dev/full; right"])
    #expect(run.status == 74)
    #expect(run.errors == "Cannot write '/dev/full': it is not a regular file.\n")
  }
}
