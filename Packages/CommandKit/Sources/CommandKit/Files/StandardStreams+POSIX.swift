import PrintedText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error of this process.
public enum StandardStreams {
  /// Writes an outcome to both streams, and ends the process with its exit code.
  ///
  /// If standard output cannot be written, the process reports this on standard error and fails.
  public static func finish(_ outcome: Outcome, program: String) -> Never {
    let isWritten = write(outcome.standardOutput, to: STDOUT_FILENO)
    let trouble = isWritten ? "" : "\(program): the output could not be written\n"
    _ = write(outcome.standardError + trouble, to: STDERR_FILENO)
    exit(isWritten ? outcome.exitCode : max(outcome.exitCode, 1))
  }

  /// Replaces the last line on standard error, if that is a terminal.
  public static func showProgress(_ line: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    _ = write("\r\u{1B}[K" + PlainText.cleaned(line), to: STDERR_FILENO)
  }

  /// Prints a line at once, while a command runs.
  ///
  /// A line that cannot be written is lost.
  public static func say(_ line: String) {
    _ = write(PlainText.cleaned(line) + "\n", to: STDOUT_FILENO)
  }

  /// Writes a whole text; returns false with `errno` set if the system refuses.
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all bytes; returns false if that failed.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = systemWrite(descriptor, rest)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
