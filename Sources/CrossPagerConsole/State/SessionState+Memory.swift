import CrossPager

extension SessionState {
  /// The memory that this state takes besides another one: states share the arrays that no command between them changed.
  ///
  /// - Returns: a number of bytes.
  /// - Complexity: O(1) if no level was edited between them, else O(levels), and O(pages) of titles that the other lacks
  func bytes(besides other: Self) -> Int {
    pager.levels.bytes(besides: other.pager.levels) + labels.labelBytes(besides: other.labels)
  }
}

extension Array {
  /// The bytes of the array's own storage, none if it is another's too.
  func bytes(besides other: [Element]) -> Int {
    sharesStorage(with: other) ? 0 : capacity * MemoryLayout<Element>.stride
  }

  /// Whether the elements are at the same place in memory.
  func sharesStorage(with other: [Element]) -> Bool {
    // An array itself has a span only from macOS 26 on.
    let (own, others) = (self[...], other[...])
    return own.span.isIdentical(to: others.span)
  }
}

extension [LevelLabel] {
  /// The bytes of these labels that others do not share.
  fileprivate func labelBytes(besides other: [LevelLabel]) -> Int {
    let own = bytes(besides: other)
    if own == 0 { return 0 }
    let origins = other.indicesByName
    return reduce(own) { bytes, label in
      let origin = origins[label.name].map { other[$0] }
      let titles = label.titles?.bytes(besides: origin?.titles) ?? 0
      return bytes + titles + (origin == nil ? label.name.utf8.count : 0)
    }
  }
}
