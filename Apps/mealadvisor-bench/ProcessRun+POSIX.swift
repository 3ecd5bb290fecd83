#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One run of a program from start to end, its output thrown away.
struct ProcessRun {
  /// From the call that starts it to the one that says it is over.
  let milliseconds: Double
  /// The most memory that it held, in millions of bytes.
  let megabytes: Double

  /// Runs a program with its arguments; the first word is its path.
  init(_ words: [String]) throws(BenchError) {
    let start = ContinuousClock.now
    let process = try Self.start(words)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    let time = ContinuousClock.now - start
    guard status == 0 else { throw .failed(words[0], status: status) }
    milliseconds = time / .milliseconds(1)
    #if canImport(Darwin)
      megabytes = Double(usage.ru_maxrss) / 1_000_000
    #else
      megabytes = Double(usage.ru_maxrss) * 1024 / 1_000_000
    #endif
  }

  private static func start(_ words: [String]) throws(BenchError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw .notStarted(words[0], code: code) }
    return process
  }
}

/// Ends this process with a line on standard error.
func endProcess(_ message: String, code: Int32) -> Never {
  let line = "mealadvisor-bench: \(message)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  exit(code)
}
