import Foundation
import Testing

struct WebPageOptionTests {
  @Test func `--page writes a web page after the commands before it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "two words.html")
    let arguments = [
      "-", "--levels", "week,month", "-c", "first", "--page", file.path(percentEncoded: false),
    ]
    let rows = "t,x\n2024-01-01,1\n2024-01-20,2\n"
    let run = try crosspager(arguments, input: rows)
    #expect(run.status == 0)
    #expect(run.lines.last?.hasPrefix("exported ") == true)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("2024-W01,") && text.hasPrefix("<!doctype html>"))
    #expect(try crosspager(arguments, input: rows).status == 1)
  }

  @Test func `--page needs a name that ends in html`() throws {
    let run = try crosspager(["-", "--page", "page.pdf"])
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "crosspager: Invalid value 'page.pdf' for --page. Use a file name that ends in .html."))
  }
}
