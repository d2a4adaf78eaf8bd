import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import TimeZones

extension CommandTable {
  static let reading: [CommandEntry] = [
    CommandEntry(
      "timezone", .reading, .timeZone, summary: "Read the file again with another time zone",
      details:
        "Converts times with an offset, and times written as counts since 1970, to this time zone. 'none' keeps times "
        + "as written. " + again,
      examples: ["timezone Europe/Berlin", "timezone none"],
      synonyms: ["zone", "utc", "tz"]
    ) { zone in .reread("timezone \(zone)") { $0.timeZone = zone == noZone ? nil : zone } },
    CommandEntry(
      "missing", .reading,
      .words("TOKEN…", "one or more words, or 'none'", .choice(["none"])),
      summary: "Read the file again and treat more values as missing",
      details:
        "Cells with these words have no value. 'none' leaves only the usual words, such as NA and NaN. \(again)",
      examples: ["missing -200 -999", "missing none"], synonyms: ["sentinel", "blank", "na"]
    ) { words in
      let tokens = words.isNone ? [] : words.flatMap { $0.split(separator: ",").map(String.init) }
      let option = "--missing " + Wording.quoting(tokens.joined(separator: ","))
      return .reread("missing \(tokens.words)", option: option) { options in
        let known = options.missingTokens
        options.missingTokens =
          tokens.isEmpty ? [] : known + tokens.filter { !known.contains($0) }
      }
    },
    CommandEntry(
      "duplicates", .reading, Parameter<DuplicateRule>.choice,
      summary: "Read the file again with another rule for duplicates",
      details: again, examples: ["duplicates last"], synonyms: ["repeated", "twice"]
    ) { rule in .reread("duplicates \(rule.rawValue)") { $0.duplicates = rule } },
    CommandEntry(
      "by", .reading,
      .words(
        "COLUMN…", "one or more columns, by name or number, or 'none' or 'auto'",
        .content(fileColumns)),
      summary: "Divide the rows into series by columns of names",
      details:
        "'none' reads all rows as one series, and 'auto' detects the columns. \(again)",
      examples: ["by country", "by none"], synonyms: ["group", "divide"]
    ) { words in
      let isAuto = words.count == 1 && words[0].keyword == "auto"
      let columns = words.isNone ? [] : isAuto ? nil : words
      let options = columns?.map { "--by \(Wording.quoting($0))" } ?? ["--by COLUMN"]
      let option = options.isEmpty ? "--by none" : options.joined(separator: " ")
      return .reread("by \(columns?.words ?? "auto")", option: option) { $0.by = columns }
    },
    CommandEntry(
      "browse", .reading, .file, summary: "Show another data file",
      details:
        "Chooses levels that suit the file. Keeps the pager's rules, the aggregates of columns with the same names, the "
        + "time zone, words for missing values, the rule for duplicates and the notes, but not the marks on pages. "
        + "'undo' returns to the previous file.",
      examples: ["browse weather.csv"], synonyms: ["file", "load", "edit"]
    ) { file in Work { try $0.browse(file) } },
  ]

  private static let fileColumns = ContentWords("fileColumn") {
    ($0?.report.columnNames ?? []) + ["none", "auto"]
  }

  private static let again =
    "Every level stays on its date. Ctrl-C cancels. Standard input and files opened with --follow cannot be read again."
}

/// The word for times as written.
private let noZone = "none"

extension [String] {
  fileprivate var isNone: Bool { count == 1 && self[0].keyword == "none" }

  /// The words as arguments to a command.
  fileprivate var words: String {
    isEmpty ? "none" : map { Wording.quoting($0) }.joined(separator: " ")
  }
}

extension Parameter where Value == [String] {
  /// Returns a parameter for one or more words, to the end of the line.
  static func words(_ usage: String, _ meaning: String, _ kind: ParameterKind) -> Parameter {
    Parameter(usage: usage, meaning: meaning, kind: kind) { reader throws(LineError) in
      try reader.rest(meaning).map(\.text)
    }
  }
}

extension DuplicateRule: Spelled {}

extension Parameter where Value == String {
  private static let timeZones = (ZoneDatabase.system?.names ?? []) + ["UTC", noZone]

  fileprivate static let timeZone = word(
    "ZONE", "a time zone such as UTC or Europe/Berlin, or 'none'",
    .content(ContentWords("timeZone") { _ in timeZones }),
    missing: "a time zone", among: timeZones
  ) { name in
    let known = timeZones.first { $0.lowercased() == name.lowercased() }
    // Without a database, the error from reading the file says what to install.
    return known ?? (ZoneClock(name: name) != nil || ZoneDatabase.system == nil ? name : nil)
  }
}

extension Work {
  /// Reads the file again, unless the data for the new options is in memory.
  ///
  /// - Parameter option: The options that make the same change at startup. The default is `--` and the command.
  fileprivate static func reread(
    _ command: String, option: String? = nil,
    _ change: @escaping @Sendable (inout SeriesOptions) -> Void
  ) -> Work {
    Work { session in
      guard var request = session.dataRequest else {
        throw session.cannotReread(option ?? "--\(command)")
      }
      change(&request.options)
      return try session.show(request, command) { state, data in state.cover(data) }
    }
  }
}

extension Session {
  /// The request for the current data, or nil if the data cannot be read again.
  var dataRequest: DataRequest? { explorer.request(in: state) }

  fileprivate mutating func browse(_ file: String) throws(Refusal) -> Answer {
    if file == "-" {
      throw .unsuitable("Standard input cannot be opened here. To read it: crosspager -")
    }
    if explorer.origin == .followed {
      throw .unsuitable("The file is being followed. To show another one: crosspager FILE")
    }
    var request = DataRequest(file: file, options: SeriesOptions())
    if let options = dataRequest?.options {
      // Keep the options that suit any file.
      request.options.timeZone = options.timeZone
      request.options.missingTokens = options.missingTokens
      request.options.duplicates = options.duplicates
      request.options.skipBadRows = options.skipBadRows
    }
    return try show(request, "browse \(file.pathExcerpt)") { state, data throws(Refusal) in
      do throws(DataProblem) {
        state = try state.opening(Scene(data))
      } catch {
        throw .unsuitable(error.message)
      }
    }
  }

  mutating func show(
    _ request: DataRequest, _ setting: String,
    _ body: (inout SessionState, ChartData) throws(Refusal) -> Void
  ) throws(Refusal) -> Answer {
    if request == dataRequest { throw explained(.ignored(.alreadyThere)) }
    var explorer = explorer
    let source = try storing { () throws(StorageError) in
      try explorer.source(of: request, besides: state.explored.source)
    }
    self.explorer = explorer
    return try change { state, change throws(Refusal) in
      try body(&state, source.data.drawn(as: state.drawing))
      state.explored.source = explorer.kept(source)
      change.setting = setting
      return .changed()
    }
  }

  fileprivate func cannotReread(_ option: String) -> Refusal {
    switch explorer.origin {
    case .standardInput:
      .unsuitable("Standard input cannot be read again. Instead, start with \(option)")
    case .followed:
      .unsuitable(
        "A file opened with --follow cannot be read again. Instead, start with \(option)")
    case .file, nil:
      .unsuitable("There is no file to read again. Start with: crosspager FILE \(option)")
    }
  }
}

extension Explorer {
  func request(in state: SessionState) -> DataRequest? {
    if let source = state.explored.source { return source.request }
    if case .file(let request) = origin { return request }
    return nil
  }

  /// Returns the data for a request, from memory if possible.
  mutating func source(
    of request: DataRequest, besides shown: DataSource?
  ) throws(StorageError) -> DataSource {
    if origin == .file(request), let first { return DataSource(request, first) }
    if let source = [shown, lastRead].compactMap(\.self).first(where: { $0.request == request }) {
      return source
    }
    guard let reader else { throw .notRead("Data files cannot be read here.") }
    let source = DataSource(request, try reader.read(request))
    lastRead = source
    return source
  }

  /// Returns the source to store in a state, or nil for the initial data.
  func kept(_ source: DataSource) -> DataSource? { origin == .file(source.request) ? nil : source }
}
