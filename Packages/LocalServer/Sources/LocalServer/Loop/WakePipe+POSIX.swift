#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Wakes a waiting loop from another thread.
final class WakePipe: Sendable {
  /// The end at which the loop waits.
  let output: Socket
  private let input: Socket

  init() throws(LocalServerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
    (output, input) = (Socket(owning: ends[0]), Socket(owning: ends[1]))
    output.makeNonBlocking()
    input.makeNonBlocking()
  }

  /// Wakes the loop.
  ///
  /// A write to a full pipe fails, but the bytes in it already wake the loop.
  func wake() {
    var byte: UInt8 = 0
    _ = write(input.descriptor, &byte, 1)
  }

  /// Removes all wake-ups so far.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(output.descriptor, &bytes, bytes.count) > 0 {}
  }
}
