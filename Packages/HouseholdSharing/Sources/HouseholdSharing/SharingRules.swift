#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PremiumGate

/// The rules of sharing a record, in addition to its streams.
public struct SharingRules: Sendable {
  /// The premium feature that sharing needs; nil if it is free.
  public var feature: PremiumFeature?
  /// The parts of the record that need a separate consent, by the id of the consent.
  public var parts: [String: StatedPart]
  /// Restates the streams that a joining device has to restate.
  ///
  /// It throws if it cannot restate all of them. It is nil for a program that restates no streams,
  /// which cannot join if one of these streams has shared data.
  public var statement: (@Sendable (Date) async throws(HouseholdError) -> SharedStatement)?
  /// Ends everything that belongs to the household when a device leaves it.
  public var leave: @Sendable (Date) async throws -> Void

  /// Makes rules; by default sharing is free and nothing is restated or ended.
  public init(
    feature: PremiumFeature? = nil, parts: [String: StatedPart] = [:],
    statement: (@Sendable (Date) async throws(HouseholdError) -> SharedStatement)? = nil,
    leave: @escaping @Sendable (Date) async throws -> Void = { _ in }
  ) {
    self.feature = feature
    self.parts = parts
    self.statement = statement
    self.leave = leave
  }
}

/// The events that restate streams on a joining device.
public struct SharedStatement: Sendable {
  /// The events that clear the old content of the streams; they stay on this device.
  public var clearing: [Event]
  /// The events that restate the content, for all devices.
  public var stating: [Event]

  /// Makes a statement; by default it is empty.
  public init(clearing: [Event] = [], stating: [Event] = []) {
    self.clearing = clearing
    self.stating = stating
  }
}

/// A part of a stream that is restated once its consent is given.
public struct StatedPart: Sendable {
  /// The stream.
  public var stream: StreamName
  /// Restates the part; `told` has the ids of the events that the household has already.
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
