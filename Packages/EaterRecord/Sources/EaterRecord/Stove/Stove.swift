import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is being cooked, and every timer that was started: a pure fold over its events.
///
/// All its times are those of the device's own clock, so that a timer goes on while the app is
/// closed and says afterwards how long it has been over.
public struct Stove: Hashable, Sendable {
  /// One meal that is being cooked.
  public struct Pot: Hashable, Sendable {
    /// For how many it is cooked; nil where nobody said so.
    public var servings: Int?
    /// The step that its cook is at, from zero.
    public var step = 0
    /// Its timers by their keys, which nobody but the cook takes away.
    public var timers: [String: StoveTimer] = [:]
    /// When something happened to it last.
    public var touched: Date

    /// Makes a pot at its first step, without timers.
    public init(touched: Date) { self.touched = touched }
  }

  /// How long a meal is offered again that nobody touches, in seconds: one day.
  public static let patience = 86_400.0

  /// The meals.
  public private(set) var pots: [MealID: Pot] = [:]

  /// Nothing is being cooked.
  public init() {}

  /// Takes in what happened, at a time of the device's own clock.
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

  /// What is still being cooked at a time: meals that were touched within a day, or whose timers
  /// run on.
  public func warm(at now: Date) -> Stove {
    var stove = self
    stove.pots = pots.filter { _, pot in
      abs(now.timeIntervalSince(pot.touched)) < Self.patience
        || pot.timers.values.contains { !$0.isOver(at: now) }
    }
    return stove
  }

  /// The same stove under other names of the meals; of two that become one, that touched last.
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
  /// Whether it runs.
  public enum Clock: Hashable, Sendable, Codable {
    /// It runs, and its time is up at a date.
    case running(until: Date)
    /// It stands, with so many seconds left.
    case paused(left: Int)
  }

  /// What it is for, such as "Simmer the sauce".
  public var name: String
  /// How long it lasts in seconds, with every minute that was added.
  public var seconds: Int
  /// Whether it runs, and until when.
  public var clock: Clock

  /// Makes a timer.
  public init(_ name: String, seconds: Int, _ clock: Clock) {
    self.name = name
    self.seconds = max(0, seconds)
    self.clock = clock
  }

  /// What is left at a time of the device's own clock, in whole seconds; never more than it lasts.
  public func left(at now: Date) -> Int {
    switch clock {
    case .running(let end):
      let left = end.timeIntervalSince(now).rounded(.up)
      return Int(min(max(0, left), Double(seconds)))
    case .paused(let left): return min(max(0, left), seconds)
    }
  }

  /// Whether its time is up; that of one that stands never is.
  public func isOver(at now: Date) -> Bool {
    if case .running(let end) = clock { return end <= now }
    return false
  }
}

/// One thing that happened at the stove, as it is kept in the journal.
public enum StoveEvent: Hashable, Sendable, Codable {
  /// Somebody began to cook a meal, or went on, for so many people.
  case placed(MealID, servings: Int?)
  /// The cook went to a step, from zero.
  case stepped(MealID, to: Int)
  /// A timer was started or changed; nil when it was taken away.
  case timed(MealID, key: String, StoveTimer?)
  /// The meal is cooked, or not cooked any more; its timers go with it.
  case left(MealID)

  /// What it is about: of several events about the same the last one alone counts.
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
  /// The stream of what is being cooked.
  public static let stove = EventStream(
    name: "stove", initialState: Stove(), subject: \.subject,
    apply: { stove, event, context in stove.apply(event, at: context.time) })
}
