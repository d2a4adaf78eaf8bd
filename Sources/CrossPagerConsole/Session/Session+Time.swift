import CrossPager

/// Time at the prompt. A session has no clock, so the caller measures the time.
extension Session {
  /// Whether content is settling, so that ``advance(byMilliseconds:)`` moves it.
  public var isSettling: Bool { state.pager.phase.isSettling }

  /// The duration of a settle.
  public var settleMilliseconds: Int { state.pager.rules.gesture.settleMilliseconds }

  /// Advances settling content by the given time, as `tick` does.
  ///
  /// Because the user did not enter this command, `history` does not list it. A recording contains a single `tick` for
  /// all the time between two other commands.
  ///
  /// - Returns: The response to the arrival, or nil if the content is still settling or was not settling.
  public mutating func advance(byMilliseconds milliseconds: Int) -> Response? {
    guard case .settling(let settle) = state.pager.phase, milliseconds > 0 else { return nil }
    let tick = Command.gesture(.tick(milliseconds: milliseconds))
    let passed = (scripts.recording?.passedMilliseconds ?? 0) + milliseconds
    if milliseconds < settle.durationMilliseconds - settle.elapsedMilliseconds {
      _ = state.apply(tick)
      display.update(to: state)
      scripts.recording?.passedMilliseconds = passed
      return nil
    }
    scripts.recording?.passedMilliseconds = 0
    return arrival(after: tick, "tick", "tick \(passed)")
  }

  /// Ends a settle at once, as `finish` does.
  ///
  /// - Returns: The response to the arrival, or nil if the content was not settling.
  public mutating func arrive() -> Response? {
    if !isSettling { return nil }
    let lostTime = recordTime()
    var response = arrival(after: .gesture(.finish), "finish", "finish")
    if let lostTime { response?.lostRecording = lostTime }
    return response
  }

  /// Performs the command that ends a settle, and records it as `line`.
  private mutating func arrival(
    after command: Command, _ name: String, _ line: String
  ) -> Response? {
    grammar.entry(named: name).map { entry in
      respond(to: Request(entry: entry, work: .model(command)), of: line, line)
    }
  }
}
