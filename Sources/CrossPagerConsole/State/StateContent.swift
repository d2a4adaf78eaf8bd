/// The part of a state that belongs to the content of its pages. Commands change it, and `undo` restores it.
package protocol StateContent: Hashable, Sendable {
  /// The content without what refers to absent levels and pages, or nil if it refers to none.
  func withoutAbsent(in state: SessionState) -> (any StateContent)?
  /// The number of bytes that this content does not share with another.
  func bytes(besides other: any StateContent) -> Int
  /// A note if the content that a command has replaced is too large to keep for `undo`, or nil.
  func note(onLosing former: any StateContent) -> String?
  /// The content without what a drawing of the page does not show.
  var visible: any StateContent { get }
  /// The members of a snapshot.
  var saved: [JSON.Member] { get }
}

/// The content of a state, of any type.
package struct AnyStateContent: Hashable, Sendable {
  package var base: any StateContent

  package init(base: any StateContent) { self.base = base }

  package static func == (one: Self, other: Self) -> Bool { one.base.equals(other.base) }

  package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension StateContent {
  fileprivate func equals(_ other: any StateContent) -> Bool { other as? Self == self }
}

/// The content of a state without data.
package struct NoStateContent: StateContent {
  package init() {}
  package func withoutAbsent(in state: SessionState) -> (any StateContent)? { nil }
  package func bytes(besides other: any StateContent) -> Int { 0 }
  package func note(onLosing former: any StateContent) -> String? { nil }
  package var visible: any StateContent { self }
  package var saved: [JSON.Member] { [] }
}
