/// The part of a state that belongs to the content of its pages. Commands change it, and `undo` restores it.
package protocol StateContent: Hashable, Sendable {
  /// A copy without references to missing levels and pages, or nil if there are no such references.
  func withoutAbsent(in state: SessionState) -> (any StateContent)?
  /// The number of bytes that this content does not share with another.
  func bytes(besides other: any StateContent) -> Int
  /// A note that the replaced content is too large for `undo` to restore, or nil if `undo` can restore it.
  func note(onLosing former: any StateContent) -> String?
  /// A copy with only the parts that affect how the page is drawn.
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
