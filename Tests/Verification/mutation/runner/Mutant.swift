// The functions called at the places of mutants. The first argument is the number of the place's first mutant. The
// functions are public because the default arguments of public functions also call them.
private import Mutation

@inline(__always) public func mutIs(_ number: Int32) -> Bool { mutation_is(number) }
@inline(__always) public func mutIsNot(_ number: Int32) -> Bool { !mutation_is(number) }

@inline(__always) public func mutNot(_ number: Int32, _ value: Bool) -> Bool {
  mutation_is(number) ? !value : value
}
@inline(__always) public func mutAlways(_ number: Int32, _ value: Bool) -> Bool {
  mutation_is(number) ? true : value
}

@inline(__always) public func mutLess<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
  if mutation_is(number) { return a <= b }
  return mutation_is(number + 1) ? a >= b : a < b
}
@inline(__always) public func mutAtMost<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
  if mutation_is(number) { return a < b }
  return mutation_is(number + 1) ? a > b : a <= b
}
@inline(__always) public func mutGreater<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
  if mutation_is(number) { return a >= b }
  return mutation_is(number + 1) ? a <= b : a > b
}
@inline(__always) public func mutAtLeast<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
  if mutation_is(number) { return a > b }
  return mutation_is(number + 1) ? a < b : a >= b
}
@inline(__always) public func mutEqual<T: Equatable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
  mutation_is(number) ? a != b : a == b
}
@inline(__always) public func mutUnequal<T: Equatable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
  mutation_is(number) ? a == b : a != b
}
@inline(__always) public func mutMin<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T {
  mutation_is(number) ? max(a, b) : min(a, b)
}
@inline(__always) public func mutMax<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T {
  mutation_is(number) ? min(a, b) : max(a, b)
}

@inline(__always) public func mutAnd(
  _ number: Int32, _ a: Bool, _ b: @autoclosure () throws -> Bool
) rethrows -> Bool {
  mutation_is(number) ? try a || b() : try a && b()
}
@inline(__always) public func mutOr(
  _ number: Int32, _ a: Bool, _ b: @autoclosure () throws -> Bool
) rethrows -> Bool {
  mutation_is(number) ? try a && b() : try a || b()
}
@inline(__always) public func mutPlus<T: AdditiveArithmetic>(_ number: Int32, _ a: T, _ b: T) -> T {
  mutation_is(number) ? a - b : a + b
}
@inline(__always) public func mutMinus<T: AdditiveArithmetic>(_ number: Int32, _ a: T, _ b: T) -> T
{
  mutation_is(number) ? a + b : a - b
}
@inline(__always) public func mutTimes<T: BinaryInteger>(_ number: Int32, _ a: T, _ b: T) -> T {
  mutation_is(number) ? a / b : a * b
}
@inline(__always) public func mutTimes(_ number: Int32, _ a: Double, _ b: Double) -> Double {
  mutation_is(number) ? a / b : a * b
}
@inline(__always) public func mutOver<T: BinaryInteger>(_ number: Int32, _ a: T, _ b: T) -> T {
  mutation_is(number) ? a * b : a / b
}
@inline(__always) public func mutOver(_ number: Int32, _ a: Double, _ b: Double) -> Double {
  mutation_is(number) ? a * b : a / b
}
@inline(__always) public func mutRemainder<T: BinaryInteger>(_ number: Int32, _ a: T, _ b: T) -> T {
  mutation_is(number) ? a / b : a % b
}
@inline(__always) public func mutNegative<T: AdditiveArithmetic>(_ number: Int32, _ a: T) -> T {
  mutation_is(number) ? a : .zero - a
}

/// The value, larger or smaller by one.
@inline(__always)
public func mutShifted<T: AdditiveArithmetic & ExpressibleByIntegerLiteral>(
  _ number: Int32, _ value: T
) -> T {
  if mutation_is(number) { return value + 1 }
  return mutation_is(number + 1) ? value - 1 : value
}

// Another result, for each type of result.
@inline(__always) public func mutOther(_ number: Int32, _ value: Bool) -> Bool {
  mutation_is(number) ? !value : value
}
@inline(__always) public func mutOther<T>(_ number: Int32, _ value: T?) -> T? {
  mutation_is(number) ? nil : value
}
@inline(__always)
public func mutOther<T: AdditiveArithmetic & ExpressibleByIntegerLiteral>(
  _ number: Int32, _ value: T
) -> T {
  mutation_is(number) ? value + 1 : value
}
@inline(__always) public func mutOther<T: RangeReplaceableCollection>(
  _ number: Int32, _ value: T
) -> T {
  guard mutation_is(number) else { return value }
  return T(value.dropLast())
}
@inline(__always) public func mutOther<T: CaseIterable & Equatable>(
  _ number: Int32, _ value: T
) -> T {
  guard mutation_is(number) else { return value }
  let all = Array(T.allCases)
  return all[((all.firstIndex(of: value) ?? 0) + 1) % all.count]
}
@inline(__always) public func mutOther(_ number: Int32, _ value: Range<Int>) -> Range<Int> {
  mutation_is(number) ? value.lowerBound..<value.upperBound + 1 : value
}
@inline(__always) public func mutOther(_ number: Int32, _ value: Range<Int64>) -> Range<Int64> {
  mutation_is(number) ? value.lowerBound..<value.upperBound + 1 : value
}
