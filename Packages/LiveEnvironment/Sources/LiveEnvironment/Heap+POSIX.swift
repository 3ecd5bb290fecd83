#if canImport(Glibc)
  import Glibc
#endif

/// The memory that a process takes from the system.
public enum Heap {
  /// Lets all threads share one heap, so that what one of them gave back serves the others too.
  ///
  /// For a program that runs for days: glibc makes a heap for each of the first threads, and records
  /// that stay keep most of each from shrinking. Linux alone; elsewhere the system does well by
  /// itself. Source of the number: `M_ARENA_MAX` in `malloc.h`, which Swift does not see.
  /// - Returns: Whether the system took it.
  @discardableResult
  public static func shareAmongThreads() -> Bool {
    #if canImport(Glibc)
      typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
      guard let symbol = dlsym(nil, "mallopt") else { return false }
      let mostHeaps: Int32 = -8
      return unsafeBitCast(symbol, to: SetOption.self)(mostHeaps, 1) == 1
    #else
      return false
    #endif
  }
}
