#if canImport(Glibc)
  import Glibc

  /// A pseudo-terminal with one end for the user and one end for the program.
  struct Pseudoterminal {
    /// The descriptor of the user's end of the terminal. Reads do not block. The caller closes the
    /// descriptor.
    let master: Int32
    /// The path of the program's end of the terminal.
    let path: String

    init(columns: Int = 80, rows: Int = 24) throws {
      // Replaces posix_openpt, unlockpt and ptsname, which the Glibc module lacks. See pty(7), and
      // see ioctl_tty(2) for TIOCSPTLCK and TIOCGPTN.
      master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
      var isLocked: Int32 = 0
      var number: Int32 = 0
      guard master >= 0, unsafe ioctl(master, 0x4004_5431, &isLocked) == 0,
        unsafe ioctl(master, 0x8004_5430, &number) == 0
      else { throw Terminal.Problem(description: "There is no pseudo-terminal to be had.") }
      path = "/dev/pts/\(number)"
      resize(columns: columns, rows: rows)
    }

    func resize(columns: Int, rows: Int) {
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Opens the program's end of the terminal.
    func slave() -> Int32 { unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC) }

    /// All settings of the terminal.
    var settings: [UInt8] {
      var settings = termios()
      _ = unsafe tcgetattr(master, &settings)
      return unsafe withUnsafeBytes(of: settings) { unsafe Array($0) }
    }
  }
#endif
