import CivilDates
import CrossPager
import CrossPagerSeries
import MessageWords

/// Reads files during the session.
extension Session {
  /// The maximum size, in bytes, of former data that `undo` can restore. The initial data is always kept.
  private static let formerDataLimit = 64_000_000

  /// The file and the options for reading the current data, or nil if the data cannot be read again.
  var request: DataRequest? {
    if let source = state.source { return source.request }
    if case .file(let request) = origin { return request }
    return nil
  }

  /// Performs `timezone`, `missing`, `duplicates` or `by`: reads the file again, unless the data for the new options is
  /// in memory.
  mutating func reread(_ reading: ReadingChange) -> Response.Result {
    guard var request else { return cannotReread(reading) }
    reading.apply(to: &request.options)
    return show(request, reading.command) { state, data, _ in
      state.cover(data)
      return .changed()
    }
  }

  /// Performs `browse`.
  mutating func browse(_ file: String) -> Response.Result {
    if file == "-" {
      return refuse("Standard input cannot be opened here. To read it: crosspager -")
    }
    if origin == .followed {
      return refuse("The file is being followed. To show another one: crosspager FILE")
    }
    var request = DataRequest(file: file, options: SeriesOptions())
    if let options = self.request?.options { request.options.keepReading(of: options) }
    return show(request, "browse \(file.pathExcerpt)") { state, data, change in
      do throws(Scene.Problem) {
        state = try state.opening(Scene(data))
        return .changed()
      } catch {
        change.refusal = error.message
        return .ignored(.doesNotFit)
      }
    }
  }

  /// Shows the data for a request.
  ///
  /// - Parameters:
  ///   - setting: The description of the change in the response.
  ///   - body: Changes the state to show the data.
  mutating func show(
    _ request: DataRequest, _ setting: String,
    _ body: (inout SessionState, ChartData, inout Response.Change) -> SessionOutcome
  ) -> Response.Result {
    if request == self.request { return ignored(.pager(.alreadyThere)) }
    let data: ChartData
    do {
      data = try self.data(request)
    } catch {
      return .failed(error)
    }
    let former = state.source
    let source = source(of: request, data)
    let result = change { state, change in
      let outcome = body(&state, data.drawn(as: state), &change)
      state.source = source
      change.setting = setting
      return outcome
    }
    return limitMemory(of: former, result)
  }

  /// The source to store in a state that shows the data for a request, or nil for the initial data.
  func source(of request: DataRequest, _ data: ChartData) -> DataSource? {
    origin == .file(request) ? nil : DataSource(request, data)
  }

  /// Forgets all changes if the previous data is too large to keep.
  mutating func limitMemory(
    of former: DataSource?, _ result: Response.Result
  ) -> Response.Result {
    guard case .changed(var change) = result, let bytes = former?.data.bytes,
      bytes > Session.formerDataLimit
    else { return result }
    history.forgetChanges()
    change.notes.append(
      "The previous data takes up \(bytes / 1_000_000) MB. This command and earlier commands cannot be undone."
    )
    return .changed(change)
  }

  /// The data for a request, from memory if possible.
  mutating func data(_ request: DataRequest) throws(StorageError) -> ChartData {
    if origin == .file(request), let firstData { return firstData }
    if let source = [state.source, lastRead].compactMap(\.self).first(where: {
      $0.request == request
    }) {
      return source.data
    }
    guard let reader else { throw .notRead("Data files cannot be read here.") }
    let data = try reader.read(request)
    lastRead = DataSource(request, data)
    return data
  }

  private func cannotReread(_ reading: ReadingChange) -> Response.Result {
    switch origin {
    case .standardInput:
      refuse("Standard input cannot be read again. To change this, start with \(reading.option)")
    case .followed:
      refuse(
        "A file opened with --follow cannot be read again. To change this, start with \(reading.option)"
      )
    case .file, nil:
      refuse("There is no file to read again. Start with: crosspager FILE \(reading.option)")
    }
  }

  func refuse(_ message: String) -> Response.Result {
    .ignored(.pager(.doesNotFit), message: message, notes: [])
  }
}
