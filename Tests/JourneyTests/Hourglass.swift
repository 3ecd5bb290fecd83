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
  private let state: Mutex<UInt64>

  init(_ seed: UInt64) { state = Mutex(seed) }

  /// The next number.
  @Sendable func next() -> UInt64 {
    state.withLock { state in
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// One of some things; nil of none.
  func pick<Thing>(_ things: [Thing]) -> Thing? {
    things.isEmpty ? nil : things[Int(next() % UInt64(things.count))]
  }
}
