#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The number of memory blocks that this process requested, if a library counts them.
///
/// `Scripts/bench-suggest` loads one that does, with a function `allocation_count`.
enum AllocationCounter {
  /// The number so far; nil without a counter.
  static var count: Int? { counter.map { Int($0()) } }

  private typealias Counter = @convention(c) () -> UInt64

  private static let counter: Counter? = {
    guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "allocation_count")
    else { return nil }
    return unsafeBitCast(symbol, to: Counter.self)
  }()
}
