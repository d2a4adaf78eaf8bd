extension [UInt8] {
  /// A span of the bytes, which are not copied. The `span` of an array in the standard library requires macOS 26. A
  /// slice of the whole array shares the array's storage, so the span of the slice is valid as long as the array is.
  var span: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      let all = self[...]
      return unsafe _overrideLifetime(all.span, borrowing: self)
    }
  }
}
