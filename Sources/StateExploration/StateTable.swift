/// States numbered in the order in which they were added. Equal states have the same number.
///
/// A hash table of numbers with linear probing (Knuth, *The Art of Computer Programming* 6.4). Unlike a
/// dictionary from states to numbers, the table stores each state once.
struct StateTable<State: Hashable> {
  private(set) var states: [State] = []
  /// The numbers of the states, each in the slot for the state's hash or in a later slot; -1 in an empty slot.
  private var slots = [Int32](repeating: -1, count: 256)

  var count: Int { states.count }

  subscript(number: Int) -> State { states[number] }

  /// The number of a state, and whether the state was added.
  mutating func insert(_ state: State) -> (number: Int, isNew: Bool) {
    let slot = slot(of: state)
    if slots[slot] >= 0 { return (Int(slots[slot]), false) }
    slots[slot] = Int32(states.count)
    states.append(state)
    if states.count * 2 > slots.count { grow() }
    return (states.count - 1, true)
  }

  /// The slot that contains the state's number, or the empty slot in which to store it.
  private func slot(of state: State) -> Int {
    let mask = slots.count - 1
    var slot = state.hashValue & mask
    while slots[slot] >= 0, states[Int(slots[slot])] != state { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in states.indices { slots[slot(of: states[number])] = Int32(number) }
  }
}
