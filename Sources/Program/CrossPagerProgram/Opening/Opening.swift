import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import SeriesExplorer

/// Opens the file, the scene or the levels named by the arguments.
struct Opening {
  let environment: Environment
  private var arguments: Arguments { environment.arguments }
  private(set) var followed: SeriesFile?
  /// The origin of the data, or nil if the data does not come from a file or standard input.
  private(set) var origin: DataOrigin?

  /// - Throws: ``Failure`` or `Scene.Problem`.
  mutating func scene() throws -> Scene {
    var scene = try unstartedScene()
    scene.set(arguments.gaps)
    try addNotes(to: &scene)
    if !arguments.moves { scene.set(PromptRule.off) }
    if let start = arguments.start { try scene.start(at: start) }
    return scene
  }

  private func addNotes(to scene: inout Scene) throws {
    guard let file = arguments.notes else { return }
    if scene.chartData == nil { throw Failure.usage("--notes needs levels with dates.") }
    let text = Result { () throws(StorageError) in try FileStorage().read(file) }
    for problem in scene.addNotes(try text.mapError(Scene.Problem.file).get(), from: file) {
      environment.complain("\(problem) The line was left out.")
    }
  }

  private mutating func unstartedScene() throws -> Scene {
    if let scene = arguments.scene {
      return try Scene(named: scene, storage: FileStorage(), grammar: .explorer)
    }
    if let levels = arguments.levels, levels.contains("="), arguments.file == nil {
      return try Scene(levels: levels)
    }
    let units = try units()
    let data = try fileData(units) ?? .sample(calendar: arguments.series.calendar)
    return try Scene(
      data.aggregated(by: arguments.aggregates), units: units, follows: arguments.follows)
  }

  /// Returns the units of the levels, or nil to choose units that suit the data.
  private func units() throws -> [CalendarUnit]? {
    let names = CalendarUnit.levels.map(\.rawValue)
    return try arguments.levels?.split(separator: ",", omittingEmptySubsequences: false).map {
      let word = String($0)
      let unit = CalendarUnit(rawValue: word.lowercased())
      if let unit, CalendarUnit.levels.contains(unit) { return unit }
      let nearest = Spelling.nearest(to: word, among: names)
      throw Failure(
        message: "No unit '\(word.excerpt)'.\(nearest.map { " Did you mean '\($0)'?" } ?? "")"
          + " Units: \(names.joined(separator: ", "))."
          + (arguments.file == nil ? " For plain levels, use NAME=COUNT, such as day=5." : ""),
        status: .badArguments)
    }
  }

  /// Returns the data in the file, or nil if no file is given or standard input is empty.
  private mutating func fileData(_ units: [CalendarUnit]?) throws -> ChartData? {
    guard let path = arguments.file else { return nil }
    if arguments.takesInput {
      // An empty file has no data, even if it is followed.
      if POSIX.sizeOfFile(POSIX.standardInput) == 0 { return nil }
      if POSIX.readable(among: [POSIX.standardInput], within: 1000).isEmpty {
        environment.complain(
          "Waiting for data on standard input. For the built-in sample, add </dev/null")
      }
    }
    let request = DataRequest(
      file: path, options: arguments.series, resolution: units?.min()?.finer)
    let file = try SeriesFile(request, environment, follows: arguments.follows)
    origin = arguments.follows ? .followed : path == "-" ? .standardInput : .file(request)
    if arguments.follows { followed = file }
    let read = Result { try arguments.follows ? file.readFirst() : file.readAll() }
    if arguments.takesInput, file.bytesRead == 0 {
      (origin, followed) = (nil, nil)
      return nil
    }
    let data = try read.get()
    return try arguments.drawnSeries.map(data.drawing) ?? data
  }
}

/// Reads data files for commands during a session, with the program's options.
struct FileReader: DataReader {
  let environment: Environment
  let inputs: InputFiles

  func read(_ request: DataRequest) throws(StorageError) -> ChartData {
    var request = request
    request.file = request.file == "-" ? "./-" : UserFiles.path(request.file)
    do throws(Failure) {
      let file = try SeriesFile(
        request, environment, isInterruptible: TerminalSignals.isActive)
      let data = try file.readAll()
      inputs.add(request.file)
      return data
    } catch {
      throw .notRead(error.message)
    }
  }
}

extension ReadReport {
  var encodingNotice: String? {
    switch encoding {
    case .utf8: nil
    case .utf16LittleEndian, .utf16BigEndian: "'\(source.pathExcerpt)' is read as UTF-16."
    case .windows1252:
      "'\(source.pathExcerpt)' is not UTF-8 and is read as Windows-1252. "
        + "If names look wrong, convert the file with iconv -f ENCODING -t UTF-8"
    }
  }
}

extension Scene.Problem {
  var status: Status {
    switch self {
    case .said: .badArguments
    case .file(.unreadable), .file(.notRead): .badData
    case .file(.cannotRead): .noInput
    case .file(.cannotWrite), .file(.interrupted): .outputFailed
    }
  }
}

extension DataProblem {
  var status: Status {
    switch self {
    case .oneSeries, .unknownSeries, .unknownColumn, .ambiguousSeries: .badArguments
    case .noSamples: .badData
    case .scene(let problem): problem.status
    }
  }
}

extension SeriesError {
  /// - Parameters:
  ///   - unpacker: The command that unpacks the file, or nil if the file is not compressed.
  ///   - packer: The compression program that the file's extension implies, if the file is not compressed.
  func failure(unpackedBy unpacker: String? = nil, named packer: String? = nil) -> Failure {
    let note =
      packer.flatMap {
        foundNoTable ? "Despite its name, the file is not compressed with \($0). " : nil
      }
    return Failure(
      message: "\(self) \(note ?? "")\(cure(unpackedBy: unpacker))", status: status)
  }

  /// Whether the error can mean that the file contains no table.
  private var foundNoTable: Bool {
    switch self {
    case .empty, .headerAlone, .binary, .notUTF8, .notUTF16, .noDateColumn(_, _, format: nil): true
    default: false
    }
  }

  private var status: Status {
    switch self {
    case .unknownColumn, .noDates, .valueIsDate, .badDelimiter, .unknownTimeZone, .badDateFormat:
      .badArguments
    case .empty, .headerAlone, .otherFormat, .notJSON, .severalLists, .binary, .notUTF8, .notUTF16,
      .ambiguousDates, .unterminatedQuote, .openQuote, .recordTooLong, .noDateColumn, .noYear,
      .noNumberColumn, .noSamples, .badCell, .shortRow, .longRow, .tooManySeries:
      .badData
    }
  }
}
