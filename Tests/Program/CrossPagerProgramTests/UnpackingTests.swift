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

  @Test(arguments: files)
  func `a compressed file is unpacked by a program of the system`(
    name: String, program: String, base64: String
  ) throws {
    guard Self.has(program) else { return print("skipped: no \(program)") }
    let bytes = try #require(Data(base64Encoded: base64))
    let folder = try Self.folder(name, bytes)
    let success = Run(status: 0, output: Self.values, errors: "")
    #expect(try crosspager([name, "-c", "values"], folder: folder) == success)
    #expect(try shell("crosspager - -c values <\(name)", folder: folder) == success)
    let followed = try crosspager([name, "--follow", "-c", "values"], folder: folder)
    #expect([followed.output, "\(followed.status)"] == [Self.values, "0"])
  }

  private static let remarks = triples(
    of: #"""
      c.csv.gz | not gz | has a header but no rows. Despite its name, the file is not compressed with gzip. If the first line is a row, add --no-header.
      c.csv.XZ | a,b\n1,2\n | has no column of dates. Columns: 'a', 'b'. Despite its name, the file is not compressed with xz. Name the column and its format, for example: --date COLUMN --date-format DD.MM.YYYY
      """#)

  @Test(arguments: remarks)
  func `the message for a file without a table says that it is not compressed despite its name`(
    name: String, text: String, problem: String
  ) throws {
    let folder = try Self.folder(name, Data(text.utf8))
    #expect(
      try crosspager([name, "-c", "values"], folder: folder)
        == Run(status: 65, output: "", errors: "crosspager: '\(name)' \(problem)\n"))
  }

  @Test(arguments: [
    (["x.csv.gz"], "date,v\n2015-01-01,1\n2015-01-02,zz\n", "add --skip-bad-rows."),
    (["x.csv.gz", "--value", "nope"], "date,v\n2015-01-01,1\n", "by number, starting at 1."),
    (
      ["x.csv.gz", "--date-format", "MM/DD/YYYY"], "date,v\n2015-01-01,1\n",
      "Change --date-format, or omit it to detect the format."
    ),
  ])
  func `a table with the name of a compressed file has the usual messages`(
    arguments: [String], text: String, remedy: String
  ) throws {
    let folder = try Self.folder(arguments[0], Data(text.utf8))
    let run = try crosspager(arguments + ["-c", "values"], folder: folder)
    #expect(run.errors.hasSuffix("\(remedy)\n"))
    #expect(!run.errors.contains("Despite"))
  }

  @Test func `a table with the name of a compressed file is read`() throws {
    let folder = try Self.folder("x.csv.gz", Data("date,v\n2015-01-01,1\n2015-01-02,3\n".utf8))
    #expect(
      try crosspager(["x.csv.gz", "-c", "values"], folder: folder)
        == Run(status: 0, output: Self.values, errors: ""))
  }

  @Test(arguments: files)
  func `a compressed file that cannot be unpacked is refused with the command`(
    name: String, program: String, base64: String
  ) throws {
    let bytes = try #require(Data(base64Encoded: base64))
    let folder = try Self.folder(name, bytes)
    let unpack = ["bzip2": "bunzip2 -c", "gzip": "gunzip -c"][program] ?? "\(program) -dc"
    #expect(
      try crosspager([name, "-c", "values"], environment: ["PATH": "/nowhere"], folder: folder)
        == Run(
          status: 65, output: "",
          errors:
            "crosspager: '\(name)' is compressed with \(program). Unpack it: \(unpack) \(name) | crosspager -\n"
        ))
    // Bytes read from a pipe cannot be read again.
    #expect(
      try shell("cat \(name) | crosspager - -c values", folder: folder)
        == Run(
          status: 65, output: "",
          errors:
            "crosspager: 'standard input' is compressed with \(program). Unpack it: \(unpack) FILE | crosspager -\n"
        ))
  }

  @Test(arguments: files, [-1, 0])
  func `a damaged file is refused`(file: (name: String, program: String, base64: String), cut: Int)
    throws
  {
    guard Self.has(file.program) else { return print("skipped: no \(file.program)") }
    var bytes = try #require(Data(base64Encoded: file.base64))
    if cut < 0 { bytes.removeLast(12) } else { bytes[bytes.count / 2] ^= 0x55 }
    let folder = try Self.folder(file.name, bytes)
    #expect(
      try crosspager([file.name, "-c", "values"], folder: folder)
        == Run(
          status: 65, output: "",
          errors:
            "crosspager: '\(file.name)' is damaged or incomplete. To see why: \(file.program) -t \(file.name)\n"
        ))
  }

  @Test func `the name of a damaged file is quoted for the shell`() throws {
    guard Self.has("gzip") else { return print("skipped: no gzip") }
    let bytes = try #require(Data(base64Encoded: Self.files[0].base64))
    let folder = try Self.folder("x y.gz", bytes.dropLast(12))
    #expect(
      try crosspager(["x y.gz", "-c", "values"], folder: folder).errors.hasSuffix(
        "gzip -t 'x y.gz'\n"))
  }

  @Test func `a bad cell in a compressed file is reported as usual`() throws {
    guard Self.has("gzip") else { return print("skipped: no gzip") }
    let folder = try Self.folder("x.csv", Data("date,v\n2015-01-01,1\n2015-01-02,x\n".utf8))
    #expect(
      try shell("gzip x.csv && crosspager x.csv.gz -c values", folder: folder)
        == Run(
          status: 65, output: "",
          errors:
            "crosspager: Line 3 of 'x.csv.gz' has 'x' in column 'v', which is not a number like -12.5 or 3e4. "
            + "To read it as missing, add --missing 'x'. To skip such rows, add --skip-bad-rows.\n")
    )
  }

  @Test(arguments: [
    (
      "\0date,v\n2015-01-01,1\n", "has a NUL byte",
      "If the rest is text, remove the NUL bytes: gzip -dc x.csv.gz | tr -d '\\000' | crosspager -"
    ),
    ("date,v\n2015-01-01,\"1\n", "opens a quote", "To see the line: gzip -dc x.csv.gz | sed -n 2p"),
  ])
  func `a remedy reads the unpacked file`(text: String, problem: String, remedy: String) throws {
    guard Self.has("gzip") else { return print("skipped: no gzip") }
    let folder = try Self.folder("x.csv", Data(text.utf8))
    let run = try shell("gzip x.csv && crosspager x.csv.gz -c values", folder: folder)
    #expect(run.status == 65)
    #expect(run.errors.contains(problem))
    #expect(run.errors.hasSuffix("\(remedy)\n"))
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

  @Test func `bytes after the compressed data are not damage`() throws {
    guard Self.has("gzip") else { return print("skipped: no gzip") }
    var bytes = try #require(Data(base64Encoded: Self.files[0].base64))
    bytes.append(contentsOf: Array("garbage".utf8))
    let folder = try Self.folder("x.csv.gz", bytes)
    #expect(
      try crosspager(["x.csv.gz", "-c", "values"], folder: folder)
        == Run(status: 0, output: Self.values, errors: ""))
  }

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, "UTF-16LE", "'x.csv' is read as UTF-16."),
    (.utf16BigEndian, "UTF-16BE", "'x.csv' is read as UTF-16."),
    (
      .windowsCP1252, "Windows-1252",
      "'x.csv' is not UTF-8 and is read as Windows-1252. "
        + "If names look wrong, convert the file with iconv -f ENCODING -t UTF-8"
    ),
  ])
  func `another encoding is reported once`(encoding: String.Encoding, name: String, notice: String)
    throws
  {
    let mark = encoding == .windowsCP1252 ? "" : "\u{FEFF}"
    let text = "\(mark)date,Größe\n2015-01-01,1\n2015-01-02,3\n"
    let folder = try Self.folder("x.csv", try #require(text.data(using: encoding)))
    let run = try crosspager(["x.csv", "-c", "data; values", "--json"], folder: folder)
    #expect(run.errors == "crosspager: \(notice)\n")
    let objects = try run.objects()
    let data = try #require(objects.first?["data"] as? [String: any Sendable])
    #expect(data["encoding"] as? String == name)
    #expect(data["value"] as? String == "Größe")
    let shown = try crosspager(["x.csv", "-c", "data"], folder: folder)
    #expect(shown.output.contains("· encoding \(name) ·"))
  }
}
