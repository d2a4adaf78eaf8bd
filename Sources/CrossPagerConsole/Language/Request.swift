import CivilDates
import CrossPager

/// What a line asks for, read and with its levels found.
indirect enum Request: Hashable, Sendable {
  /// A command of the model.
  case model(Command)
  /// A new level by its name; the model takes the count and the index.
  case insertLevel(name: String, count: Int, index: Int?)
  case setScale(ScaleRule)
  /// The column to be drawn.
  case setValue(String)
  /// The page of the current level that holds the beginning of a period.
  case date(Range<CivilTime>)
  case latest
  case undo
  case redo
  case restore(file: String, repairs: Bool)
  case follow(Link)
  case save(file: String)
  /// Begins a recording, or ends the one there is.
  case record(file: Located<String>?)
  case replay(file: Located<String>)
  case expect(Expectation)
  case report(ReportRequest)
  case preview(Request)
}

/// What can be told without touching anything.
enum ReportRequest: Hashable, Sendable {
  case whereabouts
  case levels
  case map
  case routes
  case show
  case hosts
  case data
  case values
  case history
  /// About a topic; nil is about all.
  case help(HelpTopic?)
  case link
  /// With a status, or with what the session has come to.
  case quit(Int?)
}

extension Request {
  /// What is to be previewed; nil for other requests.
  var previewed: Request? {
    if case .preview(let request) = self { request } else { nil }
  }

  /// Whether it is about scripts, which no script holds and no expectation is about.
  var isAside: Bool {
    switch previewed ?? self {
    case .record, .replay, .expect: true
    default: false
    }
  }
}
