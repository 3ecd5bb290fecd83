#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// How many descriptors this process has open.
func openDescriptors() -> Int {
  (0..<Int32(2_048)).count { fcntl($0, F_GETFD) >= 0 }
}

/// Does something while only descriptors below a number can be opened in this process.
func withDescriptors<Result>(below number: UInt, _ work: () throws -> Result) rethrows -> Result {
  #if canImport(Darwin)
    let kind = RLIMIT_NOFILE
  #else
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #endif
  var usual = rlimit()
  getrlimit(kind, &usual)
  var present = usual
  present.rlim_cur = rlim_t(number)
  setrlimit(kind, &present)
  defer { setrlimit(kind, &usual) }
  return try work()
}
