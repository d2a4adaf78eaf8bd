import CivilDates
import CrossPager
import CrossPagerTimeline
import MessageWords

/// Performs requests.
extension Session {
  /// Performs a request and returns its result.
  ///
  /// - Parameter unknownLevel: The unknown level name in the line, for the message.
  mutating func perform(_ request: Request, unknownLevel: String? = nil) -> Response.Result {
    if state.pager.openPage != nil, request.isRefusedByOpenPage {
      return ignored(.pager(.pageOpen))
    }
    switch request {
    case .preview(let request):
      var copy = preview
      return copy.perform(request, unknownLevel: unknownLevel)
    case .model(let command):
      return perform(command, unknownLevel)
    case .insertLevel(let name, let count, let index):
      let command = Command.insertLevel(count: count, index: index)
      if state.labels.contains(where: { $0.name.isName(name) }) {
        return ignored(.nameTaken, command, name)
      }
      return refusal(ofLevel: name).map { refuse($0) } ?? perform(command, name: name, name)
    case .setHosting(let rule):
      return set(\.hosting, to: rule, Setting(rule))
    case .setScale(let rule):
      return set(\.scale, to: rule, Setting(rule))
    case .setGaps(let rule):
      let data = chartData
      return change { state, change in
        guard let data else { return .ignored(.noDates) }
        if state.gaps == rule { return .ignored(.alreadyThere) }
        state.set(rule, for: data)
        change.setting = "gaps \(rule.spelling)"
        return .changed()
      }
    case .setValue(let column):
      return select(column, as: \.value, "value")
    case .setSeries(let series):
      return setSeries(series)
    case .date(let words, let level):
      return date(words, onLevel: level, unknownLevel)
    case .latest:
      return change(.last) { state, _ in state.goToLatest() }
    case .undo:
      return travel("undid", else: .nothingToUndo) { $0.undo(from: $1) }
    case .redo:
      return travel("redid", else: .nothingToRedo) { $0.redo(from: $1) }
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
    case .setPrompt(let rule):
      return setPrompt(rule)
    case .report(let request):
      return .report(report(request))
    case .setSplit(let split):
      return setSplit(split)
    case .export(let request):
      return export(request)
    case .bar(let target):
      return mark(target)
    case .enter:
      return changeBars { $0.enter(in: $1) }
    case .back:
      return changeBars { state, _ in state.goBack() }
    case .compare(let target):
      return compare(with: target)
    case .find(let search, let way):
      return find(search, way)
    case .mark(let name, let level, let page):
      let words = page.flatMap { DateWords(text: $0, chartData?.calendar ?? CivilCalendar()) }
      var today: CivilDate?
      if let words { today = self.today(for: words) }
      let data = chartData
      return change(nil, unknownLevel) { [today] state, change in
        let (outcome, refusal) = state.mark(name, level: level, page: page, in: data, today)
        (change.refusal, change.setting) = (refusal, "mark \(name.excerpt)")
        return outcome
      }
    case .unmark(let name):
      return change { state, change in
        let (outcome, refusal) = state.unmark(name)
        (change.refusal, change.setting) = (refusal, "no mark \(name.excerpt)")
        return outcome
      }
    case .goMark(let name):
      return change { state, change in
        let (outcome, refusal) = state.go(toMark: name)
        change.refusal = refusal
        return outcome
      }
    case .setLevels(let units): return setLevels(units)
    case .setAggregate(let aggregate): return setAggregate(aggregate)
    case .setFirstWeekday(let weekday): return setFirstWeekday(weekday)
    case .reread(let change): return reread(change)
    case .browse(let file): return browse(file)
    }
  }

  /// Sets a rule of the session.
  private mutating func set<Rule: Equatable>(
    _ property: WritableKeyPath<SessionState, Rule>, to rule: Rule, _ setting: Setting
  ) -> Response.Result {
    change { state, change in
      if state[keyPath: property] == rule { return .ignored(.alreadyThere) }
      state[keyPath: property] = rule
      change.setting = setting.text
      return .changed()
    }
  }

  /// Performs `series NAME`.
  private mutating func setSeries(_ name: String) -> Response.Result {
    if chartData?.seriesNames.isEmpty == true {
      return refuse(
        "The data has a single unnamed series. To split it by a column of names: by COLUMN")
    }
    return select(name, as: \.series, "series")
  }

  /// Selects a column or a series to draw.
  ///
  /// - Parameter word: The name of the command.
  private mutating func select(
    _ name: String, as property: WritableKeyPath<SessionState, String?>, _ word: String
  ) -> Response.Result {
    change { state, change in
      if state[keyPath: property] == nil { return .ignored(.noDates) }
      if state[keyPath: property] == name { return .ignored(.alreadyThere) }
      state[keyPath: property] = name
      change.setting = "\(word) \(name.excerpt)"
      return .changed()
    }
  }

  /// The rule and value that a command sets, such as `edge wrap for all levels`, or nil for other
  /// commands.
  func setting(_ command: Command) -> String? {
    switch command {
    case .setLevelRule(let rule, let level) where state.labels.indices.contains(level):
      "\(rule.setting.text) for '\(state.labels[level].name.excerpt)'"
    case .setRuleOfAllLevels(let rule): "\(rule.setting.text) for all levels"
    case .setPagerRule(let rule): rule.setting.text
    case .lock, .unlock: state.rules.lockedText
    default: nil
    }
  }

  /// A copy of the session that performs previewed requests and writes no files.
  var preview: Session {
    var copy = self
    copy.storage = ReadOnlyStorage(storage: storage)
    return copy
  }
}
