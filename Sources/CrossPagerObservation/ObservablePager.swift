public import CrossPager
public import Observation

/// A typed pager for user-interface code: what reads it is told when it changes.
///
/// Reads go through to the ``TypedPager``; changes go through ``update(_:)``, and only a change notifies, an
/// ignored command does not. Like the views that read it, it belongs to one actor at a time.
///
///     let model = ObservablePager(TypedPager<Scale> { _ in 5 })
///     model.update { $0.go(to: .week) }
///     model[.week].page                           // 0
@Observable
@dynamicMemberLookup
public final class ObservablePager<Name: CaseIterable & Equatable> {
  /// The pager as it stands.
  public private(set) var pager: TypedPager<Name>

  /// A model that stands where `pager` does.
  public init(_ pager: TypedPager<Name>) {
    self.pager = pager
  }

  /// Makes calls on the pager and notifies if they changed it.
  ///
  /// - Returns: what the calls return, usually the outcome.
  @discardableResult
  public func update<Result>(_ calls: (inout TypedPager<Name>) -> Result) -> Result {
    var next = pager
    let result = calls(&next)
    if next != pager { pager = next }
    return result
  }

  /// The level of a case: its page, count and rules.
  public subscript(name: Name) -> Level { pager[name] }

  /// The pages that are displayed, and where.
  ///
  /// - Parameter alignment: which pages correspond, for the entry rule `align`.
  public func window(alignment: some Alignment = IndexAlignment()) -> Window {
    pager.window(alignment: alignment)
  }

  /// Where the content comes to rest as it shows; nil only if the enumeration has no cases.
  ///
  /// - Parameter alignment: which pages correspond, for the entry rule `align`.
  public func target(
    alignment: some Alignment = IndexAlignment()
  ) -> (name: Name, page: Int?)? {
    pager.target(alignment: alignment)
  }

  /// What the pager itself tells, such as `current`, `page` and `phase`.
  public subscript<Value>(dynamicMember member: KeyPath<TypedPager<Name>, Value>) -> Value {
    pager[keyPath: member]
  }
}
