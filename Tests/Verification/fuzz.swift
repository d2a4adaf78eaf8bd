// The entry points of libFuzzer. `fuzz.sh` links this file with the module FuzzTargets.

import Foundation
import FuzzTargets

/// The target that the environment variable CROSSPAGER_FUZZ names.
private let target = FuzzTarget.all.first {
  $0.name == ProcessInfo.processInfo.environment["CROSSPAGER_FUZZ"]
}

@c(LLVMFuzzerTestOneInput)
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let target else { fatalError("CROSSPAGER_FUZZ names no target.") }
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  do throws(Violation) {
    try target.check(input)
  } catch {
    fatalError("\(error)")
  }
  return 0
}
