import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import SeriesExplorer
import TerminalText

/// The parsed command line.
struct Arguments {
  var file: String?
  var levels: String?
  var scene: String?
  var start: String?
  var notes: String?
  /// The aggregates to show, each with its column or with nil for the drawn column.
  var aggregates: [(column: String?, aggregate: Aggregate)] = []
  var gaps = GapsRule.show
  var series = SeriesOptions()
  /// The name of the series to draw at the start, or nil to let the program choose.
  var drawnSeries: String?
  /// The sources of commands, in order. If there are none, the program reads standard input or the terminal.
  var scripts: [Script] = []
  /// The commands that export web pages. They run after all scripts.
  var pages: [Script] = []
  /// Whether standard input supplies the data because there is no FILE.
  private(set) var takesInput = false
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
  var readsConfig = true
  /// The text to print instead of starting a session, or nil to start one.
  var information: (@Sendable (TextStyle) throws(Failure) -> String)?

  var inputs: [String] {
    let commands = scripts.map { if case .file(let path) = $0 { path } else { "-" } }
    let files = ([file ?? "-"] + commands).filter { $0 != "-" }
    guard let scene, !Scene.names.contains(scene.lowercased()) else { return files }
    return files + [UserFiles.path(scene)]
  }

  enum Script: Equatable {
    case text(String)
    case file(String)
  }

  enum Choice: String, CaseIterable {
    case auto, always, never
  }

  init() {}

  /// - Parameters:
  ///   - file: The options in the configuration file. An option in the arguments replaces the same option in the file.
  ///   - hasInput: Whether standard input is a pipe or a file and can thus supply the data for scripts without FILE.
  init(
    _ arguments: [String], after file: [GivenOption] = [], hasInput: Bool = false
  ) throws(Failure) {
    let given = try take(arguments)
    if hasInput, self.file == nil, try Self.canTakeInput(given) {
      takesInput = true
      self.file = "-"
    }
    let options = given.map(\.option)
    for setting in file where applies(setting.option, besides: options) {
      try setting.apply(to: &self)
    }
    for option in given { try option.apply(to: &self) }
    scripts += pages
    try check(options)
  }

  /// Returns whether the scripts leave standard input free for the data.
  private static func canTakeInput(_ given: [GivenOption]) throws(Failure) -> Bool {
    var arguments = Arguments()
    for option in given { try option.apply(to: &arguments) }
    let scripts = arguments.scripts + arguments.pages
    let hasCounts = arguments.levels?.contains("=") == true
    return arguments.scene == nil && !hasCounts && !scripts.isEmpty && !scripts.contains(.file("-"))
  }

  private mutating func take(_ arguments: [String]) throws(Failure) -> [GivenOption] {
    var given: [GivenOption] = []
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions && argument == "--" {
        takesOptions = false
      } else if takesOptions && argument.hasPrefix("-") && argument != "-" {
        let end = argument.hasPrefix("--") ? argument.firstIndex(of: "=") : nil
        let value = end.map { String(argument[$0...].dropFirst()) }
        let name = end.map { String(argument[..<$0]) } ?? argument
        given.append(try GivenOption(name, value) { rest.popFirst() })
      } else if file == nil {
        file = argument
      } else {
        throw .usage("Unexpected '\(argument.pathExcerpt)'. Only one FILE can be opened.")
      }
    }
    return given
  }

  private func applies(_ option: Option, besides given: [Option]) -> Bool {
    func isGiven(_ name: String) -> Bool { given.contains { $0.names.contains(name) } }
    if option.names.contains("--levels"), isGiven("--scene") { return false }
    return !isGiven(option.names[0]) && (file != nil || !option.needsFile)
  }

  private func check(_ given: [Option]) throws(Failure) {
    if information != nil { return }
    if file == nil, let option = given.first(where: \.needsFile) {
      throw .usage("\(option.names[0]) needs FILE. Usage: crosspager FILE \(option.usage)")
    }
    if file == "-", scripts.contains(.file("-")) {
      throw .usage(
        "Standard input cannot supply both the data and the commands. Use -c for the commands.")
    }
    if scene != nil && (file != nil || levels != nil) {
      throw .usage("--scene cannot be combined with \(file == nil ? "--levels" : "FILE").")
    }
  }
}

extension Option {
  fileprivate var needsFile: Bool { OptionTable.reading.contains { $0.names == names } }
}
