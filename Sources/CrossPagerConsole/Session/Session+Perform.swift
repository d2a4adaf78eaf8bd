import CivilDates
import CrossPager
import CrossPagerTimeline

/// Requests, done.
extension Session {
  /// Does what was asked and says what came of it.
  ///
  /// - Parameter unknownLevel: the word that was to be a level and is none, for the message.
  mutating func perform(_ request: Request, unknownLevel: String? = nil) -> Response.Result {
    switch request {
    case .preview(let request):
      var copy = preview
      return copy.perform(request, unknownLevel: unknownLevel)
    case .model(.gesture(let gesture)):
      return self.gesture(gesture)
    case .model(let command):
      return change(command, unknownLevel) { Changed($0.apply(command)) }
    case .insertLevel(let name, let count, let index):
      let command = Command.insertLevel(count: count, index: index)
      return change(command, name) { state in
        let isTaken = state.labels.contains { $0.name.isName(name) }
        return Changed(isTaken ? .ignored(.nameTaken) : state.apply(command, name: name))
      }
    case .setScale(let rule):
      return change { state in
        if state.scale == rule { return Changed(.ignored(.alreadyThere)) }
        state.scale = rule
        return Changed(.changed())
      }
    case .setValue(let column):
      return change { state in
        if state.value == nil { return Changed(.ignored(.noDates)) }
        if state.value == column { return Changed(.ignored(.alreadyThere)) }
        state.value = column
        return Changed(.changed())
      }
    case .date(let period):
      return change(nil, "\(period.lowerBound)") { Changed($0.go(to: period)) }
    case .latest:
      return change { Changed($0.goToLatest()) }
    case .undo:
      return travel("undone", else: .nothingToUndo) { $0.undo(from: $1) }
    case .redo:
      return travel("done again", else: .nothingToRedo) { $0.redo(from: $1) }
    case .restore(let file, let repairs):
      return restore(file, repairs: repairs)
    case .follow(let link):
      return follow(link)
    case .save(let file):
      return save(to: file)
    case .record(let file):
      return record(file)
    case .replay(let file):
      return replay(file)
    case .expect(let expectation):
      return expect(expectation)
    case .report(let request):
      return .report(report(request))
    }
  }

  /// A copy to try a request on, which writes to no file.
  var preview: Session {
    var copy = self
    copy.storage = ReadOnlyStorage(storage: storage)
    return copy
  }
}
