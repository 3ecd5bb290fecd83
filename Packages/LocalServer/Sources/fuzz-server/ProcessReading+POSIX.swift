#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The resources of this process at one moment.
struct ProcessReading {
  /// Millions of bytes in memory; on Apple systems the peak so far.
  var megabytes: Double
  /// Open files and sockets.
  var descriptors: Int

  /// The present state.
  static var now: ProcessReading {
    ProcessReading(
      megabytes: residentBytes / 1_000_000,
      descriptors: (0..<Int32(8_192)).count { fcntl($0, F_GETFD) >= 0 })
  }

  private static var residentBytes: Double {
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss)
    #else
      let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return 0 }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = max(0, read(file, &bytes, bytes.count))
      let words = String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: " ")
      return Double(words.dropFirst().first ?? "0").map {
        $0 * Double(sysconf(Int32(_SC_PAGESIZE)))
      }
        ?? 0
    #endif
  }
}

/// Blocks the current thread for a time.
func pause(milliseconds: Int) { usleep(UInt32(milliseconds) * 1_000) }
