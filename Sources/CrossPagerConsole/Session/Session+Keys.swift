import CivilDates
import CrossPager

extension Session {
  /// Whether a line would currently move or change anything.
  ///
  /// - Complexity: O(line + levels)
  func works(_ line: String) -> Bool {
    guard let words = try? Words(line: line) else { return false }
    var reader = WordReader(
      words: words, labels: state.labels, columns: chartData?.names ?? [],
      series: chartData?.seriesNames ?? [], calendar: chartData?.calendar ?? CivilCalendar())
    guard let request = try? CommandTable.request(&reader) else { return false }
    var copy = preview
    // Copying a long history would take longer than the command.
    copy.history = SessionHistory()
    switch copy.perform(request) {
    case .moved, .changed: return true
    case .ignored, .report, .error, .failed: return false
    }
  }
}

extension Session {
  /// Performs `set` for a prompt rule.
  mutating func setPrompt(_ rule: PromptRule) -> Response.Result {
    let isAtPrompt = isAtPrompt
    return change { state, change in
      var rules = state.prompt
      rules.set(rule)
      if rules == state.prompt { return .ignored(.alreadyThere) }
      state.prompt = rules
      change.setting = rule.setting.text
      if !isAtPrompt { change.remark = "This rule has an effect only at the prompt." }
      return .changed()
    }
  }
}
