import CLibrary
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import SeriesExplorer

/// Runs a session according to the arguments.
@main
enum Program {
  static func main() { exit(run(Array(CommandLine.arguments.dropFirst()))) }

  private static func run(_ words: [String]) -> Int32 {
    POSIX.occupyStandardStreams()
    POSIX.ignoreWriteSignals()
    var environment = Environment()
    func end(_ message: String, _ status: Status) -> Int32 {
      environment.complain(message)
      return status.rawValue
    }
    do {
      let hasInput = [.regular, .pipe].contains(POSIX.status(of: POSIX.standardInput)?.kind)
      environment.arguments = try Arguments(words, hasInput: hasInput)
      if environment.arguments.readsConfig, environment.arguments.information == nil {
        let options = try ConfigFile.options(environment.complain)
        environment.arguments = try Arguments(words, after: options, hasInput: hasInput)
      }
      return try run(environment)
    } catch let problem as Scene.Problem {
      return end(problem.message, problem.status)
    } catch let problem as DataProblem {
      return end(problem.message, problem.status)
    } catch let failure as Failure {
      let status = end(failure.message, failure.status)
      return failure.advice.map { end($0, failure.status) } ?? status
    } catch let failure as POSIX.Failure where failure.code == EPIPE {
      return Status.success.rawValue
    } catch let failure as POSIX.Failure {
      return end("Cannot write to standard output: \(failure.reason).", .outputFailed)
    } catch {
      return end("\(error)", .commandError)
    }
  }

  private static func run(_ environment: Environment) throws -> Int32 {
    let arguments = environment.arguments
    if let information = arguments.information {
      var output = Output()
      try output.print(information(environment.style()))
      try output.flush()
      return Status.success.rawValue
    }
    var opening = Opening(environment: environment)
    let scene = try opening.scene()
    if let report = scene.chartData?.report {
      let skipped =
        arguments.series.skipBadRows || arguments.follows
        ? [] : report.skippedErrors.map { "\($0) The line was left out." }
      let closed = report.closedColumns.prefix(ReadReport.exampleLimit).map(\.message)
      for message in [report.encodingNotice].compactMap(\.self) + skipped + closed {
        environment.complain(message)
      }
    }
    let inputs = InputFiles(arguments.inputs)
    let storage = FileStorage(
      inputs: inputs, history: arguments.keepsHistory ? UserFiles.history : nil)
    var session = Session(scene: scene, storage: storage, tellsEvents: arguments.tellsEvents)
    session.explorer.reader = FileReader(environment: environment, inputs: inputs)
    session.explorer.origin = opening.origin
    session.context.now = { Environment.now }
    var conversation = Conversation(
      session: session, environment: environment, followed: opening.followed)
    return try conversation.run()
  }
}
