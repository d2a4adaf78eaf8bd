/// A check that accepts any bytes, for a fuzzer and for the tests that replay its corpus.
///
/// `Tests/Verification/fuzz.sh` builds the targets with the toolchain's libFuzzer.
public struct FuzzTarget: Sendable {
  /// The name of the target and of the folder with its corpus.
  public let name: String
  /// The maximum length of an input in bytes.
  public let lengthLimit: Int
  /// Checks any number of bytes. Throws the first violation of a rule that it finds.
  public let check: @Sendable ([UInt8]) throws(Violation) -> Void

  public static let all = [
    FuzzTarget(name: "lines", lengthLimit: 600, check: checkLines),
    FuzzTarget(name: "links", lengthLimit: 200, check: checkLink),
    FuzzTarget(name: "scenes", lengthLimit: 1000, check: checkScene),
    FuzzTarget(name: "snapshots", lengthLimit: 2000, check: checkSnapshot),
    FuzzTarget(name: "files", lengthLimit: 1500, check: checkFile),
    FuzzTarget(name: "large-files", lengthLimit: 400, check: checkLargeFile),
    FuzzTarget(name: "cells", lengthLimit: 150, check: checkCells),
    FuzzTarget(name: "keys", lengthLimit: 300, check: checkKeys),
    FuzzTarget(name: "restoration", lengthLimit: 200, check: checkRestoration),
    FuzzTarget(name: "commands", lengthLimit: 300, check: checkCommands),
  ]
}

/// A rule that an input breaks.
public struct Violation: Error, CustomStringConvertible {
  public let description: String

  static func unless(
    _ condition: Bool, _ description: @autoclosure () -> String
  ) throws(Violation) {
    if !condition { throw Violation(description: description()) }
  }
}

extension Array where Element == UInt8 {
  /// The bytes as text, with U+FFFD in place of bytes that are not UTF-8.
  var text: String { String(decoding: self, as: UTF8.self) }

  var lines: [String] {
    split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0).text }
  }
}
