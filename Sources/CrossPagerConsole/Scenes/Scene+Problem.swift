import CrossPager
public import CrossPagerTimeline
import MessageWords

extension Scene {
  /// The reason that a scene cannot be created.
  public enum Problem: Error, Hashable, Sendable {
    /// Text that is not `NAME=COUNT`.
    case notALevel(String)
    case notAName(String)
    /// Two levels with the same name.
    case nameTwice(String)
    /// Text that is not a start rule, a page or a date.
    case notAStart(String)
    /// A date for which a level has no page.
    case startOutside(String, level: String, pages: DatedLevel)
    /// Text that names neither a built-in scene nor a scene file.
    case notAScene(String)
    /// A file that cannot be read as a scene.
    case file(StorageError)

    /// A description of the problem and, if possible, a remedy.
    public var message: String {
      switch self {
      case .notALevel(let text):
        "'\(text.excerpt)' is not a level. Use NAME=COUNT, with a count from 0 to \(Pager.maximumCount)."
      case .notAName(let name): "'\(name.excerpt)' is not \(LevelLabel.nameMeaning)."
      case .nameTwice(let name):
        "Two levels are named '\(name.excerpt)'. Give each level its own name."
      case .notAStart(let text):
        "'\(text.excerpt)' is not a start page. Use first, last, the index of a page or, with dated levels, a date."
      case .startOutside(let text, let level, let pages):
        "No page for '\(text.excerpt)' in level '\(level.excerpt)'. \(pages.pages(near: text))"
      case .notAScene(let name):
        "No scene '\(name.excerpt)'.\(Wording.meant(name, among: Scene.names))"
          + Wording.all("Scenes", Scene.names + ["a file whose name ends in .json"])
      case .file(let error): error.message
      }
    }
  }
}
