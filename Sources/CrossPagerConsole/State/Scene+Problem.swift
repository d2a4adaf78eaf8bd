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

    /// What is wrong, then what to do.
    public var message: String {
      switch self {
      case .notALevel(let text):
        "'\(text.excerpt)' is not a level. Use NAME=COUNT, with a count from 0 to \(Track.maximumCount)."
      case .notAName(let name): "'\(name.excerpt)' is not \(LevelLabel.nameMeaning)."
      case .nameTwice(let name): "Two levels are named '\(name.excerpt)'. Give each its own name."
      case .noSamples(let source): "'\(source.pathExcerpt)' has no samples."
      case .notAStart(let text):
        "'\(text.excerpt)' is not a start. Use first, last, the index of a page or, with dated levels, a date."
      case .startOutside(let text, let level, let pages):
        "No page for '\(text.excerpt)' in level '\(level.excerpt)'. Its pages are \(pages.key(ofPage: 0)) to "
          + "\(pages.key(ofPage: pages.count - 1))."
      case .notAScene(let name):
        "No scene '\(name.excerpt)'.\(Wording.meant(name, among: Scene.names))"
          + Wording.all("Scenes", Scene.names + ["a file whose name ends in .json"])
      case .file(let error): error.message
      }
    }
  }
}
