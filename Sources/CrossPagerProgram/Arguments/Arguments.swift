import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords

/// What the program was started with.
struct Arguments {
  var file: String?
  var levels: String?
  var scene: String?
  var start: String?
  var aggregate = Aggregate.mean
  var firstWeekday = Weekday.monday
  var series = SeriesOptions()
  /// Where commands come from, in order; none is standard input.
  var scripts: [Script] = []
  var isJSON = false
  var bails = false
  /// Whether what the display and its hosts do is told.
  var tellsEvents = false
  var isASCII = false
  var isPlain = false
  /// Whether the file is read on as it grows.
  var follows = false
  var color = Choice.auto
  /// Whether entered lines are kept for the next run.
  var keepsHistory = true
  /// What is printed instead of a session.
  var information: Information?

  /// The files all this is read from.
  var inputs: [String] {
    let commands = scripts.compactMap { script in
      if case .file(let path) = script { path } else { nil }
    }
    let sceneFile = scene.flatMap { Scene.names.contains($0.lowercased()) ? nil : $0 }
    return ([file].compactMap { $0 } + commands).filter { $0 != "-" }
      + (sceneFile.map { [UserFiles.path($0)] } ?? [])
  }

  /// A source of commands.
  enum Script {
    case text(String)
    case file(String)
  }

  enum Choice: String, CaseIterable {
    case auto, always, never
  }

  enum Information {
    case help, commands, diagram, manual, version
    case completions(CompletionScript)
  }

  /// An argument that cannot be used, in one sentence.
  struct Problem: Error {
    var message: String
  }

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions && argument == "--" {
        takesOptions = false
      } else if takesOptions && argument.hasPrefix("-") && argument != "-" {
        try take(argument, &rest)
      } else if file == nil {
        file = argument
      } else {
        throw Problem(message: "'\(argument.pathExcerpt)' is a second file, one can be opened.")
      }
    }
    if file == nil && series != SeriesOptions() {
      throw Problem(message: "The options about columns and rows are about a file, none is given.")
    }
    if file == nil && follows {
      throw Problem(message: "'--follow' is about a file, none is given.")
    }
    if file == "-", scripts.contains(where: { if case .file("-") = $0 { true } else { false } }) {
      throw Problem(message: "Standard input cannot be both the series and the commands.")
    }
    if scene != nil && (file != nil || levels != nil) {
      throw Problem(
        message: "'--scene' has levels of its own, a file or '--levels' cannot be given with it.")
    }
  }

  private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws(Problem) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let attached = argument.hasPrefix("--") && parts.count > 1 ? String(parts[1]) : nil
    let name = attached == nil ? argument : String(parts[0])
    guard let option = OptionTable.options.first(where: { $0.names.contains(name) }) else {
      throw Problem(message: OptionTable.unknown(name))
    }
    switch option.action {
    case .flag(let set):
      if let attached {
        throw Problem(message: "'\(name.excerpt)' takes no value, '\(attached.excerpt)' was given.")
      }
      set(&self)
    case .value(let taken, let set):
      guard let value = attached ?? rest.popFirst() else {
        throw Problem(
          message: "'\(name.excerpt)' is given no value, \(taken.placeholder) must follow.")
      }
      guard set(&self, value) else {
        let allowed = taken.allowed.map { ", \($0)" } ?? ""
        throw Problem(message: "'\(value.excerpt)' is no value for '\(name.excerpt)'\(allowed).")
      }
    }
  }
}
