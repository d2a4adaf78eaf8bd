import CrossPager
import CrossPagerTimeline

extension SessionState {
  /// The number of bytes that this state does not share with `other`. Two states share the storage of each array that
  /// did not change between them.
  ///
  /// - Complexity: O(1) if both states share their labels; otherwise O(levels + unshared titles)
  package func bytes(besides other: Self) -> Int {
    pager.levels.bytes(besides: other.pager.levels) + labels.labelBytes(besides: other.labels)
      + marks.markBytes(besides: other.marks) + content.base.bytes(besides: other.content.base)
  }
}

extension Array {
  /// The size of the array's storage in bytes, or 0 if `other` shares it.
  package func bytes(besides other: [Element]) -> Int {
    sharesStorage(with: other) ? 0 : capacity * MemoryLayout<Element>.stride
  }

  /// Whether both arrays have the same storage.
  func sharesStorage(with other: [Element]) -> Bool {
    // Use slices, because `Array.span` requires macOS 26.
    let (own, others) = (self[...], other[...])
    return own.span.isIdentical(to: others.span)
  }
}

extension [LevelLabel] {
  /// The number of bytes that these labels do not share with `other`.
  fileprivate func labelBytes(besides other: [LevelLabel]) -> Int {
    let own = bytes(besides: other)
    if own == 0 { return 0 }
    let origins = other.indicesByName
    return reduce(own) { bytes, label in
      let origin = origins[label.name].map { other[$0] }
      let titles = label.titles?.bytes(besides: origin?.titles) ?? 0
      let pages = label.dated?.bytes(besides: origin?.dated) ?? 0
      return bytes + titles + pages + (origin == nil ? label.name.utf8.count : 0)
    }
  }
}
