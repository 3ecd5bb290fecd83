#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The minutes that somebody gives a meal: those of the table, or more for one who cooks longer on
/// such days.
///
/// Only longer is learned here: that somebody likes it quicker than the table is a taste for quick
/// meals, while what is cooked of what is suggested would always seem to say so.
struct Effort {
  private let table: ExpectedEffort
  private let secondsFromGMT: Int
  private var days: [Excess]
  private var weekdays: [Excess]

  /// How much a recipe that was opened says about the time somebody has, and a meal cooked on top.
  private static let (opened, cooked) = (0.4, 0.6)
  /// As many meals within the table count as known before any is, on such days and on such a
  /// weekday.
  private static let (priorOfDays, priorOfWeekday) = (3.0, 1.5)
  /// How many times the table one meal may say at most.
  private static let most = 6.0
  /// After how many days a meal says half as much.
  private static let halfLife = 60.0

  /// - Parameter memory: what was taken and cooked, with the position of each meal.
  init(for request: SuggestionRequest, _ memory: [RememberedOpinion], in pool: MealPool) {
    table = request.effort
    secondsFromGMT = request.moment.secondsFromGMT
    days = Array(repeating: Excess(prior: Self.priorOfDays), count: EffortOccasion.dayPlaces)
    weekdays = Array(
      repeating: Excess(prior: Self.priorOfWeekday), count: EffortOccasion.weekdayPlaces)
    for opinion in memory {
      let kind = opinion.entry.event.kind
      guard kind == .accepted || kind == .cooked else { continue }
      let past = occasion(of: opinion, in: pool)
      let excess = min(
        max(Double(pool.handsOnMinutes[opinion.meal]) / table.minutes(for: past), 1), Self.most)
      let age = max(0, request.moment.date.timeIntervalSince(opinion.entry.date) / 86_400)
      let worth = (kind == .cooked ? Self.cooked : Self.opened) / (1 + age / Self.halfLife)
      days[past.dayPlace].add(excess - 1, worth)
      weekdays[past.weekdayPlace].add(excess - 1, worth)
    }
  }

  /// The minutes that somebody gives a meal on an occasion.
  ///
  /// - Parameter table: the minutes that count as usual then; without one those of the question that
  ///   was learned for.
  func minutes(for occasion: EffortOccasion, by table: ExpectedEffort? = nil) -> Double {
    let known = days[occasion.dayPlace].mean
    let more = known + weekdays[occasion.weekdayPlace].mean(beyond: known)
    return (table ?? self.table).minutes(for: occasion) * (1 + max(0, more))
  }

  /// By how much the meal of an opinion was longer than what is given for it on such an occasion;
  /// stars and "not for me" are about the dish and not about the occasion.
  func overtime(of opinion: RememberedOpinion, in pool: MealPool) -> Float {
    guard opinion.entry.event.kind.isOfItsDay else { return 0 }
    let minutes = minutes(for: occasion(of: opinion, in: pool))
    return Self.overtime(Float(pool.handsOnMinutes[opinion.meal]) / Float(minutes))
  }

  /// How much a meal is too long, by its minutes over those that are given: nothing up to 1, a
  /// quarter at half as much again, three quarters at twice as much, 1 just beyond that, and 2 at ten
  /// times as much and more.
  static func overtime(_ share: Float) -> Float {
    if share <= 1 { return 0 }
    if share <= 1.5 { return 0.5 * (share - 1) }
    if share <= 2 { return 0.25 + share - 1.5 }
    return 1 + min(8, share - 2) / 8
  }

  /// The most that ``overtime(_:)`` gives.
  static let mostOvertime: Float = 2

  /// When a meal was begun: what was cooked is ready when somebody says so.
  private func occasion(of opinion: RememberedOpinion, in pool: MealPool) -> EffortOccasion {
    let entry = opinion.entry
    let cooking = entry.event.kind == .cooked ? min(pool.handsOnMinutes[opinion.meal], 240) : 0
    let then = LocalMoment(
      date: entry.date - 60 * Double(cooking), secondsFromGMT: secondsFromGMT)
    return EffortOccasion(pool.slots[opinion.meal] == [.snack] ? .snack : then.slot, at: then)
  }
}

/// By how many times the table meals were beyond it: a mean that is drawn to none.
private struct Excess {
  let prior: Double
  private var sum = 0.0
  private var weight = 0.0

  init(prior: Double) {
    self.prior = prior
  }

  mutating func add(_ excess: Double, _ worth: Double) {
    sum += worth * excess
    weight += worth
  }

  var mean: Double { mean(beyond: 0) }

  /// The mean of what lies beyond a mean that is known.
  func mean(beyond known: Double) -> Double { (sum - weight * known) / (weight + prior) }
}
