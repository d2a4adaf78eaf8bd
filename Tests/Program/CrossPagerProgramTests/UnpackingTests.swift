import CrossPagerTesting
import Foundation
import Testing

/// Tests compressed files and files in encodings other than UTF-8.
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

  private static let values = """
      value  count  missing  min  mean  max  bars
    ▸ v          2        0    1     2    3  mean

    """

  private static func folder(_ name: String, _ bytes: Data) throws -> URL {
    let folder = try temporaryFolder()
    try bytes.write(to: folder.appending(path: name))
    return folder
  }

  private static func has(_ program: String) -> Bool {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  @Test(arguments: files, Depth.seeds(60, quick: 2))
  func `any damage is an error or leaves the samples readable`(
    file: (name: String, program: String, base64: String), seed: UInt64
  ) throws {
    guard Self.has(file.program) else { return print("skipped: no \(file.program)") }
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
    let folder = try Self.folder(file.name, bytes)
    let run = try crosspager([file.name, "-c", "values"], folder: folder)
    #expect([0, 65].contains(run.status), "\(file.name), seed \(seed)")
    #expect((run.status == 0) == run.errors.isEmpty || run.output == Self.values)
  }
}
