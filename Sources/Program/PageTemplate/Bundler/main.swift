import Foundation

// Writes Swift source with the text of each web page, so that the program contains the pages.
//
//     PageBundler FOLDER OUTPUT.swift
//
// FOLDER has a folder for each page. The page `chart` is `chart/chart.html` with its styles, scripts
// and modules inserted.

do {
  guard CommandLine.arguments.count == 3 else {
    throw BundleError(description: "Usage: PageBundler FOLDER OUTPUT")
  }
  let web = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
  let folders = try FileManager.default.contentsOfDirectory(atPath: web.path).sorted()
  var source = "extension PageTemplate {\n"
  for name in folders {
    let folder = web.appending(path: name, directoryHint: .isDirectory)
    guard FileManager.default.fileExists(atPath: folder.appending(path: "\(name).html").path) else {
      continue
    }
    var page = Page(folder: folder)
    let text = try page.text(of: "\(name).html")
    guard !text.contains("\"\"\"#"), !text.contains("\\#") else {
      throw BundleError(
        description: "\(name).html has text that a Swift string literal cannot hold.")
    }
    source += "package static let \(name) = PageTemplate(text: #\"\"\"\n\(text)\n\"\"\"#)\n"
  }
  try (source + "}\n").write(
    to: URL(filePath: CommandLine.arguments[2]), atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("PageBundler: \(error)\n".utf8))
  exit(1)
}
