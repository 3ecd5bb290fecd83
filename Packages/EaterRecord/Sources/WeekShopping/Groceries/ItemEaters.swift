import EaterMeals
import Groceries
import MealModels
import MealPlan

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The eaters of each item of a list, and its possible substitutes at their table.
///
/// A substitute is checked against the limits of every eater of the item. These are the eaters of
/// the entry and of its leftovers. For an item that was added by hand or has unknown eaters, they
/// are the whole table.
public struct ItemEaters: Sendable {
  private let plan: Plan
  private let entries: [String: PlannedMealID]
  /// The leftovers of each entry, by the cooked entry.
  private let leftovers: [PlannedMealID: [PlannedMeal]]
  private let plates: PlatesOfItems
  private let foods: FoodReference
  /// The limits of the whole table; nil if they cannot be read.
  private let safe: SafeLimits?
  /// Further limits that are not stored.
  private let extra: EaterLimits
  /// The people at the table, each with their own limits.
  let people: [(name: String, limits: EaterLimits)]
  /// The names of the people who eat an entry.
  private let eating: @Sendable ([String]) -> [String]
  /// The entries that break a limit of their eaters, accepted or not.
  private let unsafeEntries: Set<PlannedMealID>
  private let foodsInWords: @Sendable (String) -> MealFacts?

  /// Makes the eaters from a plan and its dishes; if limits cannot be read, no food is safe.
  ///
  /// - Parameter extra: further limits that are not stored.
  public init(
    _ planned: PlannedDishes, stored: StoredState, service: SuggestionService, foods: FoodReference,
    at date: Date, extra: EaterLimits = .none
  ) {
    plan = stored.plan
    entries = planned.entries
    leftovers = Dictionary(
      grouping: plan.entries.filter { $0.content.source != nil }, by: { $0.content.source ?? $0.id }
    )
    plates = PlatesOfItems(planned, foods.book) { [catalog = service.catalog] recipe in
      catalog.meal(recipe)?.recipe.isReviewed ?? false
    }
    self.foods = foods
    safe = try? service.safeLimits(of: stored, at: date)
    self.extra = extra
    let preferences = stored.preferences(at: date)
    let limits = service.limitsByEater(preferences)
    people = preferences.names.map { ($0, limits[$0] ?? .none) }
    eating = { preferences.eating($0).map(\.name) }
    foodsInWords = { service.facts(ofWords: $0) }
    let facts = service.planFacts(stored, at: date)
    unsafeEntries = Set(
      Set(planned.entries.values).filter { [plan] id in
        plan[id].map { !plan.breaches(of: $0, against: facts).isEmpty } ?? false
      })
  }

  /// The people who are warned by all their limits: everybody if a person added some of the item by
  /// hand, else those who eat a meal that breaks a limit.
  private func warned(of item: ListedItem) -> Set<String> {
    if !item.handItems.isEmpty { return Set(people.map(\.name)) }
    return eaters(of: item, where: unsafeEntries.contains)
  }

  /// The names of the people who eat an item in some of the meals that it is for.
  private func eaters(
    of item: ListedItem, where isCounted: (PlannedMealID) -> Bool
  ) -> Set<String> {
    let meals = item.item.sources.compactMap { entries[$0.meal.id] }.filter(isCounted)
      .compactMap { plan[$0] }
    return Set(meals.flatMap(eaters).flatMap(eating))
  }

  /// The limits of the household that an item breaks; nil if it breaks none.
  ///
  /// People who eat the item only in meals that keep their limits are left out. People who do not
  /// eat it are compared without their dislikes.
  ///
  /// - Parameters:
  ///   - facts: the contents of the item's food; nil if they are unknown.
  ///   - harms: whether a product bought for the item is unsafe for some limits.
  func caution(
    on item: ListedItem, _ facts: MealFacts?, harms: (EaterLimits) -> Bool
  ) -> ItemCaution? {
    let (warned, eating) = (warned(of: item), eaters(of: item) { _ in true })
    let compared = people.compactMap { person -> (name: String, limits: EaterLimits)? in
      if warned.contains(person.name) { return person }
      return eating.contains(person.name) ? nil : (person.name, person.limits.withoutDislikes)
    }
    var owners: [(name: String, limits: EaterLimits)] = []
    if let facts { owners = compared.filter { !$0.limits.admits(facts) } }
    var breaches: [LimitBreach] = []
    for breach in owners.flatMap({ owner in facts.map(owner.limits.breaches) ?? [] })
    where !breaches.contains(breach) {
      breaches.append(breach)
    }
    if owners.isEmpty { owners = compared.filter { harms($0.limits) } }
    guard !owners.isEmpty else { return nil }
    let isForOthers = owners.allSatisfy { !warned.contains($0.name) }
    return ItemCaution(
      breaches: breaches, eaters: owners.map(\.name),
      eatenBy: isForOthers ? people.map(\.name).filter(eating.contains) : [])
  }

  /// The contents of the foods in the words of an item; nil if there are none.
  func facts(inWordsOf item: ListedItem) -> MealFacts? { foodsInWords(item.item.name) }

  /// The limits of every eater of an item; nil if they cannot be read.
  ///
  /// Uses of the item that are switched off are included, because they can be switched on again.
  public func limits(of item: ListedItem) -> EaterLimits? {
    guard let safe else { return nil }
    let everybody = safe.everybody.union(extra)
    let sources = item.item.sources.map(\.meal.id) + item.sourcesOff.map(\.id)
    var all: EaterLimits?
    for source in Set(sources) {
      guard let entry = entries[source].flatMap({ plan[$0] }) else { return everybody }
      for eaters in eaters(of: entry) {
        let own = safe.limits(eating: eaters).union(extra)
        all = all?.union(own) ?? own
      }
    }
    return all ?? everybody
  }

  /// The names of the people who eat an entry, and of those who eat each entry of its leftovers.
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

  /// The possible substitutes for an item, and the refused ones; nil if the item's food is unknown,
  /// or the limits cannot be read.
  ///
  /// - Parameters:
  ///   - list: the item's list, with substitutes for other items of the same plates.
  ///   - unavailable: foods that the shop does not have.
  ///   - atHome: foods at home.
  ///   - price: the price of 100 g of a food.
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

  /// The request against which substitutes for an item are checked; nil if the limits cannot be
  /// read.
  ///
  /// - Parameters:
  ///   - list: the item's list, with substitutes for other items of the same plates.
  ///   - unavailable: foods that the shop does not have.
  ///   - atHome: foods at home.
  ///   - price: the price of 100 g of a food.
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

  /// A list without substitutes that an eater may not have, and the items with these substitutes.
  ///
  /// Every part of a substitute is checked against the present limits and plates, because these may
  /// have changed since it was chosen. An unsafe substitute is replaced by the item itself.
  ///
  /// - Parameter build: builds the list from the shopping.
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
    // The remaining substitutes were safe together with the removed ones, and so are safe without
    // them.
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
