#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The shared parts of the tools that write texts into Swift source.
public enum CompileTool {
  /// Prints one line to standard error and ends the process.
  public static func fail(_ message: String, status: Int32) -> Never {
    let line = Array((message + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(status)
  }
}
