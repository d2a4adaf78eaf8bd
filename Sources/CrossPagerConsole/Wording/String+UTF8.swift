extension String {
  /// The text that bytes encode in UTF-8, or nil if they are not valid UTF-8.
  ///
  /// `init(validating:as:)` needs macOS 15. Foundation's initializer drops a byte order mark at the
  /// start.
  public init?(utf8 bytes: some Collection<UInt8>) {
    // Invalid UTF-8 decodes to a text with different bytes.
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
