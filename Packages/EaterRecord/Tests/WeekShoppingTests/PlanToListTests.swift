import EaterMeals
import WeekShopping
import FoodFacts
import Groceries
import IngredientLines
import MealCatalog
import MealModels
import MealPlan
import Preferences
import Testing

/// What is cooked for a plan, who eats it, and what it costs.
@Suite struct PlanToListTests {
  private let service = SuggestionService.bundled
  private let monday = LocalMoment("2026-05-11T08:00") ?? LocalMoment(date: .distantPast)

  private func stored(_ meals: [PlannedMeal]) -> StoredState {
    var stored = StoredState()
    stored.settings.wasRead = true
    for meal in meals { stored.plan.apply(.added(meal)) }
    return stored
  }

  private func entry(
    _ id: String, _ day: Int, servings: Int? = nil, eaters: [String] = []
  ) -> PlannedMeal {
    PlannedMeal(
      id: PlannedMealID(rawValue: id),
      slot: PlanSlot(day: monday.dayNumber + day, slot: .dinner),
      content: .recipe("chicken-alfredo", title: "Chicken Alfredo"), servings: servings,
      eaters: eaters)
  }

  @Test func `a dish is scaled exactly to the servings that are cooked`() throws {
    let meal = try #require(Catalog.bundled.meal("chicken-alfredo"))
    for servings in 1...12 {
      let dish = DishToBuy(
        MealSource(id: "a", title: ""), meal.recipe, servings: servings)
      for (line, written) in zip(dish.lines, meal.recipe.ingredients) {
        guard let amount = written.measure?.quantity.upperBound.doubleValue else { continue }
        let scaled = amount * Double(servings) / Double(meal.recipe.servings)
        #expect(abs((line.amounts.first?.quantity?.upperBound.doubleValue ?? 0) - scaled) < 1e-9)
      }
    }
  }

  @Test func `only what is still to be cooked is bought`() {
    var skipped = entry("b", 1)
    skipped.state = .skipped
    let leftovers = PlannedMeal(
      id: "c", slot: PlanSlot(day: monday.dayNumber + 2, slot: .lunch),
      content: .leftovers(of: "a", title: "Chicken Alfredo"))
    let stored = stored([entry("a", 0), skipped, leftovers])
    let week = monday.dayNumber..<(monday.dayNumber + 7)
    let planned = service.dishes(of: week, stored, at: monday)
    #expect(Set(planned.entries.values) == ["a"] && !planned.dishes.isEmpty)
    #expect(planned.dishes(for: "a").count == planned.dishes.count)
  }

  @Test func `a share of a package costs that share, and unknown stays unknown`() {
    let rice = Product(
      id: "rice", store: "s", food: "rice", name: "Rice",
      package: PackageSize(of: Measure(.exactly(Fraction(1)), .kilogram)),
      price: Money(hundredths: 300))
    var cheap = rice
    cheap.id = "rice-2"
    cheap.price = Money(hundredths: 200)
    var free = rice
    free.id = "rice-3"
    free.price = nil
    let prices = ShelfPrices([rice, cheap, free]) { FoodBook.culinary[$0]?.measures }
    let quarter = ListAmount(.exactly(Fraction(250)), .gram)
    let item = ListItem(id: "rice", name: "rice", food: "rice", amounts: [quarter])
    #expect(prices.cost(of: item) == Money(hundredths: 50))
    #expect(prices.hundredGrams(of: "rice") == Money(hundredths: 20))
    #expect(prices.cost(of: ListItem(id: "oats", name: "oats", food: "oats")) == nil)
    var open = item
    (open.amounts, open.uses) = ([], [])
    #expect(prices.cost(of: open) == nil)
    // No package holds bunches, so that nobody knows what one more costs.
    let bunch = ListAmount(.exactly(.one), .bunch)
    for uses in [[quarter, bunch], [bunch, quarter], [bunch]] {
      open.uses = uses
      #expect(prices.cost(of: open) == nil)
    }
    open.uses = [quarter, quarter]
    #expect(prices.cost(of: open) == Money(hundredths: 100))
  }

  @Test func `the cost of a meal is unknown while one of its prices is`() {
    let recipe = Recipe(
      id: "pilaf", title: "Pilaf", summary: "", description: "", cuisine: .indian,
      difficulty: .easy, times: RecipeTimes(prepMinutes: 5, cookMinutes: 20), servings: 4,
      ingredients: (["rice", "butter"] as [FoodID]).map { food in
        Ingredient(
          measure: Measure(.exactly(Fraction(200)), .gram), name: food.rawValue, food: food)
      }, steps: [], picture: DishPicture(kind: .rice, description: ""))
    let meal = Meal(recipe: recipe, slots: [.dinner], foods: FoodReference(.culinary))
    let service = SuggestionService(catalog: Catalog([meal], foods: .culinary))
    func cost(pricing foods: [FoodID]) -> Money? {
      let products = foods.map { food in
        Product(
          id: ProductID(rawValue: food.rawValue), store: "s", food: food, name: food.rawValue,
          package: PackageSize(of: Measure(.exactly(Fraction(1)), .kilogram)),
          price: Money(hundredths: 300))
      }
      let prices = ShelfPrices(products) { FoodBook.culinary[$0]?.measures }
      return service.costs(prices, .culinary).cost("pilaf", 4)
    }
    #expect(cost(pricing: ["rice", "butter"]) == Money(hundredths: 120))
    #expect(cost(pricing: ["rice"]) == nil)
    #expect(cost(pricing: ["butter"]) == nil)
  }

  @Test func `limits that cannot be read leave nothing that may stand in`() {
    var stored = stored([entry("a", 0)])
    stored.settings.damagedLines = 1
    let week = monday.dayNumber..<(monday.dayNumber + 7)
    let table = ItemEaters(
      service.dishes(of: week, stored, at: monday), stored: stored, service: service,
      foods: .culinary, at: monday.date)
    let butter = ListedItem(ListItem(id: "butter", name: "butter", food: "butter"))
    let empty = GroceryList(id: "week")
    #expect(table.limits(of: butter) == nil && table.substitutes(for: butter, on: empty) == nil)
  }
}
