#if canImport(Glibc)
  import Glibc
#endif

/// The memory of a process.
public enum Heap {
  /// Lets all threads share one heap, so that memory freed by one serves the others too.
  ///
  /// A program that runs for days needs this: glibc makes a heap for each of the first threads, and
  /// long-lived records prevent most of each heap from shrinking. Only on Linux; other systems need
  /// no such setting. Source of the number: `M_ARENA_MAX` in `malloc.h`, which Swift does not see.
  /// - Returns: Whether the system accepted it.
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
