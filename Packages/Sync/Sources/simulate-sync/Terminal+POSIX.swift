#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The standard streams of this process.
enum Terminal {
  /// Ends the process.
  static func finish(_ status: Int32) -> Never {
    exit(status)
  }

  /// Prints a line to the standard error stream.
  static func say(_ line: String) {
    send(line + "\n", to: STDERR_FILENO)
  }

  /// Prints a line to the standard output stream at once.
  static func print(_ line: String) {
    send(line + "\n", to: STDOUT_FILENO)
  }

  /// Shows progress on a terminal; a new call replaces the text of the last one.
  static func show(_ progress: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    send("\r" + progress + "\u{1B}[K", to: STDERR_FILENO)
  }

  private static func send(_ text: String, to stream: Int32) {
    let bytes = Array(text.utf8)
    _ = write(stream, bytes, bytes.count)
  }
}
