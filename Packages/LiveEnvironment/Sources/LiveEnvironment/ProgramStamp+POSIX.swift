#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Identifies this build of the program, so that it does not reuse another build's results.
public enum ProgramStamp {
  /// The stamp of the file that this process runs; nil if the system does not provide it.
  ///
  /// It consists of the file's size, its place on the disk and its times: a newly built or copied
  /// file has a different stamp.
  public static func current() -> String? {
    guard let path = executable else { return nil }
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let times = [facts.st_mtimespec, facts.st_ctimespec]
    #else
      let times = [facts.st_mtim, facts.st_ctim]
    #endif
    let numbers = [Int(facts.st_size), Int(truncatingIfNeeded: facts.st_ino)]
    return (numbers + times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }).map { String($0) }
      .joined(separator: "-")
  }

  private static var executable: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [UInt8](repeating: 0, count: Int(size))
      let isKnown = path.withUnsafeMutableBytes { bytes in
        _NSGetExecutablePath(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), &size) == 0
      }
      return isKnown ? String(decoding: path.prefix { $0 != 0 }, as: UTF8.self) : nil
    #else
      return "/proc/self/exe"
    #endif
  }
}
