import CrossPagerTesting
import Foundation
import Testing

struct UnpackingTests {
  /// A file with two rows, compressed by each of four programs.
  private static let files = triples(
    of: """
      x.csv.gz | gzip | H4sIAAAAAAACA0tJLEnVKeMyMjA01TUwBCIdQwTHSMeYCwAHJuMBIQAAAA==
      x.csv.bz2 | bzip2 | QlpoOTFBWSZTWcYHkJUAAA7ZgAAQAAZ6ACYABQAgADEA0ADQjTNTaKaesgh7boeyGIiRnEp0XckU4UJDGB5CVA==
      x.csv.xz | xz | /Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4AAgABxdADIYSu7rkgfsN77bbjMpENE6ViiKDh53TljXAAAA5IglzPFl6igAATghjhlwex+2830BAAAAAARZWg==
      x.csv.zst | zstd | KLUv/SQh7QAAuGRhdGUsdgoyMDE1LTAxLTAxLDEyLDMKAQBhm2Ewf+Xq
      """
  ).map { (name: $0, program: $1, base64: $2) }

  @Test(arguments: files, Depth.seeds(60, quick: 2))
  func `any damage is an error or leaves the samples readable`(
    file: (name: String, program: String, base64: String), seed: UInt64
  ) throws {
    guard try shell("command -v \(file.program)").status == 0 else {
      return print("skipped: no \(file.program)")
    }
    var random = SeededGenerator(seed: seed)
    var bytes = try #require(Data(base64Encoded: file.base64))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 4..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      default: bytes.removeSubrange(max(5, place)...)
      }
      if bytes.count < 6 { break }
    }
    let folder = try temporaryFolder()
    try bytes.write(to: folder.appending(path: file.name))
    let run = try crosspager([file.name, "-c", "values"], folder: folder)
    #expect([0, 65].contains(run.status), "\(file.name), seed \(seed)")
    #expect(
      (run.status == 0) == run.errors.isEmpty
        || run.output.contains("▸ v          2        0    1     2    3  mean\n"))
  }
}
