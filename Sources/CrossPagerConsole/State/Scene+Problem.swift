import CrossPager
public import CrossPagerTimeline
import MessageWords

extension Scene {
  /// Why a scene cannot be made.
  public enum Problem: Error, Hashable, Sendable {
    /// What should be `NAME=COUNT` and is not.
    case notALevel(String)
    case notAName(String)
    /// A name that two levels have.
    case nameTwice(String)
    /// A source without any sample.
    case noSamples(source: String)
    /// What is neither a rule nor a page nor a date.
    case notAStart(String)
    /// A date that a level has no page for.
    case startOutside(String, level: String, pages: DatedLevel)
    /// A name that no scene has and that is no file's.
    case notAScene(String)
    /// A scene's file that cannot be read or is not one.
    case file(StorageError)

    /// What was given, what is wrong with it, and what is allowed.
    public var message: String {
      switch self {
      case .notALevel(let text):
        "'\(text.excerpt)' is not a level, allowed is NAME=COUNT with a count from 0 through "
          + "\(Track.maximumCount)."
      case .notAName(let name): "'\(name.excerpt)' is not \(LevelLabel.nameMeaning)."
      case .nameTwice(let name):
        "Level '\(name.excerpt)' is named twice. Level names must be unique."
      case .noSamples(let source): "'\(source.pathExcerpt)' has no samples, at least one is needed."
      case .notAStart(let text):
        "'\(text.excerpt)' is not a start, allowed are 'first', 'last', a page's index, and on dated levels a date."
      case .startOutside(let text, let level, let pages):
        "'\(text.excerpt)' is outside level '\(level.excerpt)', which has pages \(pages.key(ofPage: 0)) through "
          + "\(pages.key(ofPage: pages.count - 1))."
      case .notAScene(let name):
        "'\(name.excerpt)' is not a scene, allowed are \(Scene.names.map { "'\($0)'" }.joined(separator: ", ")) and "
          + "files whose name ends in '.json'.\(Wording.meant(name, among: Scene.names) ?? "")"
      case .file(let error): error.message
      }
    }
  }
}
