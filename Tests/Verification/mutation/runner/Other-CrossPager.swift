// Other results of the core's own types.

@inline(__always) func mutOther(_ number: Int32, _ value: Outcome) -> Outcome {
  guard mutIs(number) else { return value }
  return value == .changed() ? .ignored(.alreadyThere) : .changed()
}
@inline(__always) func mutOther(_ number: Int32, _ value: Sense) -> Sense {
  mutIs(number) ? (value == .forward ? .backward : .forward) : value
}
@inline(__always) func mutOther(_ number: Int32, _ value: Offset) -> Offset {
  mutIs(number) ? Offset(rawValue: value.rawValue + 1) : value
}
@inline(__always) func mutOther(_ number: Int32, _ value: Directions) -> Directions {
  mutIs(number) ? value.symmetricDifference(.left) : value
}
@inline(__always) func mutOther(_ number: Int32, _ value: Position) -> Position {
  mutIs(number) ? Position(level: value.level, page: value.page.map { $0 + 1 } ?? 0) : value
}
@inline(__always) func mutOther(_ number: Int32, _ value: Track) -> Track {
  mutIs(number) ? Track(count: value.count, place: (value.place ?? 0) == 0 ? 1 : 0) : value
}
