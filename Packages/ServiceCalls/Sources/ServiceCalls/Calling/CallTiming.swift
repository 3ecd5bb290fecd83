#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The clock, the randomness and the waits of calls.
public struct CallTiming: Sendable {
  /// The current time, which dates in answers are compared with.
  public var now: @Sendable () -> Date
  /// A random number from 0 up to 1, so that many callers that failed together do not retry
  /// together.
  public var chance: @Sendable () -> Double
  /// Waits between two attempts; throws if the task is cancelled.
  public var pause: @Sendable (Duration) async throws -> Void
  /// Waits for the longest allowed time of an answer; throws if the task is cancelled.
  public var patience: @Sendable (Duration) async throws -> Void

  /// Makes a timing; by default it really waits.
  public init(
    now: @escaping @Sendable () -> Date, chance: @escaping @Sendable () -> Double,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    patience: @escaping @Sendable (Duration) async throws -> Void = {
      try await Task.sleep(for: $0)
    }
  ) {
    self.now = now
    self.chance = chance
    self.pause = pause
    self.patience = patience
  }
}
