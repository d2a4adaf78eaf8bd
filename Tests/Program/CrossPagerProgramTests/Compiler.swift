import Foundation

/// Compiles code that uses the library's modules.
struct Compiler {
  private let folder: URL

  /// Creates a compiler with the library's modules and with stubs for modules that this system
  /// lacks.
  init() throws {
    folder = try temporaryFolder()
    for name in Self.stubs {
      let file = repository.appending(path: "Tests/Pager/Stubs/\(name).swift")
      try emit(name, source: String(contentsOf: file, encoding: .utf8))
    }
  }

  private static var stubs: [String] {
    var names: [String] = []
    #if !canImport(ObjectiveC)
      names.append("ObjectiveC")
    #endif
    #if !canImport(SwiftUI)
      names.append("SwiftUI")
    #endif
    #if !canImport(UIKit)
      names.append("UIKit")
    #endif
    return names
  }

  /// Builds a module for later sources to import.
  func emit(_ module: String, source: String) throws {
    let errors = try compile(source, ["-emit-module", "-module-name", module])
    if !errors.isEmpty { throw Failure(errors: errors) }
  }

  /// Returns the compiler's messages about a source file, or empty text if the file is correct.
  func check(_ source: String) throws -> String { try compile(source, ["-typecheck"]) }

  private struct Failure: Error { var errors: String }

  private func compile(_ source: String, _ options: [String]) throws -> String {
    let file = try temporaryFolder().appending(path: "Source.swift")
    try Data(source.utf8).write(to: file)
    let modules = program.deletingLastPathComponent().appending(path: "Modules").path
    // Check `@objc` and `#selector` in UIKit code even on systems without Objective-C.
    let objectiveC = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
    let arguments =
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
      + ["-enable-upcoming-feature", "MemberImportVisibility", "-I", modules, "-I", folder.path]
      + objectiveC.flatMap { ["-Xfrontend", $0] } + options
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments + [file.path]
    process.currentDirectoryURL = folder
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
