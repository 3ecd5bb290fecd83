import SeededRandom
import Synchronization

/// Waits that end at once, until somebody looks closely: from then on short messages stay.
final class Patience: Sendable {
  private let isLooking = Mutex(false)

  /// From now on short messages stay until the app closes.
  func begin() { isLooking.withLock { $0 = true } }

  /// Waits.
  @Sendable func sleep(_ seconds: Double) async throws {
    if seconds == 4, isLooking.withLock({ $0 }) { try await Task.sleep(for: .seconds(3600)) }
  }
}

/// Numbers that follow from a first one, and what was drawn from it so far.
final class SeededNumbers: Sendable {
  private let random: Mutex<SeededGenerator>

  init(_ seed: UInt64) { random = Mutex(SeededGenerator(seed: seed)) }

  /// The next number.
  @Sendable func next() -> UInt64 { random.withLock { $0.next() } }

  /// One of some things; nil of none.
  func pick<Thing>(_ things: [Thing]) -> Thing? {
    things.isEmpty ? nil : things[Int(next() % UInt64(things.count))]
  }
}
