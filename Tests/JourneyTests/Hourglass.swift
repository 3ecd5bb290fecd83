import SeededRandom
import Synchronization

/// Waits that end when a test turns the glass, so that what is on screen meanwhile can be seen.
final class Hourglass: Sendable {
  private struct Nap {
    var seconds: Double
    var end: AsyncStream<Void>.Continuation
  }

  private struct State {
    var naps: [Nap] = []
    var begun: [Double] = []
  }

  private let state = Mutex(State())

  /// Every wait that was begun, in order, in seconds.
  var begun: [Double] { state.withLock { $0.begun } }

  /// Waits until the glass is turned for it.
  @Sendable func sleep(_ seconds: Double) async throws {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    state.withLock {
      $0.naps.append(Nap(seconds: seconds, end: end))
      $0.begun.append(seconds)
    }
    for await _ in stream { return }
    throw CancellationError()
  }

  /// Ends the oldest wait of so many seconds; the wait must be under way or about to begin.
  @discardableResult
  func pass(_ seconds: Double) async throws -> Bool {
    for _ in 0..<4000 {
      let nap = state.withLock { state -> Nap? in
        state.naps.firstIndex { $0.seconds == seconds }.map { state.naps.remove(at: $0) }
      }
      if let nap {
        nap.end.yield()
        return true
      }
      try await Task.sleep(for: .milliseconds(1))
    }
    return false
  }
}

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
