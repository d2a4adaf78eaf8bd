import CrossPager

/// Writes each response as a JSON object. `Docs/Guide.md` ("Scripts and JSON") and `Docs/Gestures.md` ("In JSON")
/// describe the members.
public enum JSONReport {
  /// The JSON object for a response as one line of UTF-8.
  ///
  /// - Parameter number: The number of the command in its session, starting at 1.
  /// - Complexity: O(length of the object)
  public static func bytes(_ response: Response, number: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("n", .integer(number))
      writer.member("command", response.command)
      writer.member("result", response.result.kind.spelling)
      if response.isPreview { writer.member("preview", true) }
      write(response.result, to: &writer)
      for detail in response.answer.details { writer.write(members: detail.json) }
      write(response.motion, to: &writer)
      if let lost = response.lostRecording { writer.member("lostRecording", lost.message) }
      if let events = response.events { write(events, to: &writer) }
      write(response.at, as: "at", to: &writer)
    }
    return writer.bytes
  }

  private static func write(_ result: Response.Result, to writer: inout JSONWriter) {
    switch result {
    case .moved(let from, let to, let steps, let stopped, let finished):
      write(from, as: "from", to: &writer)
      write(to, as: "to", to: &writer)
      if let steps { writer.member("steps", .integer(steps)) }
      if let stopped { writer.member("stopped", stopped.spelling) }
      write(finished, to: &writer)
    case .changed(let change):
      if !change.notes.isEmpty { writer.member("repairs", .strings(change.notes)) }
      if let remark = change.remark { writer.member("remark", remark) }
      write(change.finished, to: &writer)
      if let closed = change.closed { write(closed, as: "closed", to: &writer) }
      if let opened = change.opened { writer.member("opened", opened.json) }
    case .ignored(let reason, _, let notes):
      writer.member("reason", reason.spelling)
      if case .pager(.edge(let edge)) = reason { writer.member("edge", edge.spelling) }
      if case .pager(.locked(let direction)) = reason {
        writer.member("direction", direction.spelling)
      }
      if !notes.isEmpty { writer.member("differences", .strings(notes)) }
    case .report(let report): writer.write(members: report.json)
    case .error(let error):
      writer.member("message", error.message)
      if !error.failures.isEmpty { writer.member("failures", .strings(error.failures)) }
    case .failed(let error): writer.member("message", error.message)
    }
  }

  private static func write(
    _ place: Place?, as name: StaticString, to writer: inout JSONWriter
  ) {
    writer.name(name)
    guard let place else { return writer.writeWord("null") }
    writer.object {
      $0.member("level", place.level)
      $0.member("page", .optional(place.page))
    }
  }

  private static func write(_ finished: NamedArrival?, to writer: inout JSONWriter) {
    guard let finished else { return }
    writer.name("finished")
    writer.object {
      write(finished.from, as: "from", to: &$0)
      write(finished.to, as: "to", to: &$0)
    }
  }

  private static func write(_ motion: Motion?, to writer: inout JSONWriter) {
    guard let motion else { return }
    writer.member("phase", motion.phase.spelling)
    guard let axis = motion.phase.axis else { return }
    writer.member("axis", axis.spelling)
    writer.member("offset", .number(Double(motion.phase.offset)))
    write(motion.target, as: "target", to: &writer)
  }

  private static func write(_ events: [Response.Event], to writer: inout JSONWriter) {
    writer.name("events")
    writer.array { writer in
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
