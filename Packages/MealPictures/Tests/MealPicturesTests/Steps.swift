import Synchronization

/// What was reported, in order.
final class Steps: Sendable {
  private let reported = Mutex<[Double]>([])

  var all: [Double] { reported.withLock { $0 } }

  func add(_ step: Double) { reported.withLock { $0.append(step) } }
}
