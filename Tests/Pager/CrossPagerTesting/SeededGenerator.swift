/// A reproducible random number generator: SplitMix64 (Steele, Lea and Flood, *Fast Splittable Pseudorandom Number
/// Generators*, 2014).
///
/// This type is the only source of randomness in the module, so a seed produces the same results on
/// every platform and with every version of the standard library.
///
///     var random = SeededGenerator(seed: 0)
///     random.next()   // 0xE220A8397B1DCDAF
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator. All seeds are equally good.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next random number.
  ///
  /// - Complexity: O(1)
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator: Choices {
  package mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(Swift.max(bound, 1)))
  }
}
