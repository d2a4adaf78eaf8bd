import CrossPager
import MessageWords

extension Session {
  /// Performs `save`.
  func save(to file: String) -> Response.Result {
    if let script = scriptInUse(file) {
      return .failed(.cannotWrite(path: file, reason: script.use))
    }
    do {
      try storage.write(JSON(encoding: SessionSnapshot(of: state)).text + "\n", to: file)
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
    let columns = chartData?.names ?? []
    return change(nil, file) { state in
      let before = state
      let differences = state.adopt(snapshot, columns: columns)
      return Changed(
        adopting: state, from: before, fits: differences.isEmpty || repairs, differences)
    }
  }

  private static func snapshot(
    _ text: String, file: String
  ) throws(StorageError) -> SessionSnapshot {
    do throws(JSONReader.Problem) {
      let reader = try JSONReader(document: text)
      let snapshot = try reader.decode(SessionSnapshot.self)
      for (index, level) in snapshot.pager.levels.enumerated() {
        if LevelLabel.isValid(name: level.id) { continue }
        throw JSONReader(value: .string(level.id), path: "levels[\(index)].name")
          .problem(LevelLabel.nameMeaning)
      }
      return snapshot
    } catch {
      throw .unreadable(path: file, as: "a snapshot", problem: error.description)
    }
  }

  /// Performs `follow`.
  mutating func follow(_ link: Link) -> Response.Result {
    change { state in
      let before = state
      let differences = state.follow(link)
      return Changed(adopting: state, from: before, fits: differences.isEmpty, differences)
    }
  }
}
