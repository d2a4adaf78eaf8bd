import Testing

@testable import CrossPagerSeries

struct FileFormatTests {
  private static let blanks = String(repeating: " ", count: 62)

  @Test(
    arguments: [
      ("{\"", .json), ("{ }", .json), ("[{", .json), ("[\t[", .json), ("[\"", .json), ("[]", .json),
      ("[-", .json), ("[0", .json), ("[9", .json), ("\u{FEFF}{\"", .json), (" \n\t{\"", .json),
      ("<!--", .markup), ("<?", .markup), ("<a", .markup), ("<z", .markup), ("<A", .markup),
      ("<Z", .markup), ("\u{FEFF} <a", .markup), (blanks + "{\"", .json), (blanks + " {\"", nil),
      ("!{\"", nil), ("{", nil), ("{a", nil), ("[a", nil), ("[/", nil), ("[:", nil), ("<5", nil),
      ("<@", nil), ("<[", nil), ("<`", nil), ("<{", nil), ("", nil), ("a{\"", nil), ("{!\"", nil),
    ] as [(String, FileFormat?)])
  func `JSON and markup are recognized by their first characters`(text: String, format: FileFormat?)
  {
    #expect(FileFormat(ofText: Array(text.utf8)) == format)
  }

  @Test(
    arguments: [
      ("a0b0", .utf16), ("0a0b", .utf16BigEndian), ("a0b0cd", .utf16), ("a0b0cdef", .utf16),
      ("a0b0cdefgh", nil), ("a0b0cdefghij", nil), ("a0", nil), ("0a", nil), ("a0bc", nil),
      ("a0b00c", nil), ("0a0bc0", nil), ("a0b0c0d0ef0g", nil), ("a0b0c", .utf16), ("", nil),
      (String(repeating: "a0", count: 31) + "0a", nil),
      (String(repeating: "a0", count: 32) + "0a", .utf16),
    ] as [(String, FileFormat?)])
  func `UTF-16 has zeros in every other byte`(text: String, format: FileFormat?) {
    let bytes = text.utf8.map { $0 == UInt8(ascii: "0") ? 0 : $0 }
    #expect(FileFormat(ofBinary: bytes) == format)
  }

  @Test(arguments: CommentMark.allCases) func `a mark starts a comment`(mark: CommentMark) {
    let text = mark.rawValue.utf8
    #expect(mark.first == text.first)
    #expect(text.allSatisfy { $0 == mark.first })
    #expect(CommentMark(startOf: Array(text)[...]) == mark)
    #expect(CommentMark(startOf: Array("\(mark.rawValue) a".utf8)[...]) == mark)
    #expect(CommentMark(startOf: Array(" \(mark.rawValue)".utf8)[...]) == nil)
  }

  @Test(arguments: ["/", "/ /", "", "a", "$", "\""])
  func `other texts do not start a comment`(text: String) {
    #expect(CommentMark(startOf: Array(text.utf8)[...]) == nil)
  }
}
