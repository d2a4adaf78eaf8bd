import CrossPagerConsole
import CrossPagerTimeline
import Foundation

/// Finds what the arguments name and makes a scene of it.
struct Opening {
  let arguments: Arguments

  func scene() throws(Failure) -> Scene {
    do {
      var scene = try unstartedScene()
      if let start = arguments.start { try scene.start(at: start) }
      return scene
    } catch let failure as Failure {
      throw failure
    } catch let problem as Scene.Problem {
      throw Failure(message: problem.message, status: status(of: problem))
    } catch let error as SeriesError {
      throw Failure(message: message(of: error), status: status(of: error))
    } catch {
      throw Failure(message: "\(error)", status: .badArguments)
    }
  }

  private func unstartedScene() throws -> Scene {
    if let scene = arguments.scene { return try Scene(named: scene, storage: FileStorage()) }
    if let levels = arguments.levels, levels.contains("="), arguments.file == nil {
      return try Scene(levels: levels)
    }
    let units = try units()
    return try Scene(try data(units), units: units)
  }

  private func units() throws -> [CalendarUnit] {
    guard let levels = arguments.levels else { return [.day, .week, .month] }
    return try levels.split(separator: ",", omittingEmptySubsequences: false).map { word in
      guard let unit = CalendarUnit(rawValue: word.lowercased()), CalendarUnit.levels.contains(unit)
      else {
        let names = CalendarUnit.levels.map(\.rawValue).joined(separator: ", ")
        let plain = arguments.file == nil ? "; or plain levels such as day=5,week=5" : ""
        throw Failure(
          message: "'\(word)' is not a unit of time, allowed are \(names)\(plain).",
          status: .badArguments)
      }
      return unit
    }
  }

  private func data(_ units: [CalendarUnit]) throws -> ChartData {
    let calendar = CivilCalendar(firstWeekday: arguments.firstWeekday)
    guard let file = arguments.file else {
      return .sample(aggregate: arguments.aggregate, calendar: calendar)
    }
    var input = try LineInput(path: file)
    var reader = SeriesReader(
      source: input.name, options: arguments.series,
      resolution: units.contains(.hour) ? .minute : .hour)
    while true {
      let chunk = try input.chunk()
      if chunk.isEmpty { break }
      try reader.read(chunk)
    }
    try reader.finish()
    guard let report = reader.report else { throw SeriesError.empty(source: input.name) }
    return ChartData(
      columns: reader.columns, report: report, aggregate: arguments.aggregate, calendar: calendar)
  }

  /// What is wrong, and the option that may help.
  private func message(of error: SeriesError) -> String {
    switch error {
    case .noDateColumn(_, _, format: nil): "\(error) '--date-format' tells how dates are written."
    case .noNumberColumn: "\(error) '--decimal ,' reads numbers with a decimal comma."
    case .badCell: "\(error) '--skip-bad-rows' leaves such rows out."
    default: error.description
    }
  }

  private func status(of problem: Scene.Problem) -> Status {
    switch problem {
    case .notALevel, .notAName, .nameTwice, .notAStart, .startOutside, .notAScene: .badArguments
    case .noSamples, .file(.unreadable): .badData
    case .file(.cannotRead): .noInput
    case .file(.cannotWrite): .outputFailed
    }
  }

  /// What a file that cannot be read as a series ends the program with: some errors are the options'.
  private func status(of error: SeriesError) -> Status {
    switch error {
    case .unknownColumn, .badDelimiter, .unknownTimeZone, .badDateFormat: .badArguments
    case .empty, .headerAlone, .binary, .notUTF8, .unterminatedQuote, .recordTooLong,
      .missingHeader,
      .noDateColumn, .noNumberColumn, .noSamples, .badCell, .shortRow, .longRow:
      .badData
    }
  }
}
