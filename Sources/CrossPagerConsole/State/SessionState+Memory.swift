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
    let origins = LevelOrigins(in: other, of: self)
    return indices.reduce(own) { bytes, level in
      let label = self[level]
      guard let origin = origins[level] else {
        return bytes + label.name.utf8.count + label.pages.bytes(besides: .numbered)
      }
      return bytes + label.pages.bytes(besides: other[origin].pages)
    }
  }
}

extension LevelLabel.Pages {
  /// The bytes of the titles that others do not share.
  fileprivate func bytes(besides other: Self) -> Int {
    switch (self, other) {
    case (.titled(let titles), .titled(let others)): titles.bytes(besides: others)
    case (.titled(let titles), .numbered), (.titled(let titles), .dated):
      titles.bytes(besides: Titles([]))
    case (.numbered, _), (.dated, _): 0
    }
  }
}
