import Groceries
import MealModels
import MealPlan

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Who eats what an item of a list is for, and what may stand in for it at that table.
///
/// Whatever stands in is held against the limits of everyone who eats any of it: those of the entry,
/// and of what is left of it. Of what was added by hand, or where anything is not known, everybody eats.
public struct ItemTable: Sendable {
  private let plan: Plan
  private let entries: [String: PlannedMealID]
  /// What is left of each entry, by the entry that was cooked.
  private let leftovers: [PlannedMealID: [PlannedMeal]]
  private let plates: PlatesOfItems
  private let foods: FoodReference
  private let everybody: EaterLimits?
  private let limits: @Sendable ([String]) -> EaterLimits

  /// Takes the plan and what is cooked of it; where limits cannot be read, nothing is safe.
  ///
  /// - Parameter extra: limits that hold for everybody beside the stored ones.
  public init(
    _ planned: PlannedDishes, _ stored: StoredState, _ service: SuggestionService,
    _ foods: FoodReference, at date: Date, extra: EaterLimits = .none
  ) {
    let preferences = stored.preferences(at: date)
    let isReadable = service.unreadableLimits(of: stored.settings).isEmpty
    plan = stored.plan
    entries = planned.entries
    leftovers = Dictionary(
      grouping: plan.entries.filter { $0.content.source != nil }, by: { $0.content.source ?? $0.id }
    )
    plates = PlatesOfItems(planned, foods.book) { [catalog = service.catalog] recipe in
      catalog.meal(recipe)?.recipe.isReviewed ?? false
    }
    self.foods = foods
    everybody = isReadable ? service.limits(of: preferences).union(extra) : nil
    limits = { service.limits(of: preferences, eating: $0).union(extra) }
  }

  /// The limits of everyone who eats what an item is for; nil where they cannot be read.
  ///
  /// Shares that are left out count too, because they can be switched on again.
  public func limits(of item: ListedItem) -> EaterLimits? {
    guard let everybody else { return nil }
    let sources = item.item.sources.map(\.meal.id) + item.sourcesOff.map(\.id)
    var all: EaterLimits?
    for source in Set(sources) {
      guard let entry = entries[source].flatMap({ plan[$0] }) else { return everybody }
      for eaters in eaters(of: entry) {
        let own = limits(eaters)
        all = all?.union(own) ?? own
      }
    }
    return all ?? everybody
  }

  /// The people of an entry, and of each entry that is what is left of it.
  private func eaters(of entry: PlannedMeal) -> [[String]] {
    var known: Set<PlannedMealID> = [entry.id]
    var waiting = [entry]
    var eaters: [[String]] = []
    while let next = waiting.popLast() {
      eaters.append(next.eaters)
      waiting += (leftovers[next.id] ?? []).filter { known.insert($0.id).inserted }
    }
    return eaters
  }

  /// What may stand in for an item, and what may not; nil where nobody knows what the item is, or the
  /// limits cannot be read.
  ///
  /// - Parameters:
  ///   - list: the list that it stands on, with what stands in for other items of the same plates.
  ///   - unavailable: foods that the store has not.
  ///   - atHome: foods that are at home.
  ///   - price: what 100 g of a food cost.
  public func substitutes(
    for item: ListedItem, on list: GroceryList, unavailable: Set<FoodID> = [],
    atHome: Set<FoodID> = [], price: @escaping @Sendable (FoodID) -> Money? = { _ in nil }
  ) -> SubstituteAnswer? {
    guard let food = item.item.food,
      let request = request(
        for: item, on: list, unavailable: unavailable, atHome: atHome, price: price)
    else { return nil }
    return SubstituteFinder(foods).answer(food, for: request)
  }

  /// What every substitute for an item is held against; nil where the limits cannot be read.
  ///
  /// - Parameters:
  ///   - list: the list that it stands on, with what stands in for other items of the same plates.
  ///   - unavailable: foods that the store has not.
  ///   - atHome: foods that are at home.
  ///   - price: what 100 g of a food cost.
  public func request(
    for item: ListedItem, on list: GroceryList, unavailable: Set<FoodID> = [],
    atHome: Set<FoodID> = [], price: @escaping @Sendable (FoodID) -> Money? = { _ in nil }
  ) -> SubstituteRequest? {
    limits(of: item).map { limits in
      SubstituteRequest(
        limits: limits, beside: plates.beside(item, on: list), unavailable: unavailable,
        atHome: atHome, price: price)
    }
  }

  /// A list without substitutes that somebody who eats the item may not have, and those items.
  ///
  /// Every part of each is held against limits and plates of now, because they change after a
  /// substitute was chosen; then the item itself is bought again.
  ///
  /// - Parameter build: builds the list by what is known of shopping.
  public func checked(
    _ shopping: Shopping, _ build: (Shopping) -> GroceryList
  ) -> (list: GroceryList, shopping: Shopping, unsafe: [ListedItem]) {
    let list = build(shopping)
    guard !list.replaced.isEmpty else { return (list, shopping, []) }
    let finder = SubstituteFinder(foods)
    let unsafe = list.replaced.filter { !admits($0, on: list, finder) }
    guard !unsafe.isEmpty else { return (list, shopping, []) }
    var safe = shopping
    for item in unsafe { safe.apply(.changed(list.id, item.id, .substitute(nil))) }
    // What is left was safe beside the others, and so it is without them.
    return (build(safe), safe, unsafe)
  }

  private func admits(
    _ item: ListedItem, on list: GroceryList, _ finder: SubstituteFinder
  ) -> Bool {
    guard let parts = item.marks.substitute?.parts, !parts.isEmpty,
      let food = item.item.food, let limits = limits(of: item)
    else { return false }
    let tried = Substitute(
      for: food, parts.map { Substitute.Part($0.food, $0.ratio) }, by: .weight, as: .body,
      closeness: 1, why: "", changes: "")
    let request = SubstituteRequest(limits: limits, beside: plates.beside(item, on: list))
    return finder.refusals(of: tried, for: request).isEmpty
  }
}
