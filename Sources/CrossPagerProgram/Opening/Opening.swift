import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords

/// Finds what the arguments name and makes a scene of it.
struct Opening {
  let arguments: Arguments
  let environment: Environment
  /// The file that goes on to be read, if it is to be followed.
  private(set) var followed: SeriesFile?

  init(arguments: Arguments, environment: Environment) {
    self.arguments = arguments
    self.environment = environment
  }

  mutating func scene() throws(Failure) -> Scene {
    do {
      var scene = try unstartedScene()
      if let start = arguments.start { try scene.start(at: start) }
      return scene
    } catch let failure as Failure {
      throw failure
    } catch let problem as Scene.Problem {
      throw Failure(message: problem.message, status: status(of: problem))
    } catch {
      throw Failure(message: "\(error)", status: .badArguments)
    }
  }

  private mutating func unstartedScene() throws -> Scene {
    if let scene = arguments.scene { return try Scene(named: scene, storage: FileStorage()) }
    if let levels = arguments.levels, levels.contains("="), arguments.file == nil {
      return try Scene(levels: levels)
    }
    let units = try units()
    return try Scene(try data(units), units: units)
  }

  private func units() throws -> [CalendarUnit] {
    guard let levels = arguments.levels else { return [.day, .week, .month] }
    return try levels.split(separator: ",", omittingEmptySubsequences: false).map(String.init).map {
      word in
      guard let unit = CalendarUnit(rawValue: word.lowercased()), CalendarUnit.levels.contains(unit)
      else {
        let names = CalendarUnit.levels.map(\.rawValue).joined(separator: ", ")
        let plain = arguments.file == nil ? "; or plain levels such as day=5,week=5" : ""
        throw Failure(
          message: "'\(word.excerpt)' is not a unit of time, allowed are \(names)\(plain).",
          status: .badArguments)
      }
      return unit
    }
  }

  private mutating func data(_ units: [CalendarUnit]) throws -> ChartData {
    guard let path = arguments.file else {
      return .sample(
        aggregate: arguments.aggregate,
        calendar: CivilCalendar(firstWeekday: arguments.firstWeekday))
    }
    let file = try SeriesFile(path: path, units: units, arguments: arguments)
    if !arguments.follows { return try file.readAll(showingIn: environment.progressColumns) }
    followed = file
    return try file.readFirst(showingIn: environment.progressColumns)
  }

  private func status(of problem: Scene.Problem) -> Status {
    switch problem {
    case .notALevel, .notAName, .nameTwice, .notAStart, .startOutside, .notAScene: .badArguments
    case .noSamples, .file(.unreadable): .badData
    case .file(.cannotRead): .noInput
    case .file(.cannotWrite): .outputFailed
    }
  }
}

extension SeriesError {
  /// What the program ends with: what is wrong, what to do, and the status.
  var failure: Failure { Failure(message: "\(self) \(cure)", status: status) }

  /// Some errors are the options'.
  private var status: Status {
    switch self {
    case .unknownColumn, .noDates, .valueIsDate, .badDelimiter, .unknownTimeZone, .badDateFormat:
      .badArguments
    case .empty, .headerAlone, .otherFormat, .binary, .notUTF8, .ambiguousDates, .unterminatedQuote,
      .recordTooLong, .missingHeader, .noDateColumn, .noNumberColumn, .noSamples, .badCell,
      .shortRow, .longRow:
      .badData
    }
  }
}
