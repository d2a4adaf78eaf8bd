import CrossPager
import MessageWords

/// Describes outcomes in words. The caller provides the format for places.
enum OutcomeWording {
  /// A sentence that describes a command's outcome, or nil for reports and errors.
  static func sentence(
    _ response: Response, isPlain: Bool, place: (Place?) -> String
  ) -> String? {
    let (isPreview, answer) = (response.isPreview, response.answer)
    let phrases = answer.details.flatMap { isPlain ? $0.inPlainDigits.phrases : $0.phrases }
    let advice = answer.advice.map { ". \($0)" } ?? ""
    switch response.result {
    case .moved(_, let to, let steps, let stopped, let finished):
      let stop = stopped.map { edge in
        "stopped at the \(edge.spelling)" + ([.left, .right].contains(edge) ? " edge" : "")
      }
      let parts = [
        "\(isPreview ? "would move" : "moved") to \(place(to))",
        steps.map { Wording.count($0, "step") }, stop,
      ]
      return (parts.compactMap(\.self) + phrases).joined(separator: ", ")
        + (finished.map { rest($0, place) } ?? "") + advice
    case .changed(let change):
      let motion = response.motion.flatMap { sentence($0, place: place) }
      let details =
        [
          change.travel, change.setting, motion,
          change.closed.map { "'\(($0.title ?? "").excerpt)' is closed" },
          change.opened.map(sentence),
        ].compactMap { $0 } + phrases
      let ends = isPreview || motion != nil || change.setting != nil || !phrases.isEmpty
      return "\(isPreview ? "would change" : "changed")"
        + (details.isEmpty ? "" : ": \(details.joined(separator: ", "))")
        + (ends ? "" : ", \(response.at == nil ? "" : "at ")\(place(response.at))")
        + (change.finished.map { rest($0, place) } ?? "") + advice
    case .ignored(_, let message, _):
      return "\(isPreview ? "would be " : "")ignored: \(message)"
    case .report, .error, .failed: return nil
    }
  }

  /// The motion of the content, such as `dragging 0.6 right, toward day 3 (0…4)`, or nil at rest.
  static func sentence(_ motion: Motion, place: (Place?) -> String) -> String? {
    guard let axis = motion.phase.axis else { return nil }
    let offset = motion.phase.offset
    var way = offset
    if offset == .zero, case .settling(let settle) = motion.phase { way = settle.end }
    let direction = Direction(axis, way < .zero ? .backward : .forward).spelling
    let distance = Offset(rawValue: Int64(clamping: offset.rawValue.magnitude)).decimal
    return "\(motion.phase.spelling) \(distance) \(direction), toward \(place(motion.target))"
  }

  /// A sentence about an open page, such as `'Article B3' is open, path 1 2`.
  static func sentence(_ opened: OpenedPage) -> String {
    let path = opened.path.map(String.init).joined(separator: " ")
    return "'\((opened.place.title ?? "").excerpt)' is open, path \(path)"
  }

  /// The line for an event, such as `addView day 3, host 0`.
  static func line(_ event: Response.Event) -> String {
    let page = event.level.map { level in " \(level)" + (event.page.map { " \($0)" } ?? "") }
    return event.name + (page ?? "") + (event.host.map { ", host \($0)" } ?? "")
  }

  private static func rest(_ finished: NamedArrival, _ place: (Place?) -> String) -> String {
    let isGone = finished.to.map { $0.page == nil && $0.count > 0 } ?? true
    return ", after settling at \(isGone ? "a removed page" : place(finished.to))"
  }
}
