import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalDevice {
  /// Whether this process reads from and writes to a terminal.
  public static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// The terminal of this process.
  ///
  /// - Parameter isLineByLine: whether the terminal edits lines itself, like a dumb terminal.
  public static func live(isLineByLine: Bool = false) -> TerminalDevice {
    let keyboard = Keyboard()
    return TerminalDevice(
      events: { TerminalEvents.stream(isLineByLine: isLineByLine) }, size: windowSize,
      write: { writeAll($0) },
      begin: { isLineByLine || keyboard.begin() }, end: { keyboard.end() }, pause: pause)
  }

  /// Stops the process group as its terminal would do; returns when the process continues.
  private static func pause() {
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    // Another thread may get the signal first.
    usleep(20_000)
    signal(SIGTSTP, SIG_IGN)
  }

  private static func windowSize() -> WindowSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else {
      return WindowSize(columns: 0, rows: 0)
    }
    return WindowSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  private static func writeAll(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = systemWrite(rest)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          var waiting = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, 1_000)
          continue
        }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }
}

/// Sets the keyboard to single keys while the app runs, and restores its mode afterwards.
private final class Keyboard: Sendable {
  private let before = Mutex<termios?>(nil)

  func begin() -> Bool {
    before.withLock { before in
      var mode = termios()
      guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return false }
      if before == nil { before = mode }
      cfmakeraw(&mode)
      return tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) == 0
    }
  }

  func end() {
    before.withLock { before in
      guard var mode = before else { return }
      // Drops unread input, so that the user's shell does not receive it.
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
    }
  }
}

private func systemWrite(_ bytes: UnsafeRawBufferPointer) -> Int {
  write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
}
