/// Computes the results for 0 ..< count in chunks on all cores, and returns them in order.
///
/// The order of the results does not depend on the number of threads. `progress` receives the
/// number of finished results and is never called concurrently.
func inParallel<Result: Sendable>(
  _ count: Int, chunk: Int = 8, progress: @Sendable (Int) -> Void,
  _ work: @escaping @Sendable (Int) -> Result
) async -> [Result] {
  var chunks: [Int: [Result]] = [:]
  var done = 0
  await withTaskGroup(of: (Int, [Result]).self) { group in
    for first in stride(from: 0, to: count, by: chunk) {
      group.addTask { (first, (first..<min(first + chunk, count)).map(work)) }
    }
    for await (first, results) in group {
      chunks[first] = results
      done += results.count
      progress(done)
    }
  }
  return stride(from: 0, to: count, by: chunk).flatMap { chunks[$0] ?? [] }
}
