import Synchronization

/// Shows on a terminal how far the work is, ten times a second at most.
final class Progress: Sendable {
  private struct Count {
    var done = 0
    var shown = ContinuousClock.now
  }

  private let total: Int
  private let count = Mutex(Count())

  init(of total: Int) {
    self.total = total
  }

  /// Counts further finished steps, and now and then shows the number.
  func step(_ more: Int) {
    let shown: Int? = count.withLock { count in
      count.done += more
      guard ContinuousClock.now - count.shown > .milliseconds(100) else { return nil }
      count.shown = .now
      return count.done
    }
    if let shown { Terminal.show("\(shown) of \(total) requests") }
  }
}
