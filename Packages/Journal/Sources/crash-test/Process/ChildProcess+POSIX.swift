#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A process that this one started, with its output.
struct ChildProcess {
  private let id: pid_t
  private let output: Int32

  /// Starts a program by its path; nil if the system refuses.
  init?(_ path: String, _ arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let id = Self.spawn(path, arguments, output: ends[1])
    _ = close(ends[1])
    guard let id else {
      _ = close(ends[0])
      return nil
    }
    (self.id, output) = (id, ends[0])
  }

  private static func spawn(_ path: String, _ arguments: [String], output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, output)
    var texts = ([path] + arguments).map { strdup($0) }
    defer { texts.forEach { free($0) } }
    texts.append(nil)
    var none: [UnsafeMutablePointer<CChar>?] = [nil]
    var id: pid_t = 0
    return posix_spawn(&id, path, &actions, nil, &texts, &none) == 0 ? id : nil
  }

  /// The path of the running program.
  static var ownPath: String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return CommandLine.arguments[0] }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  /// Its output up to the end of its first line.
  func firstLine() -> [UInt8] {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1 {
      bytes.append(byte)
      if byte == 0x0A { break }
    }
    return bytes
  }

  /// Kills it at once, wherever it is.
  func kill() {
    #if canImport(Darwin)
      _ = Darwin.kill(id, SIGKILL)
    #else
      _ = Glibc.kill(id, SIGKILL)
    #endif
  }

  /// Waits until it ends.
  ///
  /// - Returns: Its exit code, or nil if it was killed, and the rest of its output.
  func finish() -> (status: Int32?, output: [UInt8]) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    _ = close(output)
    var status: Int32 = 0
    _ = waitpid(id, &status, 0)
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : nil, bytes)
  }
}

/// Further system calls that the tests need.
enum Machine {
  static var isRoot: Bool { geteuid() == 0 }

  /// Waits without releasing the thread.
  static func sleep(microseconds: Int) {
    usleep(UInt32(microseconds))
  }

  /// Runs a function in a process whose files cannot grow over a size; nil if the system cannot
  /// limit them.
  static func withFileSizeLimit(_ bytes: Int, _ body: () async -> Void) async -> Bool {
    var old = rlimit()
    #if canImport(Darwin)
      let resource = RLIMIT_FSIZE
    #else
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #endif
    guard getrlimit(resource, &old) == 0 else { return false }
    signal(SIGXFSZ, SIG_IGN)
    var limited = old
    limited.rlim_cur = rlim_t(bytes)
    guard setrlimit(resource, &limited) == 0 else { return false }
    await body()
    return setrlimit(resource, &old) == 0
  }
}
