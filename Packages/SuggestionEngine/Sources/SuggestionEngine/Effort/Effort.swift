#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The minutes that an eater spends on a meal: the usual ones, or more for an eater who cooks
/// longer on such days.
///
/// Only longer times are learned here; quicker meals are learned as a taste for quick meals. If
/// shorter times were learned too, every eater would seem to want quicker meals, because eaters
/// only cook suggested meals.
struct Effort {
  private let table: ExpectedEffort
  private let secondsFromGMT: Int
  private var days: [Excess]
  private var weekdays: [Excess]

  /// The weight of an opened recipe as evidence of the available time, and the additional weight of
  /// a cooked meal.
  private static let (opened, cooked) = (0.4, 0.6)
  /// The number of assumed meals within the usual minutes before any meal is known: for a kind of
  /// day, and for a weekday.
  private static let (priorOfDays, priorOfWeekday) = (3.0, 1.5)
  /// The largest multiple of the usual minutes that one meal is recorded with.
  private static let most = 6.0
  /// The days after which a meal has half of its weight.
  private static let halfLife = 60.0

  /// - Parameter memory: the opened and cooked meals, with the position of each.
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

  /// The minutes that an eater spends on a meal on an occasion.
  ///
  /// - Parameter table: the usual minutes; nil uses those of the request that this was learned for.
  func minutes(for occasion: EffortOccasion, by table: ExpectedEffort? = nil) -> Double {
    let known = days[occasion.dayPlace].mean
    let more = known + weekdays[occasion.weekdayPlace].mean(beyond: known)
    return (table ?? self.table).minutes(for: occasion) * (1 + max(0, more))
  }

  /// How much a meal was too long for the occasion of an opinion.
  ///
  /// Stars and "not for me" are about the dish, not about the occasion, so they give 0.
  func overtime(of opinion: RememberedOpinion, in pool: MealPool) -> Float {
    guard opinion.entry.event.kind.isOfItsDay else { return 0 }
    let minutes = minutes(for: occasion(of: opinion, in: pool))
    return Self.overtime(Float(pool.handsOnMinutes[opinion.meal]) / Float(minutes))
  }

  /// How much a meal is too long, from the ratio of its minutes to the expected ones.
  ///
  /// The result is 0 up to a ratio of 1, a quarter at 1.5, three quarters at 2, 1 just beyond that,
  /// and 2 from a ratio of 10.
  static func overtime(_ share: Float) -> Float {
    if share <= 1 { return 0 }
    if share <= 1.5 { return 0.5 * (share - 1) }
    if share <= 2 { return 0.25 + share - 1.5 }
    return 1 + min(8, share - 2) / 8
  }

  /// The maximum of ``overtime(_:)``.
  static let mostOvertime: Float = 2

  /// The occasion when a meal was started.
  ///
  /// Eaters report a cooked meal when it is ready, so its minutes are subtracted.
  private func occasion(of opinion: RememberedOpinion, in pool: MealPool) -> EffortOccasion {
    let entry = opinion.entry
    let cooking = entry.event.kind == .cooked ? min(pool.handsOnMinutes[opinion.meal], 240) : 0
    let then = LocalMoment(
      date: entry.date - 60 * Double(cooking), secondsFromGMT: secondsFromGMT)
    return EffortOccasion(pool.slots[opinion.meal] == [.snack] ? .snack : then.slot, at: then)
  }
}

/// The mean excess of meals over the usual minutes, shrunk towards zero.
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

  /// The mean of the values minus a known mean, shrunk towards zero.
  func mean(beyond known: Double) -> Double { (sum - weight * known) / (weight + prior) }
}
