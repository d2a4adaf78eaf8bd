// Embedded builds omit descriptions.
#if !hasFeature(Embedded)
  extension Offset: CustomStringConvertible {
    /// The number of pages, such as `-0.25`.
    public var description: String { "\(Double(self))" }
  }

  extension Position: CustomStringConvertible {
    /// The indices of the page and its level, such as `page 3 of level 0`.
    public var description: String {
      page.map { "page \($0) of level \(level)" } ?? "empty level \(level)"
    }
  }

  extension Directions: CustomStringConvertible {
    /// The directions in the order of ``Direction``, such as `[left, down]`.
    public var description: String {
      "[" + elements.map { "\($0)" }.joined(separator: ", ") + "]"
    }
  }

  extension Arrival: CustomStringConvertible {
    /// Both positions, such as `page 0 of level 0 → page 1 of level 0`.
    public var description: String { "\(from) → \(to)" }
  }

  extension Move: CustomStringConvertible {
    /// Both positions and any details, such as `page 0 of level 0 → page 4 of level 0, 4 steps, stopped at right`.
    public var description: String {
      var text = "\(from) → \(to)"
      if let steps { text += ", \(steps) \(steps == 1 ? "step" : "steps")" }
      if let stopped { text += ", stopped at \(stopped)" }
      if let finished { text += ", after \(finished)" }
      return text
    }
  }

  extension Outcome: CustomStringConvertible {
    /// The result and its details, such as `moved: …`, `changed` or `ignored: edge left`.
    public var description: String {
      switch self {
      case .moved(let move): "moved: \(move)"
      case .changed(nil): "changed"
      case .changed(let arrival?): "changed, after \(arrival)"
      case .ignored(.edge(let edge)): "ignored: edge \(edge)"
      case .ignored(.locked(let direction)): "ignored: locked \(direction)"
      case .ignored(let reason): "ignored: \(reason)"
      }
    }
  }
#endif
