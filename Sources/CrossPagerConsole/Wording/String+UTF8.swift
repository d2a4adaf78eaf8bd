extension String {
  /// The text that these bytes encode in UTF-8; nil if they are not valid UTF-8.
  ///
  /// `init(validating:as:)` does this from macOS 15 on. Foundation's initializer drops a byte order mark at the
  /// beginning.
  public init?(utf8 bytes: some Collection<UInt8>) {
    // Invalid UTF-8 decodes to a text with other bytes.
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
