extension [UInt8] {
  /// The bytes where they stand.
  ///
  /// It takes the place of the standard library's `span` of an array, which needs macOS 26; `Span` itself and `span` of a
  /// slice do not. A slice of all bytes is of the array's own storage, so its span is good as long as the array is.
  var span: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      let all = self[...]
      return unsafe _overrideLifetime(all.span, borrowing: self)
    }
  }
}
