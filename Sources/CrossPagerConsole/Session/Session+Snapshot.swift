import CrossPager
import CrossPagerSeries
import MessageWords

extension Session {
  /// Performs `save`.
  func save(to file: String) -> Response.Result {
    if let script = scriptInUse(file) {
      return .failed(.cannotWrite(path: file, reason: script.rawValue))
    }
    let snapshot = SessionSnapshot(
      of: state, reading: request.map { ReadingOptions(of: $0.options) })
    do {
      try storage.write(JSON(encoding: snapshot).text + "\n", to: file)
      return .report(.saved(file: file))
    } catch {
      return .failed(error)
    }
  }

  /// Performs `restore`.
  mutating func restore(_ file: String, repairs: Bool) -> Response.Result {
    let snapshot: SessionSnapshot
    do {
      snapshot = try Session.snapshot(try storage.read(file), file: file)
    } catch {
      return .failed(error)
    }
    let read: DataSource?
    do throws(StorageError) {
      read = try dataSource(readWith: snapshot.reading)
    } catch {
      return .failed(error)
    }
    let (data, former) = (read?.data ?? chartData, state.source)
    let source = read.flatMap { self.source(of: $0.request, $0.data) }
    let result = change(nil, file, tellsFormerPlaces: true) { state, change in
      let before = state
      if let read {
        state.source = source
        state.cover(read.data.drawn(as: state))
      }
      change.notes = state.adopt(snapshot, data: data)
      if !change.notes.isEmpty && !repairs { return .ignored(.doesNotFit) }
      change.refusal = "Already at the saved places."
      return state == before ? .ignored(.alreadyThere) : .changed()
    }
    return read == nil ? result : limitMemory(of: former, result)
  }

  /// The data read with the options from a snapshot, or nil if the current data was read with these options.
  private mutating func dataSource(readWith reading: ReadingOptions?) throws(StorageError)
    -> DataSource?
  {
    guard let reading, var request else { return nil }
    let current = request
    reading.apply(to: &request.options)
    return request == current ? nil : DataSource(request, try data(request))
  }

  private static func snapshot(
    _ text: String, file: String
  ) throws(StorageError) -> SessionSnapshot {
    do throws(JSONReader.Problem) {
      return try SessionSnapshot(document: text)
    } catch {
      throw .unreadable(path: file, as: "a snapshot", problem: error.description)
    }
  }

  /// Performs `follow`.
  mutating func follow(_ link: Link) -> Response.Result {
    change { state, change in
      let before = state
      change.notes = state.follow(link)
      if !change.notes.isEmpty { return .ignored(.doesNotFit) }
      change.refusal = "Already at the places in the link."
      return state == before ? .ignored(.alreadyThere) : .changed()
    }
  }
}
