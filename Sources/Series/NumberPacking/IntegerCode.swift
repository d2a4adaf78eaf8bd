/// A code for integers that follow a cycle, such as hourly values with a daily cycle.
///
/// Each integer is written as its difference from a prediction, in a Rice code (R. F. Rice, "Some Practical Universal
/// Noiseless Coding Techniques", 1979). The parameter of the code adapts to the sizes of the earlier differences,
/// mainly the differences at the same phase of the cycle. The reader computes the same floating-point numbers in the
/// same order.
package struct IntegerCode: Hashable {
  /// The rule that predicts an integer from earlier ones.
  package enum Predictor: UInt64, CaseIterable {
    case former, cycle, gradient, mean, halfGradient, none
  }

  package let predictor: Predictor
  /// The length of the cycle, from 1 to 4095.
  package let lag: Int

  /// The integers that the code can write.
  package static let range: ClosedRange<Int64> = -1 << 48...1 << 48
  /// The maximum length of the unary part. With this length, the complete difference follows in 52 bits.
  private static let longestUnary = 20
  /// The maximum number of integers used to choose the code.
  private static let sampleCount = 20_000
}

extension IntegerCode {
  /// Chooses the code that writes the first integers in the fewest bits.
  package init(for integers: [Int64], lags: [Int]) {
    let sample = Array(integers.prefix(IntegerCode.sampleCount))
    self.init(predictor: .none, lag: 1)
    var leastLength = Int.max
    for lag in lags {
      for predictor in Predictor.allCases {
        let code = IntegerCode(predictor: predictor, lag: lag)
        var length = 0
        code.encode(sample) { unary, rest, count in length += unary + 1 + count }
        if length < leastLength { (self, leastLength) = (code, length) }
      }
    }
  }

  /// Writes the predictor and the lag, followed by the integers. Writes nothing if there are no integers.
  package func write(_ integers: [Int64], to bits: inout BitWriter) {
    if integers.isEmpty { return }
    bits.write(predictor.rawValue, bits: 3)
    bits.write(UInt64(lag), bits: 12)
    encode(integers) { unary, rest, count in
      bits.write(.max, bits: unary)
      if unary < IntegerCode.longestUnary { bits.write(0, bits: 1) }
      bits.write(rest, bits: count)
    }
  }

  /// Calls `write` for each integer with the unary part, a number whose low bits are the rest, and the number of these bits.
  private func encode(_ integers: [Int64], _ write: (Int, UInt64, Int) -> Void) {
    var sizes = Sizes(lag: lag)
    for place in integers.indices {
      let parameter = sizes.parameter(place)
      let difference = integers[place] - prediction(of: place, in: integers)
      let code = difference < 0 ? UInt64(-2 * difference - 1) : UInt64(2 * difference)
      let unary = code >> UInt64(parameter)
      if unary < IntegerCode.longestUnary {
        write(Int(unary), code, parameter)
      } else {
        write(IntegerCode.longestUnary, code, 52)
      }
      sizes.add(difference, place)
    }
  }

  package static func read(_ count: Int, from bits: inout BitReader) -> [Int64] {
    guard count > 0 else { return [] }
    let predictor = Predictor(rawValue: bits.read(3)) ?? .none
    let code = IntegerCode(predictor: predictor, lag: max(1, Int(bits.read(12))))
    var (integers, sizes) = ([Int64](), Sizes(lag: code.lag))
    integers.reserveCapacity(count)
    for place in 0..<count {
      let parameter = sizes.parameter(place)
      let unary = bits.readOnes(atMost: longestUnary)
      let number =
        unary == longestUnary
        ? bits.read(52) : UInt64(unary) << UInt64(parameter) | bits.read(parameter)
      let difference = Int64(number >> 1) ^ -Int64(number & 1)
      integers.append(difference &+ code.prediction(of: place, in: integers))
      sizes.add(difference, place)
    }
    return integers
  }

  private func prediction(of place: Int, in integers: [Int64]) -> Int64 {
    if predictor == .none { return 0 }
    let before = place > 0 ? integers[place - 1] : 0
    guard place > lag else { return before }
    let cycle = integers[place - lag]
    // Shifts round down.
    return switch predictor {
    case .none, .former: before
    case .cycle: cycle
    case .gradient: before + cycle - integers[place - lag - 1]
    case .mean: (before + cycle) >> 1
    case .halfGradient: cycle + ((before - integers[place - lag - 1]) >> 1)
    }
  }
}

/// The sizes of earlier differences, which determine the parameter of the Rice code.
private struct Sizes {
  private var sums: [Double]
  private var weights: [Double]
  private var former = 0.0

  init(lag: Int) {
    sums = Array(repeating: 64, count: lag)
    weights = Array(repeating: 4, count: lag)
  }

  func parameter(_ place: Int) -> Int {
    let phase = place % sums.count
    let expected = (2 * sums[phase] / weights[phase] + former) / 3 * 0.7 + 0.3
    var (parameter, limit) = (0, 1.0)
    while limit < expected { (parameter, limit) = (parameter + 1, limit * 2) }
    return parameter
  }

  mutating func add(_ difference: Int64, _ place: Int) {
    let phase = place % sums.count
    former = Double(difference.magnitude) * 2
    sums[phase] += former
    weights[phase] += 1
    if weights[phase] > 24 {
      weights[phase] /= 2
      sums[phase] /= 2
    }
  }
}
