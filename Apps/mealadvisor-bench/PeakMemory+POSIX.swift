#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The peak memory of this process, in millions of bytes.
///
/// On Linux, the value comes from the process's own status, because the value that the parent gets
/// includes the parent's memory.
func peakMegabytes() -> Double {
  #if canImport(Darwin)
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1_000_000
  #else
    guard let file = fopen("/proc/self/status", "r") else { return .nan }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    var kilobytes = 0
    while fgets(&line, Int32(line.count), file) != nil {
      guard strncmp(line, "VmHWM:", 6) == 0 else { continue }
      kilobytes = strtol(line.withUnsafeBufferPointer { Array($0.dropFirst(6)) }, nil, 10)
    }
    return Double(kilobytes) * 1024 / 1_000_000
  #endif
}
