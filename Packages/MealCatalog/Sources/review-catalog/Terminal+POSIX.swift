#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The streams of this process, as far as the review uses them.
enum Terminal {
  /// Prints a message to standard error, if there is one, and ends the process.
  static func finish(_ message: String?, status: Int32) -> Never {
    if let message { say(message + "\n") }
    exit(status)
  }

  /// Shows the progress of the work in a terminal; a new call replaces the text of the last.
  static func show(_ progress: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    say("\r" + progress + "\u{1B}[K")
  }

  private static func say(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
