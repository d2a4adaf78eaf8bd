/// The newest of the elements that are added, as many as there is room for.
///
/// There is room for ``limit`` elements, together of at most ``byteLimit`` bytes, and always for the newest ``leastCount``.
///
///     var list = NewestList<String>(limit: 1000, byteLimit: 1 << 20)
///     list.append("left 3", bytes: 6)  // 0: nothing was dropped for it
struct NewestList<Element> {
  /// How many elements there is room for.
  let limit: Int
  /// How many bytes there is room for.
  let byteLimit: Int
  /// How many of the newest elements are kept, however large they are.
  static var leastCount: Int { 10 }

  /// An element and the memory it takes.
  struct Slot {
    var element: Element
    var bytes: Int
  }

  /// The elements, oldest first; those that were dropped are nil until there are many of them.
  private var slots: [Slot?] = []
  /// Where the oldest element stands.
  private var start = 0
  /// The bytes of all elements.
  private(set) var bytes = 0

  init(limit: Int, byteLimit: Int) {
    self.limit = limit
    self.byteLimit = byteLimit
  }

  /// How many elements there are.
  var count: Int { slots.count - start }
  /// Whether there are none.
  var isEmpty: Bool { count == 0 }

  /// The elements, oldest first.
  var elements: [Element] { slots[start...].compactMap { $0?.element } }

  /// The newest element.
  var last: Element? { slots.last??.element }

  /// Adds an element, and drops the oldest ones where there is no room for them.
  ///
  /// - Parameter bytes: the memory that the element takes, and no other element of the list.
  /// - Returns: how many elements were dropped.
  /// - Complexity: O(1) on average
  @discardableResult
  mutating func append(_ element: consuming Element, bytes: Int) -> Int {
    slots.append(Slot(element: element, bytes: bytes))
    self.bytes += bytes
    let before = start
    while count > limit || self.bytes > byteLimit && count > Self.leastCount { dropFirst() }
    let dropped = start - before
    if start > count {
      slots.removeFirst(start)
      start = 0
    }
    return dropped
  }

  private mutating func dropFirst() {
    bytes -= slots[start]?.bytes ?? 0
    slots[start] = nil
    start += 1
  }

  /// Takes the newest element out of the list; nil if there is none.
  mutating func popLast() -> Slot? {
    guard count > 0, let slot = slots.removeLast() else { return nil }
    bytes -= slot.bytes
    return slot
  }
}

extension NewestList: Sendable where Element: Sendable {}
extension NewestList.Slot: Sendable where Element: Sendable {}
