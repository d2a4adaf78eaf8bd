import Testing

/// Tests the terminal emulator that other tests use.
struct ScreenTests {
  @Test(arguments: [
    ("abc\r\nd", ["abc", "d¦"]), ("abcdef", ["abcdef¦"]), ("abcdefg", ["abcdef", "g¦"]),
    ("abcdef\r\ng", ["abcdef", "g¦"]), ("abcde日", ["abcde", "日¦"]), ("e\u{301}x", ["e\u{301}x¦"]),
    ("abc\r\u{1B}[K", ["¦"]), ("abcdef\u{1B}[K", ["abcde ¦"].map { $0.replacing(" ", with: "") }),
    ("a\r\nb\r\nc\u{1B}[2A\r\u{1B}[J", ["¦"]), ("a\r\nb\u{1B}[A\u{1B}[2Cx", ["a  x¦", "b"]),
    ("\u{1B}[1mb\u{1B}[0m", ["b¦"]), ("1\r\n2\r\n3\r\n4", ["2", "3", "4¦"]),
    ("ab\u{1B}[H\u{1B}[2Jc", ["c¦"]),
  ])
  func `bytes appear as on a terminal`(bytes: String, lines: [String]) {
    var screen = Screen(columns: 6, rows: 3)
    screen.write(bytes.utf8)
    #expect(screen.linesWithCursor == lines)
  }

  @Test func `wide rows wrap when the screen gets narrower`() {
    var screen = Screen(columns: 6, rows: 3)
    screen.write("abcdef\r\nx".utf8)
    screen.resize(columns: 4, rows: 3)
    #expect(screen.linesWithCursor == ["abcd", "ef", "x¦"])
  }
}
