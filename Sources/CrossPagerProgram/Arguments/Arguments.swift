import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords

/// The parsed command line.
struct Arguments {
  var file: String?
  var levels: String?
  var scene: String?
  var start: String?
  var aggregate = Aggregate.mean
  var firstWeekday = Weekday.monday
  var gaps = GapsRule.show
  var series = SeriesOptions()
  /// The name of the series to draw at the start, or nil for the first series.
  var drawnSeries: String?
  /// The sources of commands, in order. If empty, commands come from standard input.
  var scripts: [Script] = []
  var isJSON = false
  var bails = false
  var tellsEvents = false
  var isASCII = false
  var isPlain = false
  var follows = false
  var color = Choice.auto
  /// The number of rows of bars in a chart, or nil for the default.
  var height: Int?
  var keepsHistory = true
  /// The information to print instead of starting a session, or nil to start one.
  var information: Information?

  /// The paths of the files to read.
  var inputs: [String] {
    let commands = scripts.compactMap { script in
      if case .file(let path) = script { path } else { nil }
    }
    let sceneFile = scene.flatMap { Scene.names.contains($0.lowercased()) ? nil : $0 }
    return ([file].compactMap { $0 } + commands).filter { $0 != "-" }
      + (sceneFile.map { [UserFiles.path($0)] } ?? [])
  }

  enum Script {
    case text(String)
    case file(String)
  }

  enum Choice: String, CaseIterable {
    case auto, always, never
  }

  enum Information {
    /// Help for an option or for `all`. An empty string selects the short help.
    case help(String)
    case commands, diagram, manual, version
    case completions(CompletionScript)
  }

  struct Problem: Error {
    let message: String
  }

  /// Parses the arguments after the program name.
  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    var takesOptions = true
    /// The given options that need a file.
    var reading: [Option] = []
    while let argument = rest.popFirst() {
      if takesOptions && argument == "--" {
        takesOptions = false
      } else if takesOptions && argument.hasPrefix("-") && argument != "-" {
        let option = try take(argument, &rest)
        if OptionTable.reading.contains(where: { $0.names == option.names }) {
          reading.append(option)
        }
      } else if file == nil {
        file = argument
      } else {
        throw Problem(message: "Unexpected '\(argument.pathExcerpt)'. Only one FILE can be opened.")
      }
    }
    if information != nil { return }
    if file == nil, let option = reading.first {
      throw Problem(
        message: "\(option.names[0]) needs FILE. Usage: crosspager FILE \(option.usage)")
    }
    if file == "-", scripts.contains(where: { if case .file("-") = $0 { true } else { false } }) {
      throw Problem(
        message:
          "Standard input cannot supply both the data and the commands. Use -c for the commands.")
    }
    if scene != nil && (file != nil || levels != nil) {
      throw Problem(
        message: "--scene cannot be combined with \(file == nil ? "--levels" : "FILE").")
    }
  }

  /// Parses an option and takes its value from the arguments that follow.
  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(Problem) -> Option {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let attached = argument.hasPrefix("--") && parts.count > 1 ? String(parts[1]) : nil
    let name = attached == nil ? argument : String(parts[0])
    guard let option = OptionTable.option(named: name) else {
      throw Problem(message: OptionTable.unknown(name))
    }
    guard let value = option.value else {
      if let attached {
        throw Problem(message: "\(name) takes no value. Remove '=\(attached.excerpt)'.")
      }
      _ = option.set(&self, "")
      return option
    }
    let hint = value.hint.map { " \($0)" } ?? ""
    guard let text = attached ?? rest.popFirst() ?? (value.kind == .topic ? "" : nil) else {
      throw Problem(message: "\(name) needs \(value.placeholder).\(hint)")
    }
    guard option.set(&self, text) else {
      throw Problem(message: "Invalid value '\(text.excerpt)' for \(name).\(hint)")
    }
    return option
  }
}
