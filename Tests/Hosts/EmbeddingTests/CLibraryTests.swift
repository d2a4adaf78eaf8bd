import CrossPagerTesting
import Foundation
import Testing

// The installation script is for Linux, and `@c` needs Swift 6.3.
#if os(Linux) && compiler(>=6.3)
  /// Builds the C library and calls it from C. The builds take a while, so the suite runs only at full depth.
  @Suite(.serialized, .enabled(if: Depth.current != .quick))
  struct CLibraryTests {
    private static let plain = Result { try CLibrary(sanitizes: false) }
    private static let sanitized = Result { try CLibrary(sanitizes: true) }

    @Test func `every function does what the header says`() throws {
      let result = try Self.plain.get().run("interface")
      #expect(result == Execution(status: 0, output: "every check passed\n"))
    }

    @Test func `the recorded traces have the digests of the Swift library`() throws {
      let result = try Self.plain.get().run("replay", TraceFile.allCases.map { $0.url.path })
      #expect(result.status == 0, "\(result.output)")
    }

    @Test(arguments: Depth.seeds(20))
    func `new traces have the digests of the Swift library`(seed: UInt64) throws {
      var writer = TraceWriter()
      for index in 0..<100 { writer.add(PagerScript(seed: seed << 32 + UInt64(index), length: 50)) }
      let library = try Self.plain.get()
      let file = library.prefix.appending(path: "\(seed).trace")
      try writer.text.write(to: file, atomically: true, encoding: .utf8)
      let result = try library.run("replay", [file.path])
      #expect(result.status == 0, "\(result.output)")
    }

    @Test(arguments: Depth.seeds(8))
    func `no call with random arguments stops the program`(seed: UInt64) throws {
      let library = try Self.sanitized.get()
      let result = try library.run("fuzz", ["\(seed)", "200000"])
      #expect(result == Execution(status: 0, output: "200000 calls\n"))
    }

    @Test
    func `the interface makes no invalid access to memory`() throws {
      let result = try Self.sanitized.get().run("interface")
      #expect(result == Execution(status: 0, output: "every check passed\n"))
    }

    @Test func `the library needs only the C library and exports only the functions in its header`()
      throws
    {
      let prefix = try Self.plain.get().prefix.path
      let header = try String(contentsOfFile: "\(prefix)/include/crosspager.h", encoding: .utf8)
      let declared = Set(header.matches(of: /CP_API [^;(]*?(cp_\w+)\(/).map { String($0.1) })
      let shared = try Execution("/usr/bin/env", ["nm", "-D", "\(prefix)/lib/libcrosspager.so"])
      let lines = shared.output.split(separator: "\n").map { $0.split(separator: " ") }
      #expect(
        Set(lines.filter { $0.contains("T") }.compactMap { $0.last.map(String.init) }) == declared)
      let needed = lines.filter { $0.contains("U") }.compactMap {
        $0.last?.split(separator: "@")[0]
      }
      #expect(
        Set(needed).isSubset(of: [
          "__stack_chk_fail", "__tls_get_addr", "memcpy", "memmove", "memset",
        ]))
      let linked = try Execution("/usr/bin/env", ["nm", "\(prefix)/lib/libcrosspager.a"])
      let globals = linked.output.split(separator: "\n").map { $0.split(separator: " ") }
        .filter { $0.contains("T") }.compactMap { $0.last.map(String.init) }
      #expect(Set(globals) == declared)
    }

    /// Tests the library on a platform where pointers and Swift's `Int` have 32 bits.
    @Test(arguments: TraceFile.allCases)
    func `WebAssembly has the digests of the Swift library`(file: TraceFile) throws {
      let module = try Self.plain.get().prefix.appending(path: "trace.wasm").path
      if !FileManager.default.fileExists(atPath: module) {
        let script = repository.appending(path: "Tests/Hosts/C/wasm.sh").path
        let built = try Execution(script, [module])
        try #require(built.status == 0, "\(built.output)")
      }
      let result = try Execution("/usr/bin/env", ["wasmkit", "run", module], input: file.url)
      #expect(result.status == 0, "\(result.output)")
    }
  }

  /// The C library, built and installed in the build folder.
  private struct CLibrary {
    let prefix: URL
    private let sanitizes: Bool

    init(sanitizes: Bool) throws {
      self.sanitizes = sanitizes
      let name = sanitizes ? "sanitized" : "plain"
      prefix = repository.appending(path: ".build/c-library/\(name)")
      try? FileManager.default.removeItem(at: prefix)
      let script = repository.appending(path: "Sources/Hosts/C/install.sh").path
      let flags =
        sanitizes ? ["SWIFTFLAGS": "-sanitize=address", "CFLAGS": "-fsanitize=address"] : [:]
      let installed = try Execution(script, [prefix.path], environment: flags)
      if installed.status != 0 { throw Failure(output: installed.output) }
    }

    struct Failure: Error {
      var output: String
    }

    /// Compiles a program in `Tests/Hosts/C` and runs it.
    func run(_ program: String, _ arguments: [String] = []) throws -> Execution {
      let source = repository.appending(path: "Tests/Hosts/C/\(program).c").path
      let executable = prefix.appending(path: program).path
      if !FileManager.default.fileExists(atPath: executable) {
        let compiled = try Execution(
          "/usr/bin/env",
          ["clang", "-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-fuse-ld=lld"]
            + (sanitizes ? ["-fsanitize=address"] : [])
            + ["-I\(prefix.path)/include", source, "-L\(prefix.path)/lib"]
            + ["-Wl,-rpath,\(prefix.path)/lib", "-lcrosspager", "-o", executable])
        if compiled.status != 0 { throw Failure(output: compiled.output) }
      }
      return try Execution(executable, arguments)
    }
  }

  /// The result of running a program.
  private struct Execution: Equatable {
    var status: Int32
    /// The text that the program wrote to its standard output and standard error.
    var output: String

    init(status: Int32, output: String) {
      self.status = status
      self.output = output
    }

    /// Runs a program.
    init(
      _ path: String, _ arguments: [String], environment: [String: String] = [:],
      input: URL? = nil
    ) throws {
      let process = Process()
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      status = process.terminationStatus
      output = String(decoding: data, as: UTF8.self)
    }
  }
#endif
