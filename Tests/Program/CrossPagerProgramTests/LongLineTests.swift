import CrossPagerTesting
import Testing

/// These tests take seconds, so they do not run at quick depth.
@Suite(.enabled(if: Depth.current != .quick))
struct LongLineTests {
  private static let lines = triples(
    of: #"""
      - --json |  | crosspager: Line 1 of 'standard input' starts a record longer than the limit of 16 MiB
      - --json | date,v\n2024-01-01,5\n | crosspager: Line 3 of 'standard input' starts a record longer
      - --json | date,v\n2024-01-01,\\042 | crosspager: Line 2 of 'standard input' starts a record longer
      - --follow --json | date,v\n | crosspager: Line 2 of 'standard input' starts a record longer
      --levels a=3 | where\n | standard input:2:
      --levels a=3 -f /dev/stdin | where\n | /dev/stdin:2:
      """#)

  /// Reads a line of 256 MB with 100 MB of memory.
  @Test(arguments: lines)
  func `a line of maximum length is refused in little memory`(
    arguments: String, start: String, message: String
  ) throws {
    let isScript = arguments.hasPrefix("--levels")
    let run = try shell(
      "ulimit -d 100000; { printf '\(start)'; head -c 256000000 /dev/zero | tr '\\000' a; "
        + "printf '\\nright\\n'; } 2>/dev/null | crosspager \(arguments)")
    #expect(run.status == (isScript ? 1 : 65))
    #expect(run.errors.hasPrefix(message))
    #expect(run.output == (isScript ? "▸ a  0  (0…2)\nmoved to a 1 (0…2), 1 step\n" : ""))
  }

  @Test(arguments: [("", 1), ("printf 't,x\\n2024-01-31,1\\n2024-02-01,\\042'; ", 3)])
  func `an endless line is refused while it arrives`(start: String, line: Int) throws {
    let run = try shell("{ \(start)yes | tr -d '\\n'; } 2>/dev/null | crosspager -")
    #expect(run.status == 65)
    #expect(
      run.errors
        == "crosspager: Line \(line) of 'standard input' starts a record longer than the limit of 16 MiB. "
        + "To see the start of the record: sed -n \(line)p FILE | head -c 200\n")
  }
}
