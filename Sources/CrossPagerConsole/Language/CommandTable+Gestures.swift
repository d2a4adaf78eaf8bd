import CrossPager

extension CommandTable {
  static let gestures: [CommandEntry] = [
    CommandEntry(
      "drag", .gestures, .distance("DX"), .distance("DY"),
      summary: "moves the content under a finger, in pages, positive towards right and down",
      details:
        "The finger that goes left, -0.6, brings the page to the right nearer. The first drag chooses the axis; one "
        + "drag reaches one page, and a rubber band holds the content where there is none. On a level that scrolls "
        + "freely ('set snap free') it reaches as far as the pages do. It catches content that is settling. Under "
        + "'set bounce off' there is no rubber band, and a drag that begins towards no page is ignored.",
      examples: ["drag -0.6 0", "drag 0 -0.8"],
      synonyms: ["swipe", "scroll", "pan", "pull", "gesture", "touch"]
    ) { .model(.gesture(.drag(dx: $0, dy: $1))) },
    CommandEntry(
      "release", .gestures, .opening(.velocity("VX"), before: .velocity("VY")),
      .closing(.velocity("VY")),
      summary: "lets go of the content, with a velocity in pages per second if one is given",
      details:
        "It settles in 300 milliseconds: on the page revealed from half a page on, or if it is thrown that way with at "
        + "least half a page per second, else back. 'set gesture' changes these values. A level that scrolls freely "
        + "goes on by half the velocity.",
      examples: ["release", "release -2 0"],
      synonyms: ["fling", "flick", "throw", "drop", "gesture"]
    ) { .model(.gesture(.release(vx: $0 ?? .zero, vy: $1 ?? .zero))) },
    CommandEntry(
      "cancel", .gestures, summary: "lets go of the content so that it goes back",
      synonyms: ["abort", "gesture"]
    ) { .model(.gesture(.cancel)) },
    CommandEntry(
      "tick", .gestures, .milliseconds,
      summary: "lets so many milliseconds pass for content that is settling",
      examples: ["tick 100"],
      synonyms: ["wait", "time", "sleep", "animate", "animation", "gesture"]
    ) { .model(.gesture(.tick(milliseconds: $0))) },
    CommandEntry(
      "finish", .gestures,
      summary: "brings content that is dragged or settling to its rest at once",
      details: "In a drag it is a release without velocity first.", synonyms: ["settle", "gesture"]
    ) { .model(.gesture(.finish)) },
    CommandEntry(
      "open", .gestures, .opening(.level, before: .index("PAGE")), .closing(.index("PAGE")),
      summary: "opens the current page, or taps a page that is displayed",
      details:
        "It tells the page's title and path. Until 'close' nothing else is done but 'undo', 'redo' and reports.",
      examples: ["open", "open day 2"], synonyms: ["tap", "click", "select", "enter", "detail"]
    ) { level, page in
      .model(level.flatMap { level in page.map { .openPage(level: level, page: $0) } } ?? .open)
    },
    CommandEntry(
      "close", .gestures, summary: "closes the page that is open, back to where everything was",
      synonyms: ["dismiss"]
    ) { .model(.close) },
  ]
}

extension Parameter where Value == Offset {
  /// How far a finger goes.
  static func distance(_ usage: String) -> Parameter {
    decimal(usage, "a distance in pages such as -0.6")
  }

  /// How fast a finger goes.
  static func velocity(_ usage: String) -> Parameter {
    decimal(usage, "a velocity in pages per second such as -2")
  }

  /// Any number; one that is beyond all pages is as good as the furthest.
  private static func decimal(_ usage: String, _ meaning: String) -> Parameter {
    Parameter(usage: usage, meaning: meaning, kind: .number) { reader throws(LineError) in
      let word = try reader.next("\(usage), \(meaning)")
      guard let offset = Offset(heldDecimal: word.text) else { throw reader.error(word, meaning) }
      return offset
    }
  }
}

/// Two parameters in brackets, both given or none.
extension Parameter {
  /// The first of two; a line that ends between them is an error.
  static func opening<Wrapped, Other>(
    _ parameter: Parameter<Wrapped>, before other: Parameter<Other>
  ) -> Parameter where Value == Wrapped? {
    Parameter(usage: "[\(parameter.usage)", meaning: parameter.meaning, kind: parameter.kind) {
      reader throws(LineError) in
      if reader.peek == nil { return nil }
      let value = try parameter.read(&reader)
      if reader.peek == nil { _ = try reader.next("\(other.usage), \(other.meaning)") }
      return value
    }
  }

  /// The second of two.
  static func closing<Wrapped>(_ parameter: Parameter<Wrapped>) -> Parameter
  where Value == Wrapped? {
    optional(parameter, usage: "\(parameter.usage)]")
  }
}
