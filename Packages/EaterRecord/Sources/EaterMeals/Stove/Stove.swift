import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The meals that are being cooked, and their timers: a pure fold over the events.
///
/// All times are of the device's own clock. So a timer continues while the app is closed, and later
/// shows how long ago it ended.
public struct Stove: Hashable, Sendable {
  /// One meal that is being cooked.
  public struct Pot: Hashable, Sendable {
    /// The servings being cooked; nil if none were stated.
    public var servings: Int?
    /// The present step, from zero.
    public var step = 0
    /// Its timers by their keys; only the cook removes them.
    public var timers: [String: StoveTimer] = [:]
    /// The time of its last event.
    public var touched: Date

    /// Makes a pot at its first step, without timers.
    public init(touched: Date) { self.touched = touched }
  }

  /// The time, in seconds, for which an untouched meal is offered again: one day.
  public static let patience = 86_400.0

  /// The meals on the stove.
  public private(set) var pots: [MealID: Pot] = [:]

  /// Makes a stove without meals.
  public init() {}

  /// Applies an event, at a time of the device's own clock.
  public mutating func apply(_ event: StoveEvent, at date: Date) {
    switch event {
    case .placed(let meal, let servings): change(meal, at: date) { $0.servings = servings }
    case .stepped(let meal, let step): change(meal, at: date) { $0.step = max(0, step) }
    case .timed(let meal, let key, let timer):
      guard timer != nil || pots[meal] != nil else { return }
      change(meal, at: date) { $0.timers[key] = timer }
    case .left(let meal): pots[meal] = nil
    }
  }

  /// The stove with the meals that are still being cooked at a time.
  ///
  /// These were touched within a day, or have a running timer.
  public func warm(at now: Date) -> Stove {
    var stove = self
    stove.pots = pots.filter { _, pot in
      abs(now.timeIntervalSince(pot.touched)) < Self.patience
        || pot.timers.values.contains { !$0.isOver(at: now) }
    }
    return stove
  }

  /// The stove with other ids of the meals; if two meals become one, the one touched last replaces
  /// the other.
  public func renamed(_ name: (MealID) -> MealID) -> Stove {
    var stove = Stove()
    for (meal, pot) in pots.sorted(by: { $0.value.touched < $1.value.touched }) {
      stove.pots[name(meal)] = pot
    }
    return stove
  }

  private mutating func change(_ meal: MealID, at date: Date, _ body: (inout Pot) -> Void) {
    var pot = pots[meal] ?? Pot(touched: date)
    body(&pot)
    pot.touched = max(pot.touched, date)
    pots[meal] = pot
  }
}

/// A timer at the stove.
public struct StoveTimer: Hashable, Sendable, Codable {
  /// The state of its clock.
  public enum Clock: Hashable, Sendable, Codable {
    /// It runs until a date.
    case running(until: Date)
    /// It is paused with that many seconds left.
    case paused(left: Int)
  }

  /// Its purpose, such as "Simmer the sauce".
  public var name: String
  /// How long it lasts in seconds, including added minutes.
  public var seconds: Int
  /// The state of its clock.
  public var clock: Clock

  /// Makes a timer.
  public init(_ name: String, seconds: Int, _ clock: Clock) {
    self.name = name
    self.seconds = max(0, seconds)
    self.clock = clock
  }

  /// The seconds left at a time of the device's own clock, rounded up; at most the whole length.
  public func left(at now: Date) -> Int {
    switch clock {
    case .running(let end):
      let left = end.timeIntervalSince(now).rounded(.up)
      return Int(min(max(0, left), Double(seconds)))
    case .paused(let left): return min(max(0, left), seconds)
    }
  }

  /// Whether the timer has ended; a paused timer has not ended.
  public func isOver(at now: Date) -> Bool {
    if case .running(let end) = clock { return end <= now }
    return false
  }
}

/// A stored event at the stove.
public enum StoveEvent: Hashable, Sendable, Codable {
  /// The eater began or continued to cook a meal for this number of servings.
  case placed(MealID, servings: Int?)
  /// The cook went to a step, from zero.
  case stepped(MealID, to: Int)
  /// A timer was started or changed; nil if the timer was removed.
  case timed(MealID, key: String, StoveTimer?)
  /// The meal was cooked or given up; its timers are removed.
  case left(MealID)

  /// The subject of the event; among events with the same subject, only the last one applies.
  public var subject: String {
    switch self {
    case .placed(let meal, _): "placed/\(meal)"
    case .stepped(let meal, _): "step/\(meal)"
    case .timed(let meal, let key, _): "timer/\(meal)/\(key)"
    case .left(let meal): "left/\(meal)"
    }
  }
}

extension EventStream where State == Stove, Content == StoveEvent {
  /// The stream of the meals that are being cooked.
  public static let stove = EventStream(
    name: "stove", initialState: Stove(), subject: \.subject,
    apply: { stove, event, context in stove.apply(event, at: context.time) })
}
