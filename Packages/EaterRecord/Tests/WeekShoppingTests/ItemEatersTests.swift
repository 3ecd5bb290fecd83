import EaterMeals
import FoodFacts
import Groceries
import IngredientLines
import MealCatalog
import MealModels
import MealPlan
import Preferences
import ShoppingLines
import Testing

@testable import WeekShopping

/// What may stand in for an item depends on what else is on the plates that it is for.
@Suite struct ItemEatersTests {
  private let service = SuggestionService(catalog: .bundled)
  private let monday = LocalMoment("2026-05-11T08:00") ?? LocalMoment(date: .distantPast)
  private let kosher = EaterLimits(diets: [.kosher])

  /// The dishes of one entry, by the ids of their sources.
  private func planned(_ dishes: [(String, [String])]) -> PlannedDishes {
    let reader = LineReader(.culinary)
    return PlannedDishes(
      dishes: dishes.map { id, lines in
        DishToBuy(
          MealSource(id: id, title: id), lines: lines.map { CookedLine(reader.line($0)) })
      }, entries: Dictionary(uniqueKeysWithValues: dishes.map { ($0.0, PlannedMealID("a")) }))
  }

  private func table(_ planned: PlannedDishes) -> ItemEaters {
    var stored = StoredState()
    stored.settings.wasRead = true
    stored.plan.apply(
      .added(
        PlannedMeal(
          id: "a", slot: PlanSlot(day: monday.dayNumber, slot: .dinner), content: .text("dinner"))
      ))
    return ItemEaters(
      planned, stored: stored, service: service, foods: .culinary, at: monday.date, extra: kosher)
  }

  private func list(_ planned: PlannedDishes, _ shopping: Shopping = Shopping()) -> GroceryList {
    ListBuilder(.culinary).list("week", of: planned.dishes, shopping: shopping)
  }

  private func offersButter(_ dishes: [(String, [String])]) throws -> Bool {
    let planned = planned(dishes)
    let list = list(planned)
    let oil = try #require(list["olive-oil"])
    let answer = try #require(table(planned).substitutes(for: oil, on: list))
    return answer.choices.contains { $0.substitute.food == "butter" }
  }

  @Test func `an eater of a dish that is switched off for an item still counts for the item`()
    throws
  {
    let planned = PlannedDishes(
      dishes: [("a", "2 tbsp olive oil"), ("b", "1 tbsp olive oil")].map { id, line in
        DishToBuy(
          MealSource(id: id, title: id), lines: [CookedLine(LineReader(.culinary).line(line))])
      }, entries: ["a": "a", "b": "b"])
    var stored = StoredState()
    stored.settings.wasRead = true
    stored.settings.preferences.apply(PreferencesEvent(key: "household", value: "Ann,Ben"))
    stored.settings.preferences.apply(
      PreferencesEvent(key: "allergies", eater: "Ben", value: "milk"))
    for (id, eater) in [("a", "Ann"), ("b", "Ben")] {
      stored.plan.apply(
        .added(
          PlannedMeal(
            id: PlannedMealID(rawValue: id), slot: PlanSlot(day: monday.dayNumber, slot: .dinner),
            content: .text("dinner"), eaters: [eater])))
    }
    let table = ItemEaters(
      planned, stored: stored, service: service, foods: .culinary, at: monday.date)
    var shopping = Shopping()
    let oil = try #require(list(planned, shopping)["olive-oil"])
    #expect(table.limits(of: oil)?.allergens.contains(.milk) == true)
    shopping.apply(.changed("week", oil.id, .source("b", isOff: true)))
    let rest = try #require(list(planned, shopping)["olive-oil"])
    #expect(rest.item.sources.map(\.meal.id) == ["a"])
    #expect(rest.sourcesOff.map(\.id) == ["b"])
    #expect(table.limits(of: rest)?.allergens.contains(.milk) == true)
  }

  @Test("An item marks the allergies and diets, but not the dislikes, of those who do not eat it")
  func marksOthers() throws {
    let planned = planned([("a", ["2 tbsp peanut butter", "100 g rice", "200 g mushrooms"])])
    var stored = StoredState()
    stored.settings.wasRead = true
    for (key, eater, value) in [
      ("household", nil, "Ann,Ben,Ida"), ("allergies", "Ann", "peanut"),
      ("dislikes", "Ben", "mushroom"),
    ] {
      stored.settings.preferences.apply(PreferencesEvent(key: key, eater: eater, value: value))
    }
    stored.plan.apply(
      .added(
        PlannedMeal(
          id: "a", slot: PlanSlot(day: monday.dayNumber, slot: .dinner), content: .text("satay"),
          eaters: ["Ida"])))
    let table = ItemEaters(
      planned, stored: stored, service: service, foods: .culinary, at: monday.date)
    let list = list(planned)
    func caution(_ id: FoodID) throws -> ItemCaution? {
      let item = try #require(list.items.first { $0.item.food == id })
      let contents = FoodBook.culinary.contents(of: id) ?? FoodContents()
      let facts = MealFacts(
        contents: contents, foods: Set(FoodBook.culinary.lineage(of: id)), unknownIngredients: [])
      return table.caution(on: item, facts) { _ in false }
    }
    let mark = try #require(try caution("peanut-butter"))
    #expect(mark.eaters == ["Ann"] && mark.eatenBy == ["Ida"])
    #expect(
      try list.items.compactMap(\.item.food).allSatisfy {
        try $0 == "peanut-butter" || caution($0) == nil
      })
  }

  @Test func `an eater of leftovers counts for the items of the dish`() throws {
    let planned = planned([("a", ["2 tbsp olive oil"])])
    let oil = try #require(list(planned)["olive-oil"])
    var stored = StoredState()
    stored.settings.wasRead = true
    stored.settings.preferences.apply(PreferencesEvent(key: "household", value: "Ann,Ben"))
    stored.settings.preferences.apply(
      PreferencesEvent(key: "allergies", eater: "Ben", value: "milk"))
    func avoidsMilk(_ stored: StoredState) -> Bool? {
      ItemEaters(planned, stored: stored, service: service, foods: .culinary, at: monday.date)
        .limits(of: oil)?.allergens.contains(.milk)
    }
    let dinner = PlannedMeal(
      id: "a", slot: PlanSlot(day: monday.dayNumber, slot: .dinner), content: .text("dinner"),
      eaters: ["Ann"])
    stored.plan.apply(.added(dinner))
    #expect(avoidsMilk(stored) == false)
    let rest = PlannedMeal(
      id: "rest", slot: PlanSlot(day: monday.dayNumber + 1, slot: .lunch),
      content: .leftovers(of: "a", title: "dinner"), eaters: ["Ben"])
    stored.plan.apply(.added(rest))
    #expect(avoidsMilk(stored) == true)
  }

  @Test func `butter for oil is kosher in a dish without meat, and never on a plate with meat`()
    throws
  {
    let potatoes = ["500 g potatoes", "2 tbsp olive oil"]
    #expect(try offersButter([("a", potatoes)]))
    #expect(try !offersButter([("a", potatoes + ["500 g beef"])]))
    #expect(try !offersButter([("a", potatoes), ("a/side", ["500 g ground beef"])]))
    #expect(try !offersButter([("a", potatoes + ["1 jar of zorblax"])]), "unknown is unsafe")
  }

  @Test func `two substitutes that are kosher each are not taken together`() throws {
    let planned = planned([("a", ["400 g tofu", "2 tbsp olive oil"])])
    func part(_ food: FoodID) -> ItemSubstitute {
      ItemSubstitute([.init(food: food, name: food.rawValue)])
    }
    var shopping = Shopping()
    shopping.apply(.changed("week", "olive-oil", .substitute(part("butter"))))
    #expect(table(planned).checked(shopping) { list(planned, $0) }.unsafe.isEmpty)
    shopping.apply(.changed("week", "tofu", .substitute(part("ground-beef"))))
    let checked = table(planned).checked(shopping) { list(planned, $0) }
    #expect(checked.unsafe.map(\.id).sorted() == ["olive-oil", "tofu"])
    #expect(checked.list.items.map(\.id).sorted() == ["olive-oil", "tofu"])
    #expect(checked.shopping.substitutes(on: "week").isEmpty)
  }

  @Test func `every part of a substitute is held against the limits`() throws {
    let planned = planned([("a", ["1 cup milk"])])
    var shopping = Shopping()
    for (food, isSafe) in [("rapeseed-oil", true), ("lard", false), ("zorblax", false)] {
      let parts = ["oat-milk", food].map { food in
        ItemSubstitute.Part(food: FoodID(rawValue: food), name: food)
      }
      shopping.apply(.changed("week", "milk", .substitute(ItemSubstitute(parts))))
      #expect(table(planned).checked(shopping) { list(planned, $0) }.unsafe.isEmpty == isSafe)
    }
    shopping.apply(.changed("week", "milk", .substitute(ItemSubstitute([]))))
    #expect(table(planned).checked(shopping) { list(planned, $0) }.unsafe.map(\.id) == ["milk"])
  }
}
