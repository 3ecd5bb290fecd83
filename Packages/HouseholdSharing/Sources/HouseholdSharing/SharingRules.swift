#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PremiumGate

/// What sharing a record takes besides its streams.
public struct SharingRules: Sendable {
  /// The premium feature that sharing needs; nil for none.
  public var feature: PremiumFeature?
  /// The parts that are shared with a consent of their own, by its id.
  public var parts: [String: StatedPart]
  /// States, for a device that joins, the streams that are stated anew.
  ///
  /// It throws where that would not be all of them. Nil for a program that states none: it cannot join where
  /// one of them holds something that is shared.
  public var statement: (@Sendable (Date) async throws(HouseholdTrouble) -> SharedStatement)?
  /// Ends what hangs on the household, for a device that leaves.
  public var leave: @Sendable (Date) async throws -> Void

  /// Makes rules; nothing is premium, stated anew or ended unless given.
  public init(
    feature: PremiumFeature? = nil, parts: [String: StatedPart] = [:],
    statement: (@Sendable (Date) async throws(HouseholdTrouble) -> SharedStatement)? = nil,
    leave: @escaping @Sendable (Date) async throws -> Void = { _ in }
  ) {
    self.feature = feature
    self.parts = parts
    self.statement = statement
    self.leave = leave
  }
}

/// What a device that joins writes of the streams that are stated anew.
public struct SharedStatement: Sendable {
  /// Ends what the streams held; it stays on this device.
  public var clearing: [Event]
  /// States them anew, for all devices.
  public var stating: [Event]

  /// Makes a statement; it says nothing unless given.
  public init(clearing: [Event] = [], stating: [Event] = []) {
    self.clearing = clearing
    self.stating = stating
  }
}

/// A part of a stream that is stated anew once its consent is given.
public struct StatedPart: Sendable {
  /// The stream.
  public var stream: StreamName
  /// States the part, given the ids of the events that the household was told already.
  public var events: @Sendable (_ told: Set<EventID>, _ now: Date) async throws -> [Event]

  /// Makes a part.
  public init(
    of stream: StreamName,
    events: @escaping @Sendable (_ told: Set<EventID>, _ now: Date) async throws -> [Event]
  ) {
    self.stream = stream
    self.events = events
  }
}
