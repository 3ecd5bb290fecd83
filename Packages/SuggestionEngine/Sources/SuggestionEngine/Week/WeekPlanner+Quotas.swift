#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

extension WeekPlanner {
  /// By how many meals a plan goes beyond a quota, in the seven days before each meal together, or
  /// stays below it in its last seven; 0 where it keeps it.
  ///
  /// A plan of less than a week may leave the rest to the days after it.
  func shortfall(of quota: Quota, in plan: WeekPlan) -> Int {
    let week = 7 * 86_400.0
    let dates = plan.entries.map { date(of: $0.slot) }
    let planned = zip(dates, plan.entries).filter { isOf(quota.group, $1.suggestion.meal) }
      .map(\.0)
    let eaten = history.taken.last(HistoryReading.takenReach).filter { isOf(quota.group, $0.meal) }
    let all = planned + eaten.map(\.date)
    func meals(before date: Date) -> Int { all.count { date - week < $0 && $0 <= date } }
    switch quota.bound {
    case .atMost:
      return planned.map { max(0, meals(before: $0) - max(0, quota.meals)) }.reduce(0, +)
    case .atLeast:
      guard let first = dates.first, let last = dates.last, last >= first + week - 86_400 else {
        return 0
      }
      return max(0, quota.meals - meals(before: last))
    }
  }

  /// Whether a meal brings the protein of a group.
  func isOf(_ group: ProteinGroup, _ meal: MealID) -> Bool {
    engine.pool.index(of: meal).map { engine.pool.proteins[$0].group == group } ?? false
  }
}
