import CrossPagerTesting

extension SeededGenerator {
  /// Returns a finite number: small, large, extreme, close to other such numbers, or with a random bit pattern.
  mutating func number() -> Double {
    switch next() % 6 {
    case 0: Double.random(in: -20...20, using: &self).rounded(.down)
    case 1: Double.random(in: 0...1000, using: &self)
    case 2: 623_031_970 + Double(Int.random(in: -50...50, using: &self))
    case 3: extremes[Int.random(in: 0..<extremes.count, using: &self)]
    case 4: Double.random(in: -1e15...1e15, using: &self)
    default: anyFinite()
    }
  }

  private var extremes: [Double] {
    let least = Double.leastNonzeroMagnitude
    return [0, -0.0, 1e308, -1e308, least, -least, .leastNormalMagnitude, .greatestFiniteMagnitude]
  }

  private mutating func anyFinite() -> Double {
    let value = Double(bitPattern: next())
    return value.isFinite ? value : .greatestFiniteMagnitude
  }
}
