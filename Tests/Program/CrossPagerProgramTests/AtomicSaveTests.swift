import CrossPagerTesting
import Foundation
import Testing

/// Kills the program while it saves.
/// At quick depth, the suite kills the program ten times instead of forty.
@Suite(.ownThreads) struct AtomicSaveTests {
  private static let pages = 2000
  /// A list of levels that is long enough for a kill to interrupt a save. In every snapshot, the first and last levels
  /// are on the same page.
  private static let levels =
    (["a=\(pages)"] + (0..<100).map { "l\($0)=5" } + ["z=\(pages)"]).joined(separator: ",")
  private static let script = (0..<pages).map { "page \($0)\nremember z \($0)\nsave place.json\n" }
    .joined()

  /// Returns the file's inode number, which changes with every save.
  private static func identity(_ file: URL) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes?[.systemFileNumber] as? NSNumber)?.intValue
  }

  /// Starts the program, waits for its first save, and kills the program after a delay.
  private func kill(after microseconds: UInt32, in folder: URL) throws {
    let place = folder.appending(path: "place.json")
    let before = Self.identity(place)
    let process = Process()
    process.executableURL = program
    process.arguments = ["--levels", Self.levels, "-f", "script"]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let deadline = ContinuousClock.now + .seconds(20)
    while Self.identity(place) == before, ContinuousClock.now < deadline { usleep(200) }
    usleep(microseconds)
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
  }

  /// Returns the pages of the first and last levels after a new process restores the snapshot.
  private func restored(in folder: URL) throws -> [Int] {
    let run = try crosspager(
      ["--levels", Self.levels, "--json", "-c", "restore place.json; where"], folder: folder)
    #expect(run.status == 0)
    let levels = try run.objects().last?["levels"] as? [[String: any Sendable]]
    return [levels?.first, levels?.last].compactMap { $0?["page"] as? Int }
  }

  @Test(arguments: Depth.seeds(4, quick: 1))
  func `a program killed at any time leaves a whole snapshot`(seed: UInt64) throws {
    let folder = try temporaryFolder()
    try Self.script.write(to: folder.appending(path: "script"), atomically: true, encoding: .utf8)
    var random = SeededGenerator(seed: seed)
    for round in 1...10 {
      let delay = UInt32.random(in: 0..<20_000, using: &random)
      try kill(after: delay, in: folder)
      let pages = try restored(in: folder)
      #expect(
        pages.count == 2 && pages.first == pages.last, "seed \(seed), round \(round): \(delay) µs")
    }
    // Temporary files may remain.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      names.allSatisfy { ["script", "place.json"].contains($0) || $0.hasPrefix(".crosspager-") })
    let run = try crosspager(
      ["--levels", Self.levels, "-c", "page 7; remember z 7; save place.json"], folder: folder)
    #expect(run.status == 0)
    #expect(try restored(in: folder) == [7, 7])
  }
}
