/// A growable buffer of bytes.
///
/// The buffer is noncopyable, so its storage is never shared. An array checks for shared storage on
/// every append, and the check takes longer than the append.
@safe
struct ByteBuffer: ~Copyable {
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  /// - Parameter capacity: The initial capacity in bytes, at least 1.
  init(capacity: Int) {
    unsafe storage = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { unsafe storage.deallocate() }

  /// The appended bytes.
  package var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: storage, count: count)) }

  /// Calls a closure with the appended bytes.
  func withBytes<Value, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try body(unsafe UnsafeBufferPointer(start: storage, count: count).span)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe storage[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append($0) }
  }

  /// Appends a name in quotes and a colon.
  mutating func append(name: StaticString) {
    let length = name.utf8CodeUnitCount
    reserve(length + 3)
    unsafe storage[count] = UInt8(ascii: "\"")
    unsafe (storage + count + 1).update(from: name.utf8Start, count: length)
    unsafe storage[count + length + 1] = UInt8(ascii: "\"")
    unsafe storage[count + length + 2] = UInt8(ascii: ":")
    count += length + 3
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    unsafe (storage + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  /// Makes room for `added` additional bytes.
  @inline(__always)
  private mutating func reserve(_ added: Int) {
    if added > capacity - count { grow(added) }
  }

  @inline(never)
  private mutating func grow(_ added: Int) {
    capacity = max(2 * capacity, count + added)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe larger.update(from: storage, count: count)
    unsafe storage.deallocate()
    unsafe storage = larger
  }
}
