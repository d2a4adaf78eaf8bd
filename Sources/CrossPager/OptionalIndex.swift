/// An index or none, in four bytes.
///
/// An `Int?` takes nine, which makes an outcome too large for registers and a command take twice the time
/// (`Docs/Performance.md`).
struct OptionalIndex: Hashable, Sendable {
  /// The index; -1 is none.
  private let rawValue: Int32

  /// - Parameter index: in `0...Track.maximumCount`.
  @inline(__always)
  init(_ index: Int?) {
    guard let index else {
      rawValue = -1
      return
    }
    rawValue = Int32(truncatingIfNeeded: index)
  }

  /// - Parameter index: any; held within `0...Track.maximumCount`.
  init(clamping index: Int?) {
    self.init(index.map { (0...Track.maximumCount).clamp($0) })
  }

  @inline(__always)
  var value: Int? { rawValue < 0 ? nil : Int(rawValue) }
}
