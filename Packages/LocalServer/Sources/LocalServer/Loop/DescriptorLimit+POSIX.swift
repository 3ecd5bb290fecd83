#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// How many files and sockets this process may have open at a time.
enum DescriptorLimit {
  /// The present limit; the largest number if the system sets none.
  static var present: Int {
    var limit = rlimit()
    #if canImport(Darwin)
      let status = getrlimit(RLIMIT_NOFILE, &limit)
    #else
      let status = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #endif
    return status == 0 ? Int(clamping: limit.rlim_cur) : .max
  }
}
