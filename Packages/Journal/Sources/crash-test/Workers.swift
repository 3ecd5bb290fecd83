#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Synchronization

/// Spreads the points of a test over the processors, and shows the progress.
struct Workers {
  let what: String
  let points: [Int]

  /// Runs one function for each processor, each over its share of the points.
  func run(_ body: @escaping @Sendable (_ share: [Int], Progress) async -> Tally) async -> Tally {
    let count = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let progress = Progress(what, of: points.count)
    return await withTaskGroup(of: Tally.self) { group in
      for worker in 0..<count {
        let share = stride(from: worker, to: points.count, by: count).map { points[$0] }
        group.addTask { await body(share, progress) }
      }
      return await group.reduce(into: Tally()) { $0.add($1) }
    }
  }
}

/// Shows the progress of a test on a terminal, at most ten times a second.
final class Progress: Sendable {
  private struct Count {
    var done = 0
    var shown = ContinuousClock.now
  }

  private let what: String
  private let total: Int
  private let count = Mutex(Count())

  init(_ what: String, of total: Int) {
    self.what = what
    self.total = total
  }

  /// Counts one more finished point.
  func step() {
    let shown: Int? = count.withLock { count in
      count.done += 1
      guard ContinuousClock.now - count.shown > .milliseconds(100) else { return nil }
      count.shown = .now
      return count.done
    }
    if let shown { Terminal.show("\(what): \(shown) of \(total)") }
  }
}
