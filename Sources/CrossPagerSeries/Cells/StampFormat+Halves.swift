extension StampFormat {
  /// Whether a cell may be all of a date in front of a space.
  func mayBegin(with cell: SampleCell) -> Bool {
    switch self {
    case .iso: stamp(in: cell) != nil
    case .pattern(let pattern): pattern.spaces.contains { pattern.parts[..<$0].read(all: cell) }
    }
  }

  /// Whether a cell may be all of a date behind a space.
  func mayEnd(with cell: SampleCell) -> Bool {
    switch self {
    case .iso: cell.bytes.contains(UInt8(ascii: ":"))
    case .pattern(let pattern):
      pattern.spaces.contains { pattern.parts[($0 + 1)...].read(all: cell) }
    }
  }
}

extension StampPattern {
  /// Where spaces stand among the parts.
  fileprivate var spaces: [Int] {
    parts.indices.filter { parts[$0] == .literal(UInt8(ascii: " ")) }
  }
}

extension ArraySlice<StampPattern.Part> {
  /// Whether the parts read a cell to its end.
  fileprivate func read(all cell: SampleCell) -> Bool {
    var rest = ByteScanner(cell.bytes.span)
    var fields = StampFields()
    return allSatisfy { fields.read($0, from: &rest) } && rest.isAtEnd
  }
}
