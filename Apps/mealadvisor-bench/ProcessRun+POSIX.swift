#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One run of a program from start to end.
struct ProcessRun {
  /// The time from the call that starts the program to the call that reports its end.
  let milliseconds: Double
  /// The processor time of the program, in its own code and in the system.
  let processorMilliseconds: Double
  /// The program's peak memory, in millions of bytes.
  let megabytes: Double

  /// Runs a program with its arguments; the first word is its path or its name in `PATH`.
  ///
  /// - Parameter output: the file for its standard output, which is overwritten.
  init(_ words: [String], output: String = "/dev/null") throws(BenchError) {
    let start = ContinuousClock.now
    let process = try Self.start(words, output)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    let time = ContinuousClock.now - start
    guard status == 0 else { throw .failed(words[0], status: status) }
    milliseconds = time.milliseconds
    processorMilliseconds = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
    #if canImport(Darwin)
      megabytes = Double(usage.ru_maxrss) / 1_000_000
    #else
      megabytes = Double(usage.ru_maxrss) * 1024 / 1_000_000
    #endif
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }

  private static func start(_ words: [String], _ output: String) throws(BenchError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw .notStarted(words[0], code: code) }
    return process
  }
}

/// Shows the current work on standard error if that is a terminal; the line is not cleared.
func showProgress(_ text: String) {
  guard isatty(STDERR_FILENO) == 1 else { return }
  writeError("\r\u{1B}[K\(text)")
}

private func writeError(_ text: String) {
  _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}

/// Ends this process with a line on standard error.
func endProcess(_ message: String, code: Int32) -> Never {
  writeError("mealadvisor-bench: \(message)\n")
  exit(code)
}
