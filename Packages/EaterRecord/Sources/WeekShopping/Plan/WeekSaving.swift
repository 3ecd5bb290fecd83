import EaterMeals
import MealModels
import MealPlan
import SuggestionEngine

/// Another meal for a planned one, with what the week's list then costs less.
public struct WeekSaving: Hashable, Sendable {
  /// The planned meal.
  public var entry: PlannedMealID
  /// The meal that costs less.
  public var meal: MealID
  /// How much less the list costs.
  public var saved: Money

  /// Makes a saving.
  public init(_ entry: PlannedMealID, _ meal: MealID, saved: Money) {
    self.entry = entry
    self.meal = meal
    self.saved = saved
  }
}

extension SuggestionService {
  /// The changes of a week that save most, each alone, the one that saves most first.
  ///
  /// Only planned meals that are neither locked nor over may be swapped. Each proposed meal keeps
  /// the limits of the whole table. The saving is the difference of two whole lists.
  ///
  /// - Parameters:
  ///   - days: the week.
  ///   - limits: the limits of the whole table.
  ///   - stock: the facts of home and shop, with the shop's packages.
  ///   - pricing: the cost of the list with another plan.
  ///   - count: the most changes.
  public func savings(
    in days: Range<Int>, _ stored: StoredState, for limits: SafeLimits, stock: PlanStock,
    pricing: PlanPricing, at moment: LocalMoment, most count: Int = 3
  ) -> [WeekSaving] {
    let plan = stored.plan(of: days, at: moment)
    let open = PlanSlot(openAt: moment)
    let entries = plan.entries(of: days).filter { entry in
      entry.state == .planned && !entry.isLocked && entry.slot >= open
        && entry.content.recipe != nil && plan.entries(in: entry.slot).count == 1
    }
    guard !entries.isEmpty, let total = pricing.total(of: stored.plan) else { return [] }
    let filling = WeekFilling(
      days, another: entries.map(\.id), stored: stored, for: limits, service: self, stock: stock,
      at: moment, seed: 1)
    let present = Dictionary(
      entries.compactMap { entry in entry.content.recipe.map { (entry.slot, currentID(of: $0)) } },
      uniquingKeysWith: { first, _ in first })
    let found = savings(
      filling.request, for: limits, of: present, most: 2 * count, stored.history)
    let exact = found.compactMap { saving -> WeekSaving? in
      guard let entry = entries.first(where: { $0.slot == saving.slot }) else { return nil }
      let title = catalog.summary(saving.meal)?.title ?? saving.meal.rawValue
      let other = stored.plan.applying([
        .changed(entry.id, .content(.recipe(saving.meal, title: title)))
      ])
      guard let less = pricing.total(of: other), less.currency == total.currency else { return nil }
      let saved = Money(hundredths: total.hundredths - less.hundredths, total.currency)
      return saved.hundredths > 0 ? WeekSaving(entry.id, saving.meal, saved: saved) : nil
    }
    return Array(exact.sorted { $0.saved.hundredths > $1.saved.hundredths }.prefix(count))
  }
}
