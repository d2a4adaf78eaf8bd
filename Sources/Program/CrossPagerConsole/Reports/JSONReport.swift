import CrossPager

/// Writes each response as a JSON object. `Docs/Guide.md` ("Scripts and JSON") and `Docs/Gestures.md` ("In JSON")
/// describe the members.
public enum JSONReport {
  /// Returns the JSON object for a response as one line of UTF-8.
  ///
  /// - Parameter number: The number of the command in its session, starting at 1.
  /// - Complexity: O(length of the object)
  public static func bytes(_ response: Response, number: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { $0.write(response, number: number) }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ response: Response, number: Int) {
    member("n", .integer(number))
    member("command", response.command)
    member("result", response.result.kind.spelling)
    if response.isPreview { member("preview", true) }
    write(response.result)
    for detail in response.answer.details { write(members: detail.json) }
    if let motion = response.motion { write(motion) }
    if let lost = response.lostRecording { member("lostRecording", lost.message) }
    if let events = response.events { write(events) }
    member("at", response.at)
  }

  private mutating func write(_ result: Response.Result) {
    switch result {
    case .moved(let from, let to, let steps, let stopped, let finished):
      member("from", from)
      member("to", to)
      if let steps { member("steps", .integer(steps)) }
      if let stopped { member("stopped", stopped.spelling) }
      write(finished)
    case .changed(let change):
      if !change.notes.isEmpty { member("repairs", .strings(change.notes)) }
      if let remark = change.remark { member("remark", remark) }
      write(change.finished)
      if let closed = change.closed { member("closed", closed) }
      if let opened = change.opened { member("opened", opened.json) }
    case .ignored(let reason, _, let notes):
      member("reason", reason.spelling)
      if case .pager(.edge(let edge)) = reason { member("edge", edge.spelling) }
      if case .pager(.locked(let direction)) = reason { member("direction", direction.spelling) }
      if !notes.isEmpty { member("differences", .strings(notes)) }
    case .report(let report): write(members: report.json)
    case .error(let error):
      member("message", error.message)
      if !error.failures.isEmpty { member("failures", .strings(error.failures)) }
    case .failed(let error): member("message", error.message)
    }
  }

  private mutating func member(_ name: StaticString, _ place: Place?) {
    self.name(name)
    guard let place else { return writeWord("null") }
    object {
      $0.member("level", place.level)
      $0.member("page", .optional(place.page))
    }
  }

  private mutating func write(_ finished: NamedArrival?) {
    guard let finished else { return }
    name("finished")
    object {
      $0.member("from", finished.from)
      $0.member("to", finished.to)
    }
  }

  private mutating func write(_ motion: Motion) {
    member("phase", motion.phase.spelling)
    guard let axis = motion.phase.axis else { return }
    member("axis", axis.spelling)
    member("offset", .number(Double(motion.phase.offset)))
    member("target", motion.target)
  }

  private mutating func write(_ events: [Response.Event]) {
    name("events")
    array { writer in
      for event in events {
        writer.object {
          $0.member("event", event.name)
          if let host = event.host { $0.member("host", .integer(host)) }
          $0.member("level", .optional(event.level))
          $0.member("page", .optional(event.page))
        }
      }
    }
  }
}

extension Place {
  var json: JSON {
    .present([
      "level": .string(level), "count": .integer(count), "page": .optional(page),
      "offset": rest.map { .number(Double($0)) },
    ])
  }

  package var titledJSON: JSON { .joined(json, ["title": .optional(title)]) }
}

extension OpenedPage {
  var json: JSON {
    [
      "level": .string(place.level), "page": .optional(place.page),
      "title": .optional(place.title), "path": .array(path.map { .integer($0) }),
    ]
  }
}
