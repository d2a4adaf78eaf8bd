import CrossPager

extension SessionState {
  /// The bytes of this state that `other` does not share. Two states share the arrays that no
  /// command between them changed.
  ///
  /// - Complexity: O(1) if no level was edited between them, else O(levels), plus O(pages) for
  ///   titles that they do not share
  func bytes(besides other: Self) -> Int {
    pager.levels.bytes(besides: other.pager.levels) + labels.labelBytes(besides: other.labels)
  }
}

extension Array {
  /// The bytes of the array's storage, or 0 if `other` shares it.
  func bytes(besides other: [Element]) -> Int {
    sharesStorage(with: other) ? 0 : capacity * MemoryLayout<Element>.stride
  }

  /// Whether both arrays have the same storage.
  func sharesStorage(with other: [Element]) -> Bool {
    // `Array` itself has a span only from macOS 26 on.
    let (own, others) = (self[...], other[...])
    return own.span.isIdentical(to: others.span)
  }
}

extension [LevelLabel] {
  /// The bytes of these labels that `other` does not share.
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
  /// The bytes of the titles that `other` does not share.
  fileprivate func bytes(besides other: Self) -> Int {
    switch (self, other) {
    case (.titled(let titles), .titled(let others)): titles.bytes(besides: others)
    case (.titled(let titles), .numbered), (.titled(let titles), .dated):
      titles.bytes(besides: Titles([]))
    case (.numbered, _), (.dated, _): 0
    }
  }
}
