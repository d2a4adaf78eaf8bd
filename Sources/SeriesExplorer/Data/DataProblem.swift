import CivilDates
import CrossPager
public import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

/// The reason that data cannot be shown.
public enum DataProblem: Error, Hashable, Sendable {
  /// A source without samples.
  case noSamples(source: String)
  /// A request for a series by name, although the data has a single unnamed series.
  case oneSeries(String, source: String)
  /// A word that is not the name of a series.
  case unknownSeries(String, among: [String])
  /// A prefix of the names of several series.
  case ambiguousSeries(String, among: [String])
  /// A problem with the levels.
  case scene(Scene.Problem)

  /// A description of the problem and, if possible, a remedy.
  public var message: String {
    switch self {
    case .noSamples(let source): "'\(source.pathExcerpt)' has no samples."
    case .oneSeries(let name, let source):
      "No series '\(name.excerpt)' in '\(source.pathExcerpt)'. "
        + "To split its rows by a column of names, add --by COLUMN"
    case .unknownSeries(let name, let names):
      "No series '\(name.excerpt)'.\(Wording.meant(name, among: names))"
        + Wording.all("Series", names)
    case .ambiguousSeries(let name, let names):
      "'\(name.excerpt)' could be \(Wording.choice(names))."
    case .scene(let problem): problem.message
    }
  }
}
