import CrossPagerConsole

/// The page that `compare` compares the shown page with.
enum Comparison: Hashable, Sendable {
  case previous
  /// The page a year before the shown page.
  case year
  /// The page with this key, on the named level only.
  case page(level: String, key: String)

  /// The argument to `compare`.
  var words: String {
    switch self {
    case .previous: "previous"
    case .year: "year"
    case .page(_, let key): key
    }
  }

  var json: JSON {
    switch self {
    case .previous, .year: .string(words)
    case .page(let level, let key): ["level": .string(level), "page": .string(key)]
    }
  }

  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    switch reader.value {
    case .string("previous"): self = .previous
    case .string("year"): self = .year
    case .object:
      let members = try reader.members(["level", "page"])
      self = .page(
        level: try reader.required("level", in: members).string(),
        key: try reader.required("page", in: members).string())
    default: throw reader.problem("'previous', 'year' or a page with its level")
    }
  }
}
