import CrossPagerSeries
import CrossPagerTesting
import Testing

struct SummaryTests {
  private func summary(_ values: [Double?]) -> Summary {
    var summary = Summary()
    for value in values { summary.add(value) }
    return summary
  }

  private func values(_ summary: Summary) -> [Double?] {
    Aggregate.allCases.filter { $0 != .rise }.map { summary.value($0) }
  }

  @Test func `samples have a mean, sum, min, max, count and last`() {
    let summary = summary([3, nil, -1.5, 6, nil])
    #expect(values(summary) == [2.5, 7.5, -1.5, 6, 3, 6])
    #expect(
      [summary.mean, summary.sum, summary.min, summary.max, summary.last] == [2.5, 7.5, -1.5, 6, 6])
    #expect([summary.count, summary.missing] == [3, 2])
  }

  @Test(arguments: [[], [nil], [nil, nil]] as [[Double?]])
  func `without a value, every aggregate is missing, including the count`(samples: [Double?]) {
    #expect(values(summary(samples)) == [nil, nil, nil, nil, nil, nil])
    #expect(summary(samples).missing == samples.count)
  }

  @Test func `aggregates are in the order of the help`() {
    #expect(
      Aggregate.allCases.map(\.description) == [
        "mean", "sum", "min", "max", "count", "last", "rise",
      ])
  }

  @Test func `sums keep all digits`() {
    #expect(summary([1e16, 1, -1e16]).sum == 1)
    #expect(summary([1, 1e100, 1, -1e100]).sum == 2)
    #expect(summary(Array(repeating: 0.1, count: 10)).sum == 1)
    #expect(summary(Array(repeating: 0.1, count: 1_000_000)).sum == 100_000)
    #expect(summary(Array(repeating: 623_031_970.1, count: 1_000)).mean == 623_031_970.1)
  }

  @Test func `an infinite sum is out of range, but the mean is still right`() {
    let great = Double.greatestFiniteMagnitude
    for values in [[great, great], [1e308, 1e308], Array(repeating: 1e308, count: 20)] {
      for sign in [1.0, -1] {
        let summary = summary(values.map { $0 * sign })
        #expect([summary.count, summary.missing] == [values.count, 0])
        #expect([summary.sum, summary.mean] == [nil, values[0] * sign])
        #expect(summary.unboundedValue(.sum) == sign * .infinity)
        #expect(Aggregate.allCases.filter(summary.isOutOfRange).contains(.sum))
      }
    }
    #expect(summary([1e308, 1e308, -1e308]).mean == 1e308 / 3)
    #expect(summary([1e308, 1e308, -1e308]).sum == 1e308)
    #expect(!summary([1e308, 1e308, -1e308]).isOutOfRange(.sum))
    #expect(!summary([nil]).isOutOfRange(.sum))
    #expect(summary([nil]).unboundedValue(.sum) == nil)
  }

  @Test func `sums and means of the smallest numbers keep their digits`() {
    let least = Double.leastNonzeroMagnitude
    let tiny = 1e-300 / 1e10
    #expect(summary([tiny, 3 * tiny]).mean == 2 * tiny)
    #expect(summary([tiny, 12_345 * least]).sum == tiny + 12_345 * least)
    #expect(summary([least, least, least]).mean == least)
    #expect(summary([least, least, least]).sum == 3 * least)
    #expect(summary([least, 3 * least]).mean == 2 * least)
    #expect(summary([1e-300, tiny]).sum == 1e-300 + tiny)
  }

  @Test func `a mean is rounded once`() {
    let tiny = [1e-17, 2e-17, 3e-18, 1e-18]
    #expect(summary([0.5, 0.1, 1, 5, 5, 5] + tiny).mean == 1.66)
    // A third of the sum is nearer to the next number than a third of the rounded sum is.
    #expect(summary([1e16, 3, -1e16]).mean == 1)
  }

  @Test(arguments: Depth.seeds(60))
  func `means of decimals are the nearest numbers`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let values = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        let exponent = random.next() % 8 == 0 ? 0x1p-60 : 1
        return Double(Int.random(in: -9_999...9_999, using: &random)) / 100 * exponent
      }
      let mean = ExactSum(values).rounded(dividedBy: values.count)
      for summary in [summary(values), mergedSummary(values, &random)] {
        #expect(summary.mean == mean, "seed \(seed), \(values)")
      }
    }
  }

  @Test(arguments: Depth.seeds(60))
  func `sums and means of any numbers are nearly exact`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers = [
      0, 1, -1, 0.1, 1e308, -1e308, 1.7e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      0x1p960, -0x1p960, (0x1p960).nextDown, 1e-300 / 1e10, .leastNonzeroMagnitude,
      -1e-300 / 1e20, 5e200,
    ]
    for _ in 0..<20 {
      let kinds = Int.random(in: 1...numbers.count, using: &random)
      let values = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        let any = Double(bitPattern: random.next())
        return random.next() % 8 == 0 && any.isFinite
          ? any : numbers[Int.random(in: 0..<kinds, using: &random)]
      }
      let exact = ExactSum(values)
      for summary in [summary(values), mergedSummary(values, &random)] {
        let place: Comment = "seed \(seed), \(values)"
        // Digits beyond twice the precision of a `Double` are lost.
        let lost = Double(values.count) * (values.map { abs($0) * 0x1p-100 }.max() ?? 0)
        let sum = exact.rounded(dividedBy: 1)
        let tolerance = (sum.isFinite ? sum.ulp : 0) + lost
        let found = summary.unboundedValue(.sum) ?? .nan
        #expect(found == sum || abs(found - sum) <= tolerance, place)
        #expect(summary.isOutOfRange(.sum) == found.isInfinite, place)
        #expect(summary.sum == (found.isFinite ? found : nil), place)
        let mean = exact.rounded(dividedBy: values.count)
        #expect(abs((summary.mean ?? .nan) - mean) <= mean.ulp + lost, place)
        let bounds = (values.min() ?? .nan)...(values.max() ?? .nan)
        #expect(summary.mean.map(bounds.contains) == true, place)
      }
    }
  }

  /// Returns the summary of the values, computed from random parts that are merged in random order.
  private func mergedSummary(_ values: [Double], _ random: inout SeededGenerator) -> Summary {
    var parts = [[Double]](repeating: [], count: 5)
    for value in values { parts[Int.random(in: 0..<5, using: &random)].append(value) }
    return parts.shuffled(using: &random).reduce(into: Summary()) { $0.add(summary($1)) }
  }

  @Test func `a value that is not finite is a blank`() {
    let summary = summary([.nan, .infinity, -.infinity, 2])
    #expect(values(summary) == [2, 2, 2, 2, 1, 2])
    #expect(summary.missing == 3)
  }
}

/// The exact sum of numbers, as a multiple of the smallest positive `Double`. See Kulisch,
/// "Computer Arithmetic and Validity", 2008.
private struct ExactSum {
  /// The 32-bit digits of the sum, least significant first. After carrying, only the last digit can
  /// be negative.
  private var digits = [Int64](repeating: 0, count: 70)

  init(_ values: [Double]) {
    for value in values {
      let place = Swift.max(value.isZero ? 0 : Int(value.exponentBitPattern) - 1, 0)
      let significand = value.significandBitPattern | (value.exponentBitPattern == 0 ? 0 : 1 << 52)
      for bit in 0..<53 where significand >> UInt64(bit) & 1 == 1 {
        digits[(place + bit) / 32] += (value < 0 ? -1 : 1) << Int64((place + bit) % 32)
      }
    }
  }

  /// Returns the sum divided by a small number, computed from the four leading digits.
  func rounded(dividedBy divisor: Int) -> Double {
    var digits = digits
    for place in digits.indices.dropLast() {
      digits[place + 1] += digits[place] >> 32
      digits[place] &= 0xFFFF_FFFF
    }
    let isNegative = digits[digits.count - 1] < 0
    if isNegative {
      for place in digits.indices { digits[place] = -digits[place] }
      for place in digits.indices.dropLast() {
        digits[place + 1] += digits[place] >> 32
        digits[place] &= 0xFFFF_FFFF
      }
    }
    var rest: Int64 = 0
    for place in digits.indices.reversed() {
      let part = rest << 32 + digits[place]
      digits[place] = part / Int64(divisor)
      rest = part % Int64(divisor)
    }
    let first = digits.lastIndex { $0 != 0 } ?? 0
    var magnitude = 0.0
    for place in Swift.max(0, first - 3)...first {
      magnitude += Self.scaled(Double(digits[place]), by: place * 32 - 1074)
    }
    return isNegative ? -magnitude : magnitude
  }

  private static func scaled(_ value: Double, by exponent: Int) -> Double {
    value == 0 ? 0 : Double(sign: .plus, exponent: exponent, significand: value)
  }
}
