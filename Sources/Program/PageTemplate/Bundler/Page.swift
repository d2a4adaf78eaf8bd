import Foundation

/// A web page that is assembled from the files in a folder.
struct Page {
  let folder: URL

  /// The modules in the script so far, by path. A module comes after the modules that it imports.
  private var modules: [(path: String, text: String)] = []

  init(folder: URL) { self.folder = folder }

  /// Returns the text of an HTML file of the page. A mark such as `{{chart.css}}` is replaced by the file that it
  /// names: a style sheet, a script with all modules that it imports, or a WebAssembly module, which is compressed and
  /// encoded as base64. Other marks remain.
  mutating func text(of name: String) throws -> String {
    var text = try read(folder.appending(path: name)).trimmingCharacters(in: .newlines)
    for mark in text.matches(of: #/{{([\w.\/]+\.(css|js|wasm))}}/#).reversed() {
      let file = folder.appending(path: String(mark.1)).standardized
      let content =
        switch mark.2 {
        case "css": compact(try read(file))
        case "js": try script(file)
        default: try Data(contentsOf: file.appendingPathExtension("gz")).base64EncodedString()
        }
      text.replaceSubrange(mark.range, with: content)
    }
    return text
  }

  /// Returns a script in which each module is a function that returns its exports, so that names do not clash.
  private mutating func script(_ file: URL) throws -> String {
    let entry = try body(file)
    let functions = modules.enumerated().map { number, module in
      "const module\(number) = (() => {\n\(module.text)\n})();\n"
    }
    return functions.joined() + "await (async () => {\n\(entry.text)\n})();"
  }

  /// Turns the imports of a module into constants, and adds the modules that it imports.
  private mutating func body(_ file: URL) throws -> (text: String, exports: [String]) {
    var text = compact(try read(file))
    for found in text.matches(of: #/(?m)^import \{([^}]*)\} from '([^']*)';\n/#).reversed() {
      let path = file.deletingLastPathComponent().appending(path: String(found.2)).standardized
      let number = try add(path)
      let names = found.1.replacing(" as ", with: ": ")
      text.replaceSubrange(found.range, with: "const {\(names)} = module\(number);\n")
    }
    var exports: [String] = []
    text.replace(#/(?m)^export ((?:async )?(?:const|function|class) (\w+))/#) { found in
      exports.append(String(found.2))
      return String(found.1)
    }
    text.replace(#/(?m)^export \{([^}]*)\};\n/#) { found in
      exports += found.1.matches(of: #/\w+/#).map { String($0.output) }
      return ""
    }
    if let line = text.firstMatch(of: #/(?m)^(?:import|export)\b.*/#) {
      throw BundleError(description: "\(file.lastPathComponent): cannot bundle '\(line.output)'.")
    }
    return (text.trimmingCharacters(in: .newlines), exports)
  }

  private mutating func add(_ file: URL) throws -> Int {
    if let known = modules.firstIndex(where: { $0.path == file.path }) { return known }
    let (text, exports) = try body(file)
    modules.append((file.path, "\(text)\nreturn { \(exports.joined(separator: ", ")) };"))
    return modules.count - 1
  }

  private func read(_ file: URL) throws -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw BundleError(description: "Cannot read \(file.path): \(error.localizedDescription)")
    }
  }

  /// Removes indentation, blank lines and comments that fill whole lines.
  private func compact(_ text: String) -> String {
    text.replacing(#/(?ms)^[ \t]*\/\*.*?\*\/[ \t]*\n/#, with: "")
      .replacing(#/(?m)^[ \t]*\/\/.*\n/#, with: "")
      .replacing(#/\n[ \t\n]+/#, with: "\n")
  }
}

/// The reason why a page cannot be assembled.
struct BundleError: Error, CustomStringConvertible {
  let description: String
}
