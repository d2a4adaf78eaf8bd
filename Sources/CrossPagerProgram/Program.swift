import CLibrary
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import SeriesExplorer

/// Runs a session according to the arguments.
@main
enum Program {
  private static let version = "0.1.0"

  static func main() { exit(run(Array(CommandLine.arguments.dropFirst()))) }

  private static func run(_ arguments: [String]) -> Int32 {
    POSIX.occupyStandardStreams()
    POSIX.ignoreWriteSignals()
    let environment = Environment()
    var color = Arguments.Choice.auto
    func complain(_ message: String) {
      StandardError.complain(message, environment.errorStyle(color))
    }
    do {
      var options = try Arguments(arguments)
      color = options.color
      if options.readsConfig, options.information == nil {
        options = try Arguments(arguments, after: environment.config.settings(complain))
        color = options.color
      }
      return try run(options, environment)
    } catch let problem as Scene.Problem {
      complain(problem.message)
      return problem.status.rawValue
    } catch let problem as DataProblem {
      complain(problem.message)
      return problem.status.rawValue
    } catch let failure as Failure {
      complain(failure.message)
      return failure.status.rawValue
    } catch let problem as Arguments.Problem {
      complain(problem.message)
      complain("See 'crosspager --help'.")
      return Status.badArguments.rawValue
    } catch let failure as POSIX.Failure where failure.isClosedPipe {
      return Status.success.rawValue
    } catch let failure as POSIX.Failure {
      complain("Cannot write to standard output: \(failure.reason).")
      return Status.outputFailed.rawValue
    } catch {
      complain("\(error)")
      return Status.commandError.rawValue
    }
  }

  private static func run(_ arguments: Arguments, _ environment: Environment) throws -> Int32 {
    let style = environment.style(arguments)
    switch arguments.information {
    case .help(let topic): return try print(Manual.help(topic, style))
    case .commands: return try print(Grammar.explorer.markdown)
    case .manual: return try print(ManualPage.text)
    case .completions(let script): return try print(script.text)
    case .version: return try print("crosspager \(version)")
    case nil: break
    }
    var opening = Opening(arguments: arguments, environment: environment)
    let scene = try opening.scene()
    if let report = scene.chartData?.report, let notice = report.encodingNotice {
      StandardError.complain(notice, environment.errorStyle(arguments.color))
    }
    if !arguments.series.skipBadRows, !arguments.follows {
      for error in scene.chartData?.report.skippedErrors ?? [] {
        StandardError.complain(
          "\(error) The line was left out.", environment.errorStyle(arguments.color))
      }
    }
    for column in scene.chartData?.report.closedColumns.prefix(ReadReport.exampleLimit) ?? [] {
      StandardError.complain(
        "Column '\(column.name.excerpt)' is left out. \(column.error)",
        environment.errorStyle(arguments.color))
    }
    let inputs = InputFiles(arguments.inputs)
    let storage = FileStorage(
      inputs: inputs, history: arguments.keepsHistory ? environment.history : nil)
    var session = Session(scene: scene, storage: storage, tellsEvents: arguments.tellsEvents)
    session.explorer.reader = FileReader(
      arguments: arguments, environment: environment, inputs: inputs)
    session.explorer.origin = opening.origin
    session.context.today = { Environment.today }
    var conversation = Conversation(
      session: session, arguments: arguments, environment: environment, followed: opening.followed)
    return try conversation.run()
  }

  private static func print(_ text: String) throws(POSIX.Failure) -> Int32 {
    var output = Output(descriptor: POSIX.standardOutput)
    try output.print(text)
    try output.flush()
    return Status.success.rawValue
  }
}
