extension [UInt8] {
  /// The bytes, without copying them.
  ///
  /// It replaces the `span` of an array in the standard library, which requires macOS 26. A slice of all bytes shares
  /// the array's storage, so its span is valid as long as the array is.
  var span: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      let all = self[...]
      return unsafe _overrideLifetime(all.span, borrowing: self)
    }
  }
}
