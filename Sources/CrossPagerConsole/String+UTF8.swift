extension String {
  /// The text whose bytes in UTF-8 these are; nil if they are of none.
  ///
  /// `init(validating:as:)` does this from macOS 15 on. What Foundation has for it drops a byte order mark that begins a
  /// text.
  public init?(utf8 bytes: some Collection<UInt8>) {
    // What is not UTF-8 is decoded to the text of other bytes.
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
