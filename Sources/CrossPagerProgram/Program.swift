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

  private static func run(_ words: [String]) -> Int32 {
    POSIX.occupyStandardStreams()
    POSIX.ignoreWriteSignals()
    let environment = Environment()
    var arguments = Arguments()
    func complain(_ message: String) { environment.complain(message, arguments) }
    do {
      arguments = try Arguments(words)
      if arguments.readsConfig, arguments.information == nil {
        arguments = try Arguments(words, after: ConfigFile.options(complain))
      }
      return try run(arguments, environment)
    } catch let problem as Scene.Problem {
      complain(problem.message)
      return problem.status.rawValue
    } catch let problem as DataProblem {
      complain(problem.message)
      return problem.status.rawValue
    } catch let failure as Failure {
      complain(failure.message)
      if let advice = failure.advice { complain(advice) }
      return failure.status.rawValue
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
    if let report = scene.chartData?.report {
      let skipped =
        arguments.series.skipBadRows || arguments.follows
        ? [] : report.skippedErrors.map { "\($0) The line was left out." }
      let closed = report.closedColumns.prefix(ReadReport.exampleLimit).map { column in
        "Column '\(column.name.excerpt)' is left out. \(column.error)"
      }
      for message in [report.encodingNotice].compactMap(\.self) + skipped + closed {
        environment.complain(message, arguments)
      }
    }
    let inputs = InputFiles(arguments.inputs)
    let storage = FileStorage(
      inputs: inputs, history: arguments.keepsHistory ? UserFiles.history : nil)
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
