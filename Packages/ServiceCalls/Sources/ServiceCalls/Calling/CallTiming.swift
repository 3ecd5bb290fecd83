#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Time and chance as calls need them.
public struct CallTiming: Sendable {
  /// The present time, against which a date in an answer is held.
  public var now: @Sendable () -> Date
  /// A number from 0 up to 1, so that many who failed together don't come back together.
  public var chance: @Sendable () -> Double
  /// Waits between two tries, and throws when it is cancelled.
  public var pause: @Sendable (Duration) async throws -> Void
  /// Waits for as long as an answer may take, and throws when it is cancelled.
  public var patience: @Sendable (Duration) async throws -> Void

  /// Makes a timing; it waits for real unless told otherwise.
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
