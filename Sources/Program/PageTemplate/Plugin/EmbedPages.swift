import Foundation
import PackagePlugin

/// Embeds the web pages in the program when the program is built.
///
/// The pages become string literals. SwiftPM's `.embedInCode` writes arrays of bytes, which take a minute to compile.
@main
struct EmbedPages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let web = context.package.directoryURL.appending(path: "Sources/Hosts/Web")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPages.swift")
    let bundler = try context.tool(named: "PageBundler")
    return [
      .buildCommand(
        displayName: "Embedding the web pages", executable: bundler.url,
        arguments: [web.path, output.path], inputFiles: try files(in: web), outputFiles: [output])
    ]
  }

  /// Returns the files of the pages. SwiftPM rebuilds the pages when one of these files changes.
  private func files(in folder: URL) throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.filter { [".html", ".css", ".js", ".wasm.gz"].contains(where: $0.hasSuffix) }
      .sorted().map { folder.appending(path: $0) }
  }
}
