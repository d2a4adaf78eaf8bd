// The entry points for libFuzzer. `fuzz.sh` links this file with the module FuzzTargets.
//
// The environment variable CROSSPAGER_FUZZ selects the target. If the variable is `list`, the program lists the
// targets and the maximum lengths of their inputs instead of fuzzing.

import Foundation
import FuzzTargets

private let name = ProcessInfo.processInfo.environment["CROSSPAGER_FUZZ"]
private let target = FuzzTarget.all.first { $0.name == name }

@c(LLVMFuzzerInitialize) public func initialize(
  _ count: UnsafeMutableRawPointer, _ arguments: UnsafeMutableRawPointer
) -> Int32 {
  if name == "list" {
    for target in FuzzTarget.all { print(target.name, target.lengthLimit) }
    exit(0)
  }
  return 0
}

@c(LLVMFuzzerTestOneInput) public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let target else { fatalError("CROSSPAGER_FUZZ names no target.") }
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  do throws(Violation) { try target.check(input) } catch { fatalError("\(error)") }
  return 0
}
