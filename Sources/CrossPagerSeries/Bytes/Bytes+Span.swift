extension [UInt8] {
  /// The bytes, without a copy.
  ///
  /// It replaces the standard library's `span` of an array, which needs macOS 26. A slice of all bytes shares the
  /// array's storage, so its span is valid as long as the array is.
  var span: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      let all = self[...]
      return unsafe _overrideLifetime(all.span, borrowing: self)
    }
  }
}
