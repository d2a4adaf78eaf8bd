public import CrossPager
public import Observation

/// An observable model of a pager, for user interfaces. A view updates when a property that it reads changes.
///
/// A model can store any pager and has all its properties. To change the pager, call the methods of ``pager``.
///
///     let model = ObservablePager(TypedPager<Scale> { _ in 5 })
///     model.pager.go(toLevel: .week)
///     model.currentLevel                          // .week; a drag does not update a view that reads this
///     model.offset                                // a drag updates a view that reads this
///
/// A call does not update a view if the call is ignored or changes no property that the view reads. Calls take effect
/// in the order in which they are made, even if an observer makes them. Use a model on only one actor at a time,
/// usually the main actor.
@dynamicMemberLookup
public final class ObservablePager<Front: Paging>: Observable {
  private var front: Front
  /// The pager as of the last notification.
  private var known: Front
  /// The number of calls to ``update(_:)`` in progress.
  private var updates = 0
  private let registrar = ObservationRegistrar()
  /// The properties that have been read since their last change.
  private var observed: [PartialKeyPath<Front>: Observed] = [:]
  var observers: [Int: (Front) -> Void] = [:]
  var observerCount = 0
  /// The translation of the finger at the last drag, in pages and levels; nil if there is none.
  var finger: (x: Double, y: Double)?
  var isTicking = false

  /// An observed property of the pager.
  private struct Observed {
    var differs: (Front, Front) -> Bool
    var willSet: (ObservablePager) -> Void
    var didSet: (ObservablePager) -> Void
  }

  /// Creates a model that stores a pager.
  public init(_ pager: Front) {
    front = pager
    known = pager
  }

  /// The underlying pager, whose methods change the model.
  ///
  /// A view that reads the whole pager updates on every change. In views, read the properties of the model instead.
  public var pager: Front {
    get {
      registrar.access(self, keyPath: \.pager)
      return front
    }
    set {
      front = newValue
      if updates == 0 { notify() }
    }
  }

  /// Combines the changes from several calls into one notification.
  ///
  ///     model.update {
  ///       model.pager.forgetAll()
  ///       model.pager.goToTopLevel()
  ///     }
  ///
  /// - Parameter calls: A closure that makes calls on ``pager``. The calls take effect at once.
  /// - Returns: The result of `calls`.
  @discardableResult
  public func update<Result>(_ calls: () throws -> Result) rethrows -> Result {
    updates += 1
    defer {
      updates -= 1
      if updates == 0 { notify() }
    }
    return try calls()
  }

  /// A level; nil if there is no such level.
  public subscript(level: Front.LevelID) -> Level? { self[dynamicMember: \.[level]] }

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

  /// Notifies the readers of properties that have changed. The new values are already in place, so that calls made by a
  /// reader build on them.
  private func notify() {
    let (before, after) = (known, front)
    if before == after { return }
    known = after
    let changed = observed.filter { $0.value.differs(before, after) }
    // A notified view that still needs a property reads it again.
    for member in changed.keys { observed[member] = nil }
    registrar.willSet(self, keyPath: \.pager)
    for property in changed.values { property.willSet(self) }
    for property in changed.values { property.didSet(self) }
    registrar.didSet(self, keyPath: \.pager)
    for id in observers.keys.sorted() { observers[id]?(front) }
  }
}
