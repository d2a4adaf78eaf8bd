/// The memory through which the page and this module pass text and lists of numbers.
///
/// The page writes arguments at the address that ``exchange(_:)`` returns. An answer consists of the number of bytes of
/// its text, its numbers, and its text, whose lines are separated by line feeds.
enum Exchange {
  nonisolated(unsafe) private static var memory = allocated(1 << 16)

  private static func allocated(_ size: Int) -> UnsafeMutableRawBufferPointer {
    .allocate(byteCount: size, alignment: MemoryLayout<Double>.alignment)
  }

  /// Makes room for the given number of bytes, and returns the address of the memory.
  static func address(_ size: Int) -> UnsafeMutableRawPointer {
    if size > memory.count {
      memory.deallocate()
      memory = allocated(2 * size)
    }
    return memory.baseAddress!
  }

  static func bytes(_ count: Int) -> [UInt8] { Array(memory[..<count]) }

  static func text(_ count: Int) -> String { String(decoding: memory[..<count], as: UTF8.self) }

  static func numbers(_ count: Int) -> [Double] {
    Array(UnsafeRawBufferPointer(memory).bindMemory(to: Double.self)[..<count])
  }

  static func write(_ text: [UInt8]) {
    address(text.count).copyMemory(from: text, byteCount: text.count)
  }

  /// Writes an answer, and returns the count of its numbers.
  static func write(_ numbers: [Double], lines: [String] = []) -> Int32 {
    var text: [UInt8] = []
    for line in lines {
      if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
      text += line.utf8
    }
    let all = [Double(text.count)] + numbers
    let start = all.count * MemoryLayout<Double>.stride
    let target = address(start + text.count)
    target.copyMemory(from: all, byteCount: start)
    (target + start).copyMemory(from: text, byteCount: text.count)
    return Int32(numbers.count)
  }
}

/// Makes room for the given number of bytes, and returns the address of the exchange.
@c public func exchange(_ size: Int32) -> UnsafeMutableRawPointer { Exchange.address(Int(size)) }

/// Objects that the page refers to by number.
struct Handles<Object> {
  private var objects: [Object] = []

  mutating func add(_ object: Object) -> Int32 {
    objects.append(object)
    return Int32(objects.count - 1)
  }

  subscript(handle: Int32) -> Object { objects[Int(handle)] }
}
