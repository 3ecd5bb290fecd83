import EaterMeals
import Groceries
import MealModels
import MealPlan
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds the food at home that cooking a meal uses: the items that the lines of the meal and its
/// sides need.
public struct UsedByCooking: Sendable {
  private let service: SuggestionService
  private let foods: @Sendable () -> FoodReference

  /// Makes a search with the meals and the known foods; the foods are requested only if food is at
  /// home.
  public init(_ service: SuggestionService, foods: @escaping @Sendable () -> FoodReference) {
    self.service = service
    self.foods = foods
  }

  /// The pantry events of a cooked entry; none for leftovers, free text and a deleted recipe.
  ///
  /// Food that came home, or whose amount was entered, after the day of cooking was not used.
  /// Neither was expired food.
  func events(
    of entry: PlannedMeal, _ stored: StoredState, at cooked: LocalMoment
  ) -> [PantryEvent] {
    guard let name = Self.name(of: entry, on: cooked) else { return [] }
    let pantry = stored.pantry.known(before: cooked.nextDay).kept(on: cooked.dayNumber)
    guard !pantry.stock.isEmpty else { return [] }
    let foods = foods()
    let book = foods.book
    return pantry.cooking(items(of: entry, stored, foods, at: cooked), for: name) {
      book[$0]?.measures
    }
  }

  /// The contents of an entry that is being cooked, with its sides and substitutes.
  ///
  /// Nil for leftovers, free text and a deleted recipe.
  func cookedMeal(
    of entry: PlannedMeal, _ stored: StoredState, at cooked: LocalMoment
  ) -> CookedMeal? {
    let dishes = service.dishes(of: [entry], stored, at: cooked.date).dishes
    guard let dish = dishes.first, let recipe = dish.meal.recipe else { return nil }
    let meals = [recipe] + dishes.dropFirst().compactMap(\.meal.recipe)
    let own = meals.compactMap { service.catalog.meal($0)?.facts }
    guard own.count == dishes.count, let facts = own.first else { return nil }
    var meal = CookedMeal(
      facts: own.dropFirst().reduce(facts) { $0.union($1) }, lines: dish.lines.map(\.text),
      sides: dishes.dropFirst().map(\.meal.title), title: dish.meal.title)
    guard hasStandIns(entry, stored) else { return meal }
    let reference = foods()
    let list = list(around: entry, stored, reference, at: cooked).list
    let readings = list.readings(of: dish.meal.id, lines: meal.lines)
    meal.lines = meal.lines.enumerated().flatMap { readings[$0.offset] ?? [$0.element] }
    let sources = Set(dishes.map(\.meal.id))
    let standIns: [FoodID?] = list.replaced
      .filter { $0.item.sources.contains { sources.contains($0.meal.id) } }
      .flatMap { $0.marks.substitute?.parts ?? [] }.map(\.food)
    meal.facts = meal.facts.union(MealFacts(of: standIns, in: reference.book))
    return meal
  }

  /// The items that an entry needs.
  ///
  /// They include the substitutes on its week's list that all its eaters may still have.
  private func items(
    of entry: PlannedMeal, _ stored: StoredState, _ foods: FoodReference, at cooked: LocalMoment
  ) -> [ListItem] {
    let dishes = service.dishes(of: [entry], stored, at: cooked.date).dishes
    guard hasStandIns(entry, stored) else { return ListMerger(foods).items(for: dishes) }
    let safe = list(around: entry, stored, foods, at: cooked)
    return ListBuilder(foods).items(for: dishes, on: safe.list.id, safe.shopping)
  }

  /// Whether the list of an entry's week has substitutes.
  private func hasStandIns(_ entry: PlannedMeal, _ stored: StoredState) -> Bool {
    let week = stored.plan.settings.week(of: entry.slot.day)
    return stored.plan[entry.id] != nil
      && !stored.shopping.substitutes(on: .week(from: week.lowerBound)).isEmpty
  }

  /// The list of an entry's week, without substitutes that an eater may not have.
  private func list(
    around entry: PlannedMeal, _ stored: StoredState, _ foods: FoodReference,
    at cooked: LocalMoment
  ) -> (list: GroceryList, shopping: Shopping) {
    let week = stored.plan.settings.week(of: entry.slot.day)
    let planned = service.dishes(of: week, stored, at: cooked)
    let builder = ListBuilder(foods)
    let table = ItemEaters(planned, stored: stored, service: service, foods: foods, at: cooked.date)
    let safe = table.checked(stored.shopping) {
      builder.list(.week(from: week.lowerBound), of: planned.dishes, shopping: $0)
    }
    return (safe.list, safe.shopping)
  }

  /// The name under which the pantry records that an entry was cooked.
  ///
  /// A meal is cooked once a day, so plan and history use one name.
  static func name(of entry: PlannedMeal, on cooked: LocalMoment) -> String? {
    entry.content.recipe.map { "\($0)@\(CalendarDay(cooked.dayNumber).text)" }
  }

  /// Whether a meal was already cooked on a day, by any of its ids.
  func isCooked(_ meal: MealID, in stored: StoredState, on moment: LocalMoment) -> Bool {
    service.current(stored.history).isCooked(service.currentID(of: meal), on: moment)
  }

  /// The uncooked entry of a meal on a day that is nearest to the moment.
  func entry(
    of meal: MealID, in stored: StoredState, at moment: LocalMoment
  ) -> PlannedMeal? {
    let (day, id) = (moment.dayNumber, service.currentID(of: meal))
    func distance(_ entry: PlannedMeal) -> TimeInterval {
      let time = entry.slot.moment(secondsFromGMT: moment.secondsFromGMT).date
      return abs(time.timeIntervalSince(moment.date))
    }
    return stored.plan.entries(of: day..<(day + 1)).filter { entry in
      entry.state == .planned && entry.content.recipe.map(service.currentID(of:)) == id
    }.min { distance($0) < distance($1) }
  }

  /// Makes an entry for an unplanned meal, with the household's usual servings.
  func unplanned(
    _ meal: MealID, _ stored: StoredState, at moment: LocalMoment
  ) -> PlannedMeal {
    PlannedMeal(
      id: "unplanned", slot: PlanSlot(day: moment.dayNumber, slot: moment.slot),
      content: .recipe(meal, title: ""), servings: stored.preferences(at: moment.date).servings)
  }
}

extension LocalMoment {
  /// The time when the next day begins in this local time.
  fileprivate var nextDay: Date {
    Date(timeIntervalSince1970: Double((dayNumber + 1) * 86_400 - secondsFromGMT))
  }
}
