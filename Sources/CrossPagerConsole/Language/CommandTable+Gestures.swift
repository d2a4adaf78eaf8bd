import CrossPager

extension CommandTable {
  static let gestures: [CommandEntry] = [
    CommandEntry(
      "drag", .developers, .distance("DX"), .distance("DY"),
      summary: "Move the content under a finger",
      details:
        "DX is positive to the right and DY down: a finger that moves left, -0.6, brings in the page to the right. The "
        + "first drag sets the axis. A drag moves the content by one page at most. Past an edge, a rubber band resists the "
        + "drag ('set bounce'). "
        + "With 'set snap free', it reaches as far as the pages do. It catches content that is settling.",
      examples: ["drag -0.6 0", "drag 0 -0.8"],
      synonyms: ["swipe", "scroll", "pan", "pull", "gesture", "touch"]
    ) { .model(.gesture(.drag(dx: $0, dy: $1))) },
    CommandEntry(
      "release", .developers, .opening(.velocity("VX"), before: .velocity("VY")),
      .closing(.velocity("VY")),
      summary: "Let go of the content",
      details:
        "It settles in 300 milliseconds. It turns the page after half a page, or at half a page per second or faster, and "
        + "else goes back. 'set gesture' changes these values. With 'set snap free', the content travels on by half the "
        + "velocity.",
      examples: ["release", "release -2 0"],
      synonyms: ["fling", "flick", "throw", "drop", "gesture"]
    ) { .model(.gesture(.release(vx: $0 ?? .zero, vy: $1 ?? .zero))) },
    CommandEntry(
      "cancel", .developers, summary: "Let go of the content and send it back",
      synonyms: ["abort", "gesture"]
    ) { .model(.gesture(.cancel)) },
    CommandEntry(
      "tick", .developers, .milliseconds,
      summary: "Advance the time for settling content",
      examples: ["tick 100"],
      synonyms: ["wait", "time", "sleep", "animate", "animation", "gesture"]
    ) { .model(.gesture(.tick(milliseconds: $0))) },
    CommandEntry(
      "finish", .developers,
      summary: "Bring moving content to rest at once",
      details: "During a drag, releases it without velocity first.",
      synonyms: ["settle", "gesture"]
    ) { .model(.gesture(.finish)) },
    CommandEntry(
      "open", .developers, .opening(.level, before: .index("PAGE")), .closing(.index("PAGE")),
      summary: "Open the current page, or a displayed one",
      details:
        "Prints the page's title and path. Until 'close', only 'undo', 'redo' and reports work.",
      examples: ["open", "open day 2"], synonyms: ["tap", "click", "select", "enter", "detail"]
    ) { level, page in
      .model(level.flatMap { level in page.map { .openPage(level: level, page: $0) } } ?? .open)
    },
    CommandEntry(
      "close", .developers, summary: "Close the open page",
      synonyms: ["dismiss"]
    ) { .model(.close) },
  ]
}

extension Parameter where Value == Offset {
  /// The distance of a drag.
  static func distance(_ usage: String) -> Parameter {
    decimal(usage, "a distance in pages such as -0.6")
  }

  /// The velocity of a release.
  static func velocity(_ usage: String) -> Parameter {
    decimal(usage, "a velocity in pages per second such as -2")
  }

  /// Any decimal number. One too large for any page is clamped.
  private static func decimal(_ usage: String, _ meaning: String) -> Parameter {
    word(usage, meaning, .number, missing: "\(usage), \(meaning)", Offset.init(heldDecimal:))
  }
}

/// Two parameters in brackets. Both are given or neither.
extension Parameter {
  /// The first of two. A line that ends between them is an error.
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
