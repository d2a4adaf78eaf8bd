import CrossPager

extension CommandTable {
  package static let gestures: [CommandEntry] = [
    CommandEntry(
      "drag", .developers, .distance("DX"), .distance("DY"),
      summary: "Move the content with a finger",
      details:
        "A positive DX moves the content to the right, and a positive DY moves it down. For example, a DX of -0.6 "
        + "reveals the page to the right. The first drag sets the axis. A drag moves the content by at most one page. "
        + "Past an edge, the content resists the drag like a rubber band ('set bounce'). With 'set snap free', a drag "
        + "can reach every page. A drag also catches settling content.",
      examples: ["drag -0.6 0", "drag 0 -0.8"],
      synonyms: ["swipe", "scroll", "pan", "pull", "gesture", "touch"]
    ) { .model(.gesture(.drag(dx: $0, dy: $1))) },
    CommandEntry(
      "release", .developers, .opening(.velocity("VX"), before: .velocity("VY")),
      .closing(.velocity("VY")), summary: "Let go of the content",
      details:
        "The content settles in 300 milliseconds. A drag of at least half a page turns the page, and so does a velocity "
        + "of at least half a page per second. Otherwise, the content goes back. 'set gesture' changes these values. "
        + "With 'set snap free', a velocity of 2 pages per second carries the content 1 page farther.",
      examples: ["release", "release -2 0"],
      synonyms: ["fling", "flick", "throw", "drop", "gesture"]
    ) { .model(.gesture(.release(vx: $0 ?? .zero, vy: $1 ?? .zero))) },
    CommandEntry(
      "cancel", .developers, summary: "Let go of the content and send it back to where it rested",
      synonyms: ["abort", "gesture"]
    ) { .model(.gesture(.cancel)) },
    CommandEntry(
      "glide", .developers, .choice as Parameter<Direction>,
      summary: "Move one step, settling over time",
      details:
        "The content settles where 'left', 'right', 'up' or 'down' would take it, as if you had flicked it. First "
        + "completes a settle or drops a drag. With 'set snap free', the content moves by one page or to the edge.",
      examples: ["glide left", "glide down"],
      synonyms: ["slide", "animate", "animation", "gesture"]
    ) { .model(.gesture(.glide($0))) },
    CommandEntry(
      "tick", .developers, .milliseconds, summary: "Advance settling content by MS milliseconds",
      examples: ["tick 100"], synonyms: ["wait", "sleep", "animate", "animation", "gesture"]
    ) { .model(.gesture(.tick(milliseconds: $0))) },
    CommandEntry(
      "finish", .developers, summary: "Settle moving content immediately",
      details: "During a drag, first releases the content with zero velocity.",
      synonyms: ["settle", "gesture"]
    ) { .model(.gesture(.finish)) },
    CommandEntry(
      "open", .developers, .opening(.level, before: .index("PAGE")), .closing(.index("PAGE")),
      summary: "Open the current page or another displayed page",
      details:
        "Prints the page's title and path. While a page is open, moves and gestures are refused. An edit that removes "
        + "the page closes it.",
      examples: ["open", "open day 2"], synonyms: ["tap", "click", "select", "detail"]
    ) { level, page in
      guard let level, let page else { return .model(.open) }
      return .model(level) { .openPage(level: $0, page: page) }
    },
    CommandEntry("close", .developers, summary: "Close the open page", synonyms: ["dismiss"]) {
      .model(.close)
    },
  ]
}

extension Parameter where Value == Offset {
  static func distance(_ usage: String) -> Parameter {
    decimal(usage, "a distance in pages, such as -0.6")
  }

  static func velocity(_ usage: String) -> Parameter {
    decimal(usage, "a velocity in pages per second, such as -2")
  }

  private static func decimal(_ usage: String, _ meaning: String) -> Parameter {
    word(usage, meaning, .number, missing: "\(usage), \(meaning)", Offset.init(heldDecimal:))
  }
}

extension Parameter {
  /// Creates the first parameter of an optional pair. A line that has the first parameter must have both.
  package static func opening<Wrapped, Other>(
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

  static func closing<Wrapped>(_ parameter: Parameter<Wrapped>) -> Parameter
  where Value == Wrapped? { optional(parameter, usage: "\(parameter.usage)]") }
}
