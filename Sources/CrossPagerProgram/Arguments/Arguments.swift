import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import SeriesExplorer

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
  /// The name of the series to draw at the start, or nil to let the program choose.
  var drawnSeries: String?
  /// The sources of commands, in order. If there are none, commands come from standard input.
  var scripts: [Script] = []
  var isJSON = false
  var bails = false
  var tellsEvents = false
  var isASCII = false
  var isPlain = false
  /// Whether pages are drawn with motion at the prompt.
  var moves = true
  var follows = false
  var color = Choice.auto
  /// The number of rows of bars in a chart, or nil for the default.
  var height: Int?
  var keepsHistory = true
  /// Whether the options in the user's configuration file also apply.
  var readsConfig = true
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
    /// Help for the named option, or for all options if the name is `all`. An empty string selects the short help.
    case help(String)
    case commands, manual, version
    case completions(CompletionScript)
  }

  struct Problem: Error {
    let message: String
  }

  /// The default arguments.
  init() {}

  /// Parses the arguments after the program name.
  ///
  /// - Parameter settings: The options in the configuration file. An option in the arguments replaces the same option
  ///   in the file.
  init(_ arguments: [String], after settings: [ConfigFile.Setting] = []) throws(Problem) {
    let given = try take(arguments)
    for setting in settings where applies(setting.option, besides: given.map(\.option)) {
      _ = setting.option.set(&self, setting.value)
    }
    for (option, name, value) in given where !option.set(&self, value) {
      throw Problem(message: option.refusal(of: value, name))
    }
    try check(given.map(\.option))
  }

  /// An option with its name and its value, which is empty for a flag.
  private typealias Given = (option: Option, name: String, value: String)

  /// Takes the file and the options from the arguments.
  private mutating func take(_ arguments: [String]) throws(Problem) -> [Given] {
    var given: [Given] = []
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions && argument == "--" {
        takesOptions = false
      } else if takesOptions && argument.hasPrefix("-") && argument != "-" {
        given.append(try Arguments.option(argument, &rest))
      } else if file == nil {
        file = argument
      } else {
        throw Problem(message: "Unexpected '\(argument.pathExcerpt)'. Only one FILE can be opened.")
      }
    }
    return given
  }

  /// Parses an option and takes its value from the arguments that follow.
  private static func option(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(Problem) -> Given {
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
      return (option, name, "")
    }
    guard let text = attached ?? rest.popFirst() ?? (value.kind == .topic ? "" : nil) else {
      throw Problem(message: value.missing(name))
    }
    return (option, name, text)
  }

  /// Whether an option in the configuration file applies in addition to the given options.
  private func applies(_ option: Option, besides given: [Option]) -> Bool {
    func isGiven(_ name: String) -> Bool { given.contains { $0.names.contains(name) } }
    if option.names.contains("--levels"), isGiven("--scene") { return false }
    return !isGiven(option.names[0]) && (file != nil || !option.needsFile)
  }

  /// Throws if the arguments contradict each other.
  private func check(_ given: [Option]) throws(Problem) {
    if information != nil { return }
    if file == nil, let option = given.first(where: \.needsFile) {
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
}

extension Option {
  /// Whether the option works only with FILE.
  fileprivate var needsFile: Bool { OptionTable.reading.contains { $0.names == names } }
}
