public import CrossPager
public import Observation

/// An observable model of a pager, for user interfaces. A view updates when a property that it reads changes.
///
/// The model stores a ``/CrossPager/Pager``, ``/CrossPager/TypedPager`` or ``/CrossPager/IdentifiedPager`` and has all
/// the properties of that pager. To change the pager, call the methods of ``pager``.
///
///     let model = ObservablePager(TypedPager<Scale> { _ in 5 })
///     model.pager.go(toLevel: .week)
///     model.currentLevel                          // .week; a drag does not update a view that reads this
///     model.offset                                // a drag updates a view that reads this
///
/// A call does not update a view if the call is ignored or changes no property that the view reads. Use a model on only
/// one actor at a time, usually the main actor.
@dynamicMemberLookup
public final class ObservablePager<Front: Paging>: Observable {
  private var front: Front
  private let registrar = ObservationRegistrar()
  /// The properties that have been read since their last change.
  private var observed: [PartialKeyPath<Front>: Observed] = [:]

  /// An observed property of the pager.
  private struct Observed {
    /// Whether the property differs between two pagers.
    var differs: (Front, Front) -> Bool
    var willSet: (ObservablePager) -> Void
    var didSet: (ObservablePager) -> Void
  }

  /// Creates a model that stores a pager.
  public init(_ pager: Front) {
    front = pager
  }

  /// The underlying pager, whose methods change the model.
  ///
  /// A view that reads the whole pager updates on every change. In views, read the properties of the model instead.
  public var pager: Front {
    get {
      registrar.access(self, keyPath: \.pager)
      return front
    }
    set { adopt(newValue) }
  }

  /// Combines multiple calls into one change.
  ///
  ///     model.update {
  ///       $0.forgetAll()
  ///       $0.goToTopLevel()
  ///     }
  ///
  /// - Parameter calls: A closure that makes calls on the pager.
  /// - Returns: The result of `calls`.
  @discardableResult
  public func update<Result>(_ calls: (inout Front) -> Result) -> Result {
    var next = front
    let result = calls(&next)
    adopt(next)
    return result
  }

  /// The level with a given name, or nil if there is no such level.
  public subscript(level level: Front.LevelID) -> Level? {
    self[dynamicMember: \.[level: level]]
  }

  /// A property of the pager, such as `currentLevel`, `currentPage`, `offset` or `window`.
  ///
  /// - Complexity: The cost of the property, plus one comparison of its values each time the pager changes
  public subscript<Value: Equatable>(dynamicMember member: KeyPath<Front, Value>) -> Value {
    if observed[member] == nil {
      observed[member] = Observed(
        differs: { $0[keyPath: member] != $1[keyPath: member] },
        willSet: { $0.registrar.willSet($0, keyPath: \.[dynamicMember: member]) },
        didSet: { $0.registrar.didSet($0, keyPath: \.[dynamicMember: member]) })
    }
    registrar.access(self, keyPath: \.[dynamicMember: member])
    return front[keyPath: member]
  }

  private func adopt(_ next: Front) {
    if next == front { return }
    let changed = observed.filter { $0.value.differs(front, next) }
    registrar.willSet(self, keyPath: \.pager)
    for property in changed.values { property.willSet(self) }
    front = next
    for (member, property) in changed {
      property.didSet(self)
      // A notified view that still needs the property reads it again.
      observed[member] = nil
    }
    registrar.didSet(self, keyPath: \.pager)
  }
}
