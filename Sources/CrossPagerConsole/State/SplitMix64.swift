/// SplitMix64: random numbers from a seed, the same on every platform (Steele, Lea and Flood, *Fast
/// Splittable Pseudorandom Number Generators*, 2014; constants from Vigna's `splitmix64.c`).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= SplitMix64.increment
    return SplitMix64.mixed(state)
  }

  static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The number for a state of the generator.
  static func mixed(_ state: UInt64) -> UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
