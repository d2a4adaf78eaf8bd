/// States numbered in the order in which they were added. Equal states have the same number.
///
/// A hash table of numbers with linear probing (Knuth, *The Art of Computer Programming* 6.4). Unlike a
/// dictionary from states to numbers, the table stores each state once.
struct StateTable<State: Hashable> {
  private(set) var states: [State] = []
  /// The states, each in the slot for its hash or in a later slot.
  private var slots = [Slot](repeating: .empty, count: 256)

  /// The number of a state, and the lower half of its hash, which tells most states apart.
  private struct Slot {
    var number: Int32
    var hash: UInt32

    static var empty: Slot { Slot(number: -1, hash: 0) }
  }

  var count: Int { states.count }

  subscript(number: Int) -> State { states[number] }

  /// Returns the number of a state, and whether the state was added.
  mutating func insert(_ state: State) -> (number: Int, isNew: Bool) {
    let hash = UInt32(truncatingIfNeeded: state.hashValue)
    var index = Int(hash) & (slots.count - 1)
    while slots[index].number >= 0 {
      let number = Int(slots[index].number)
      if slots[index].hash == hash && states[number] == state { return (number, false) }
      index = (index + 1) & (slots.count - 1)
    }
    slots[index] = Slot(number: Int32(states.count), hash: hash)
    states.append(state)
    if states.count * 2 > slots.count { grow() }
    return (states.count - 1, true)
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: .empty, count: old.count * 2)
    for slot in old where slot.number >= 0 {
      var index = Int(slot.hash) & (slots.count - 1)
      while slots[index].number >= 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }
}
