/// The task that the arguments describe.
enum Arguments {
  /// Explores the named parts, or all parts if there are no names. `options` contains `--check`, `--update` or both.
  case parts(names: Set<String>, options: Set<String>)
  /// Prints the totals of `counts.txt`.
  case totals
  case pager(GivenPager)

  static let usage = """
    Usage: Exploration [--check | --update] [NAME]...
           Exploration --totals
           Exploration --levels NAME=COUNT,... [--after COMMANDS] [--reach PLACE]
    """

  init(_ arguments: [String]) throws(ArgumentError) {
    if arguments == ["--totals"] {
      self = .totals
      return
    }
    var names: Set<String> = []
    var options: Set<String> = []
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check", "--update": options.insert(argument)
      case "--levels", "--after", "--reach":
        guard let value = rest.popFirst() else {
          throw ArgumentError(message: "\(argument) needs a value.")
        }
        values[argument] = value
      case _ where Part.all.contains { $0.name == argument }: names.insert(argument)
      default:
        throw ArgumentError(
          message: argument.hasPrefix("-")
            ? "Unknown option '\(argument)'."
            : "Unknown name '\(argument)'. Names: \(Part.all.map(\.name).joined(separator: ", "))")
      }
    }
    guard let levels = values["--levels"] else {
      if let option = values.keys.min() {
        throw ArgumentError(message: "\(option) needs --levels.")
      }
      self = .parts(names: names, options: options)
      return
    }
    if let other = options.union(names).min() {
      throw ArgumentError(message: "--levels cannot be combined with '\(other)'.")
    }
    self = .pager(
      try GivenPager(levels: levels, after: values["--after"] ?? "", reach: values["--reach"]))
  }
}

struct ArgumentError: Error, Equatable { let message: String }
