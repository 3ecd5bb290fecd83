import EaterMeals
import WeekShopping
import FoodFacts
import Groceries
import Journal
import MealCatalog
import MealModels
import MealPlan
import Preferences
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a meal held when it was cooked is kept, and its leftovers are held against limits by that.
@Suite struct CookedMealTests {
  private static let meal: MealID = "chicken-in-mustard-cream-sauce"
  private let evening: LocalMoment
  private let stores: Stores
  private let service = SuggestionService.bundled
  private let used: UsedByCooking

  init() throws { (evening, stores, used) = try UsedByCooking.thatEvening() }

  private var dinner: PlannedMeal {
    PlannedMeal(
      id: "dinner", slot: PlanSlot(day: evening.dayNumber, slot: .dinner),
      content: .recipe(Self.meal, title: "Chicken"))
  }
  private var lunch: PlannedMeal {
    PlannedMeal(
      id: "lunch", slot: PlanSlot(day: evening.dayNumber + 1, slot: .lunch),
      content: .leftovers(of: "dinner", title: "Chicken"))
  }

  private func plan() async throws {
    let coconut = PreferencesEvent.toggling(
      "food:coconut", isOn: true, of: .allergies, eater: "bob")
    try await stores.recordPreferences(
      [PreferencesEvent(key: "household", value: "ann,bob"), coconut], at: evening.date)
    var dinner = dinner
    dinner.eaters = ["ann"]
    try await stores.plan.record([.added(dinner)], at: evening.date)
  }

  /// The list of the week, and the item that coconut cream stands in for.
  private func substitute(_ isTaken: Bool) async throws {
    let stored = try await stores.read()
    let week = stored.plan.settings.week(of: evening.dayNumber)
    let list = GroceryListID.week(from: week.lowerBound)
    let dishes = service.dishes(of: week, stored, at: evening).dishes
    if isTaken {
      let items = ListBuilder(.culinary).list(list, of: dishes, shopping: stored.shopping).items
      let cream = try #require(items.first { $0.item.food == "creme-fraiche" })
      let finder = ItemSubstitute([.init(food: "coconut-cream", name: "coconut cream")])
      try await stores.grocery.record(
        [.changed(list, cream.id, .substitute(finder))], at: evening.date)
    } else {
      for id in stored.shopping.substitutes(on: list).keys {
        try await stores.grocery.record([.changed(list, id, .substitute(nil))], at: evening.date)
      }
    }
  }

  private func breachesOfLeftovers(inAppWithKitchen hasKitchen: Bool = true) async throws
    -> [String]
  {
    var stored = try await stores.read()
    if !hasKitchen { stored.kitchen = nil }
    var lunch = lunch
    lunch.eaters = ["bob"]
    return stored.plan.breaches(of: lunch, against: service.planFacts(stored, at: evening.date))
  }

  @Test func `leftovers hold what stood in when they were cooked, also once that is withdrawn`()
    async throws
  {
    try await plan()
    try await substitute(true)
    #expect(try await breachesOfLeftovers().isEmpty, "the list takes it back for bob")
    try await stores.cook(dinner, at: evening.date, of: evening, using: used)
    try await substitute(false)
    let cooked = try #require(try await stores.plan.state()["dinner"]?.cooked)
    #expect(cooked.lines.contains { $0.contains("coconut cream") })
    #expect(!cooked.lines.contains { $0.hasSuffix("crème fraîche") })
    #expect(try await !breachesOfLeftovers().isEmpty)
  }

  @Test func `cooking from the stove also stores the cooked dish, and undoing removes it`()
    async throws
  {
    try await plan()
    try await stores.cook(Self.meal, at: evening, using: used)
    let entry = try #require(try await stores.plan.state()["dinner"])
    let meal = try #require(service.catalog.meal(Self.meal))
    #expect(entry.cooked?.facts.foods.isSuperset(of: meal.facts.foods) == true)
    #expect(try await stores.uncook(entry, at: evening.date, of: evening))
    #expect(try await stores.plan.state()["dinner"]?.cooked == nil)
    try await stores.cook(dinner, at: evening.date, of: evening, using: used)
    #expect(try await stores.plan.state()["dinner"]?.cooked != nil)
    _ = try await stores.undoPlan(at: evening.date, of: evening)
    #expect(try await stores.plan.state()["dinner"]?.cooked == nil)
  }

  @Test func `a dish cooked by an earlier version may contain any of its substitutes`()
    async throws
  {
    try await plan()
    try await substitute(true)
    try await stores.plan.record([.changed("dinner", .state(.cooked))], at: evening.date)
    #expect(try await !breachesOfLeftovers().isEmpty)
  }

  @Test func `a dish cooked by an earlier version is unknown to an app without kitchen stores`()
    async throws
  {
    try await plan()
    try await stores.plan.record([.changed("dinner", .state(.cooked))], at: evening.date)
    #expect(try await breachesOfLeftovers().isEmpty)
    #expect(try await !breachesOfLeftovers(inAppWithKitchen: false).isEmpty)
  }

  @Test func `leftovers of a missing recipe are unsafe for every eater with a limit`()
    async throws
  {
    try await plan()
    let gone = PlannedMeal.Content.recipe("no-such-recipe", title: "Stew")
    try await stores.plan.record(
      [.changed("dinner", .content(gone)), .changed("dinner", .state(.cooked))], at: evening.date)
    #expect(try await breachesOfLeftovers() == ["bob/no-such-recipe/unknown:Stew"])
  }
}
