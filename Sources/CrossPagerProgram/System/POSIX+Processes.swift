import CLibrary

extension POSIX {
  /// A child process.
  struct Process {
    fileprivate let identifier: pid_t

    /// Waits for the process to exit and returns its exit status, or nil if a signal terminated it.
    func end() -> Int32? {
      var status: Int32 = 0
      while unsafe waitpid(identifier, &status, 0) < 0 {
        if errno != EINTR { return nil }
      }
      return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }
  }

  /// Finds a program in `PATH`, starts it and discards its error messages.
  ///
  /// - Parameter input: The program's standard input, which it reads from the beginning of the file.
  /// - Returns: The process and the read end of the pipe that receives the output.
  static func spawn(
    _ words: [String], input: Int32
  ) throws(Failure) -> (process: Process, output: Int32) {
    var ends: [Int32] = [-1, -1]
    if unsafe pipe(&ends) != 0 { throw Failure(code: errno) }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    lseek(input, 0, SEEK_SET)
    var identifier: pid_t = 0
    let code = spawn(words, input: input, output: ends[1], &identifier)
    if code != 0 {
      close(ends[0])
      throw Failure(code: code)
    }
    return (Process(identifier: identifier), ends[0])
  }

  private static func spawn(
    _ words: [String], input: Int32, output: Int32, _ identifier: inout pid_t
  ) -> Int32 {
    var streams = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&streams)
    defer { unsafe posix_spawn_file_actions_destroy(&streams) }
    unsafe posix_spawn_file_actions_adddup2(&streams, input, standardInput)
    unsafe posix_spawn_file_actions_adddup2(&streams, output, standardOutput)
    unsafe posix_spawn_file_actions_addopen(&streams, standardError, "/dev/null", O_WRONLY, 0)
    // This program ignores SIGPIPE, but the child must end when its pipe is closed.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe arguments.indices { unsafe free(arguments[index]) } }
    return unsafe posix_spawnp(
      &identifier, words[0], &streams, &attributes, &arguments, environ)
  }

  /// The first bytes of a regular file, read without moving the file offset, or an empty array if the file cannot be
  /// read.
  static func beginning(of file: Int32, _ count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      unsafe filled = max(0, pread(file, buffer.baseAddress, count, 0))
    }
  }
}
