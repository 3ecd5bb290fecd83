#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The streams of this process.
enum Terminal {
  /// Ends the process.
  static func finish(_ status: Int32) -> Never {
    exit(status)
  }

  /// Prints a line to standard error.
  static func say(_ line: String) {
    send(line + "\n")
  }

  /// Shows progress on a terminal; a new call replaces the text of the last.
  static func show(_ progress: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    send("\r" + progress + "\u{1B}[K")
  }

  private static func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
