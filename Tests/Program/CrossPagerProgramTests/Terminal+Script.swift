#if canImport(Glibc)
  import CrossPagerTesting
  import Testing

  /// Runs the program in a terminal and follows a script.
  ///
  /// - Parameters:
  ///   - script: See ``Terminal/follows(_:_:)``. A first line `$ crosspager OPTION…` has options.
  func play(
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    _ script: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let options = script.prefix { $0 != "\n" }
    let arguments = options.hasPrefix("$") ? options.split(separator: " ").dropFirst(2) : []
    try Terminal(arguments.map(String.init), columns: columns, rows: rows, environment: environment)
      .follows(String(script.dropFirst(arguments.isEmpty ? 0 : options.count)), sourceLocation)
  }

  extension Terminal {
    /// Types keys and waits for screens.
    ///
    /// A line of the script has keys, `=>`, and the last lines of the screen with ` | ` between them. `==>` stands before
    /// the whole screen. `...` stands for any text or lines, as `[...]` does in
    /// documents. Other expectations are:
    ///
    /// - `¦` is the cursor.
    /// - `[TEXT]` at the end is the row of keys, and `[]` means that there is none.
    /// - `!TEXT` at the end: no line contains the text. The program has then read all keys.
    /// - `end STATUS`: the program ends.
    ///
    /// Keys are characters, `⏎`, `⇥`, `⌫`, arrows, `␣` for a space at the end, `⎋` for Escape, and `^C` for Ctrl-C.
    func follows(
      _ script: String, _ sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      for line in script.split(separator: "\n") where !line.hasPrefix("#") {
        let isWhole = line.contains("==> ")
        let sides = line.split(
          separator: isWhole ? "==> " : "=> ", maxSplits: 1, omittingEmptySubsequences: false)
        try #require(sides.count == 2, "\(line)", sourceLocation: sourceLocation)
        try type(Self.typed(sides[0].last == " " ? sides[0].dropLast() : sides[0]))
        if sides[1].hasPrefix("end ") {
          #expect(try "end \(end())" == sides[1], sourceLocation: sourceLocation)
          continue
        }
        var wanted = sides[1].split(separator: " | ").map(String.init)
        let absent = wanted.last?.hasPrefix("!") == true ? wanted.removeLast().dropFirst() : nil
        let keys = wanted.last?.hasPrefix("[") == true ? wanted.removeLast() : nil
        if !isWhole { wanted.insert("...", at: 0) }
        wanted = wanted.map { $0.replacing("...", with: "[...]") }
        if absent != nil { try readsAll() }
        try waits(sourceLocation) { screen in
          let lines = sides[1].contains("¦") ? screen.linesWithCursor : screen.lines
          return lines[...].fit(wanted[...]) && (keys == nil || keys == "[\(screen.keys ?? "")]")
        }
        if let absent {
          #expect(!screen.lines.contains { $0.contains(absent) }, sourceLocation: sourceLocation)
        }
      }
      #expect(screen.unknown == [], sourceLocation: sourceLocation)
    }

    /// Returns the characters that keys in a script stand for.
    private static func typed(_ keys: Substring) -> String {
      let names: [Character: String] = [
        "⏎": "\r", "⇥": "\t", "⌫": "\u{7F}", "⎋": "\u{1B}", "␣": " ", "←": "\u{1B}[D",
        "→": "\u{1B}[C", "↑": "\u{1B}[A", "↓": "\u{1B}[B",
      ]
      var typed = ""
      var isControl = false
      for key in keys {
        if isControl, let ascii = key.asciiValue {
          typed += String(UnicodeScalar(ascii & 0x1F))
        } else if key != "^" {
          typed += names[key] ?? String(key)
        }
        isControl = key == "^" && !isControl
      }
      return typed
    }
  }
#endif
