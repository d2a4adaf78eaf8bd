public import CrossPager
public import Observation

/// A pager for user-interface code: a view that reads something of it is told when just that changes.
///
/// Reads go through to the pager it holds, a ``/CrossPager/Pager``, ``/CrossPager/TypedPager`` or
/// ``/CrossPager/IdentifiedPager``. Calls are made on ``pager``.
///
///     let model = ObservablePager(TypedPager<Scale> { _ in 5 })
///     model.pager.go(toLevel: .week)
///     model.currentLevel                          // .week: a view that reads this is not told of a drag
///     model.offset                                // a view that reads this is
///
/// Each property is observed by its own value, and notifies when the value becomes another: neither a call that is ignored
/// nor one that changes something else does. Like the views that read it, a model belongs to one actor at a time.
@dynamicMemberLookup
public final class ObservablePager<Front: Paging>: Observable {
  private var front: Front
  private let registrar = ObservationRegistrar()
  /// What was read so far, and whether two pagers differ in it.
  private var observed: [PartialKeyPath<Front>: Observed] = [:]

  /// Something of the pager that was read.
  private struct Observed {
    var differs: (Front, Front) -> Bool
    var willSet: (ObservablePager) -> Void
    var didSet: (ObservablePager) -> Void
  }

  /// A model that stands where `pager` does.
  public init(_ pager: Front) {
    front = pager
  }

  /// The pager as it stands, to make calls on.
  ///
  /// Who reads the whole of it is told of every change; read the model's own members in views.
  public var pager: Front {
    get {
      registrar.access(self, keyPath: \.pager)
      return front
    }
    set { adopt(newValue) }
  }

  /// Makes several calls at once, so that views see none of the states between.
  ///
  /// - Returns: What `calls` returns.
  @discardableResult
  public func update<Result>(_ calls: (inout Front) -> Result) -> Result {
    var next = front
    let result = calls(&next)
    adopt(next)
    return result
  }

  /// A level with its page, count and rules; nil if there is none of that name.
  public subscript(level level: Front.LevelID) -> Level? {
    self[dynamicMember: \.[level: level]]
  }

  /// What the pager tells, such as `currentLevel`, `currentPage`, `offset` and `window`.
  ///
  /// - Complexity: That of reading it; each change of the pager compares once more all that was ever read.
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
    let changed = observed.values.filter { $0.differs(front, next) }
    registrar.willSet(self, keyPath: \.pager)
    for observed in changed { observed.willSet(self) }
    front = next
    for observed in changed { observed.didSet(self) }
    registrar.didSet(self, keyPath: \.pager)
  }
}
