public import CrossPager
import CrossPagerTimeline
package import PageHosts

/// The state that commands change and `undo` restores: a pager whose levels have names.
public struct SessionState: Hashable, Sendable {
  /// The pager, which identifies levels and pages by index.
  public package(set) var pager: Pager
  /// The labels of the pager's levels, in the same order.
  public package(set) var labels: [LevelLabel]
  package var hosting: HostingRule = .recycled
  /// The rules for the prompt.
  public package(set) var prompt = PromptRules()
  /// The marks and notes, ordered by name.
  var marks: [Mark] = []
  /// The content of the pages, such as the marked bar and the values that the bars show.
  package var content = AnyStateContent(base: nil)

  /// Performs a model command and updates the labels to match the levels.
  mutating func apply(_ command: Command, name: String) -> Outcome {
    if command.editsPages, !names.permitsEdits(ofLevelAt: command.level) {
      return .ignored(.doesNotFit)
    }
    let count = pager.levels[safe: command.level]?.count ?? 0
    let outcome = pager.apply(command)
    if case .changed = outcome { relabel(after: command, count: count, name: name) }
    forgetAbsent()
    return outcome
  }

  /// Removes references to missing levels and pages from the content.
  package mutating func forgetAbsent() {
    if let content = content.base?.withoutAbsent(in: self) { self.content = content }
  }

  /// - Parameter count: The number of pages in the edited level before the command.
  private mutating func relabel(after command: Command, count: Int, name: String) {
    switch command {
    case .insert(let level, let index, let added):
      labels[level].edit { $0.insert(added, at: index) }
      moveMarks(inLevel: labels[level].name) { $0 < index ? $0 : $0 + added }
    case .remove(let level, let index, let removed):
      removeLabels(of: index..<index + removed, inLevel: level)
    case .resize(let level, let target) where target < count:
      removeLabels(of: target..<count, inLevel: level)
    case .insertLevel(_, let index):
      labels.insert(LevelLabel(name: name), at: index ?? labels.count)
    case .removeLevel(let level): moveMarks(inLevel: labels.remove(at: level).name) { _ in nil }
    case .moveLevel(let level, let index): labels.insert(labels.remove(at: level), at: index)
    default: break
    }
  }

  private mutating func removeLabels(of pages: Range<Int>, inLevel level: Int) {
    labels[level].edit { $0.remove(pages.count, at: pages.lowerBound) }
    moveMarks(inLevel: labels[level].name) { page in
      pages.contains(page) ? nil : page < pages.lowerBound ? page : page - pages.count
    }
  }
}

extension SessionState: Paging {
  public var base: Pager { pager }
  public var names: LevelNames { LevelNames(labels: labels) }

  /// Performs a model command. An inserted level has an empty name.
  @discardableResult
  public mutating func apply(_ command: Command) -> Outcome { apply(command, name: "") }
}

/// The names of levels and the keys of dated pages.
public struct LevelNames: PagerNames, Sendable {
  package let labels: [LevelLabel]

  public var levelIDs: LazyMapCollection<[LevelLabel], String> { labels.lazy.map(\.name) }

  /// Returns the index of the page that a key means on a dated level.
  public func pageIndex(of key: String, inLevelAt level: Int) -> Int? {
    labels[safe: level]?.dated?.page(meantBy: key)
  }

  /// Returns the key of a page, or nil if the level is not dated.
  public func pageID(at position: Position) -> String? {
    position.page.flatMap { labels[safe: position.level]?.dated?.key(ofPage: $0) }
  }

  /// Returns whether commands may edit a level's pages or, if `level` is nil, the levels. Data determines dated pages.
  public func permitsEdits(ofLevelAt level: Int?) -> Bool { labels[safe: level]?.dated == nil }
}

extension SessionState {
  /// Returns the number of bytes that this state does not share with `other`. States share each unchanged array.
  ///
  /// - Complexity: O(1) if both states share their labels; otherwise O(levels + unshared titles)
  package func bytes(besides other: Self) -> Int {
    lazy var origins = other.labels.indicesByName
    let labelBytes = labels.bytes(besides: other.labels) { label in
      let origin = origins[label.name].map { other.labels[$0] }
      let titles = label.titles?.bytes(besides: origin?.titles) ?? 0
      let pages = label.dated?.bytes(besides: origin?.dated) ?? 0
      return titles + pages + (origin == nil ? label.name.utf8.count : 0)
    }
    let markBytes = marks.bytes(besides: other.marks) {
      $0.name.utf8.count + ($0.level?.utf8.count ?? 0) + $0.page.text.utf8.count
    }
    return pager.levels.bytes(besides: other.pager.levels) + labelBytes + markBytes
      + (content.base?.bytes(besides: other.content.base) ?? 0)
  }
}

extension Array {
  /// Returns the size of the array's storage in bytes, or 0 if `other` shares it.
  package func bytes(besides other: [Element]) -> Int {
    // Use slices, because `Array.span` requires macOS 26.
    let (own, others) = (self[...], other[...])
    return own.span.isIdentical(to: others.span) ? 0 : capacity * MemoryLayout<Element>.stride
  }

  /// Returns the size of the storage and of the memory that its elements refer to, or 0 if `other` shares the storage.
  func bytes(besides other: [Element], _ referredBytes: (Element) -> Int) -> Int {
    let own = bytes(besides: other)
    return own == 0 ? 0 : reduce(own) { $0 + referredBytes($1) }
  }
}

/// Whether a feature of the prompt is on.
public enum PromptRule: String, Hashable, Sendable, CaseIterable, Spelled {
  case on, off
}

/// The rules for the prompt, which have no effect elsewhere.
public struct PromptRules: Hashable, Sendable {
  /// Whether a line of keys appears below the prompt.
  public var hints = PromptRule.on
  /// Whether content settles and pages slide over time, rather than at once.
  public var motion = PromptRule.on
}

/// The part of a state that belongs to the content of its pages. Commands change it, and `undo` restores it.
package protocol StateContent: Hashable, Sendable {
  /// Returns a copy without references to missing levels and pages, or nil if there are no such references.
  func withoutAbsent(in state: SessionState) -> AnyStateContent?
  /// Returns the number of bytes that this content does not share with other content.
  func bytes(besides other: (any StateContent)?) -> Int
  /// Returns a note that the replaced content is too large for `undo` to restore, or nil if `undo` can restore it.
  func note(onLosing former: (any StateContent)?) -> String?
  /// A copy with only the parts that affect how the page is drawn.
  var visible: any StateContent { get }
  /// The members that this content adds to a snapshot.
  var saved: [JSON.Member] { get }
}

/// The content of a state, of any type, or nil for a state without data.
package struct AnyStateContent: Hashable, Sendable {
  package let base: (any StateContent)?

  package init(base: (any StateContent)?) { self.base = base }

  package static func == (one: Self, other: Self) -> Bool {
    one.base?.equals(other.base) ?? (other.base == nil)
  }

  package func hash(into hasher: inout Hasher) { base?.hash(into: &hasher) }
}

extension StateContent {
  fileprivate func equals(_ other: (any StateContent)?) -> Bool { other as? Self == self }
}
