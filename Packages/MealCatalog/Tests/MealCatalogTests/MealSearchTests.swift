import FoodFacts
import MealCatalog
import MealModels
import Testing

@Suite struct MealSearchTests {
  private static let catalog = Catalog.bundled
  private static let search = MealSearch(catalog.summaries, foods: .culinary) { $0.rawValue }

  private func found(
    _ query: String, _ limits: EaterLimits = .none, limit: Int = 50
  ) -> FoundMeals {
    Self.search.meals(matching: query, for: limits, limit: limit)
  }

  @Test func `every meal is found first by its whole title`() {
    for meal in Self.catalog.summaries {
      let titles = found(meal.title).meals.map(\.title)
      #expect(titles.contains(meal.title), "\(meal.title)")
    }
  }

  @Test func `case, order, accents and unfinished words make no difference`() throws {
    let curry = try #require(Self.catalog.summary("thai-green-curry"))
    for query in ["thai green curry", "CURRY green", "gréen cur", "  curry,thai "] {
      #expect(found(query).meals.contains(curry), "\(query)")
    }
  }

  @Test func `a cuisine finds its meals`() {
    let meals = found("thai", limit: 1000).meals
    let thai = Self.catalog.summaries.filter { $0.cuisine == .thai }
    #expect(Set(thai).isSubset(of: Set(meals)))
  }

  @Test func `a food is found by every name it has, and in what is made of it`() {
    let eggplant = found("eggplant", limit: 1000).meals
    #expect(!eggplant.isEmpty)
    #expect(Set(found("aubergines", limit: 1000).meals) == Set(eggplant))
    #expect(eggplant.allSatisfy { $0.facts.foods.contains("eggplant") })
  }

  @Test func `words of the title come before foods`() {
    let meals = found("salmon", limit: 1000).meals
    let named = meals.prefix { $0.title.lowercased().contains("salmon") }
    #expect(!named.isEmpty)
    #expect(
      meals.dropFirst(named.count).allSatisfy { !$0.title.lowercased().contains("salmon") })
  }

  @Test(arguments: [
    EaterLimits(diets: .vegan), EaterLimits(allergens: AllergenSet([.milk, .gluten])),
    EaterLimits(dislikes: [.asNamed("garlic")]),
  ])
  func `a search counts meals that break a limit and never names them`(limits: EaterLimits) {
    for query in ["chicken", "pasta", "italian", "cheese", "curry", "garlic"] {
      let all = found(query, limit: 1000)
      let safe = found(query, limits, limit: 1000)
      #expect(safe.meals == all.meals.filter { limits.admits($0.facts) })
      #expect(safe.meals.count + safe.unsuitableCount == all.meals.count)
      #expect(safe.nearest == nil || all.meals.isEmpty)
    }
  }

  @Test func `more than fit a page are counted`() {
    let all = found("chicken", limit: 1000).meals
    let some = found("chicken", limit: 3)
    #expect(some.meals == Array(all.prefix(3)))
    #expect(some.furtherCount == all.count - 3)
  }

  @Test(arguments: [
    ("thai gren curry", "Thai Green Curry"), ("itailan", "italian"), ("samlon", "salmon"),
  ])
  func `a search suggests the query that was probably meant, which finds a meal`(
    query: String, meant: String
  ) {
    let found = found(query)
    #expect(found.meals.isEmpty)
    #expect(found.nearest?.lowercased() == meant.lowercased())
    #expect(!self.found(found.nearest ?? "").meals.isEmpty)
  }

  @Test func `nothing is offered that the eater cannot eat`() {
    let vegan = EaterLimits(diets: .vegan)
    #expect(found("samlon", vegan).nearest != "salmon")
  }

  @Test(arguments: ["", "   ", "🦄", "zzzzzzzzzz", "%", "…"])
  func `a query without meaning finds nothing`(query: String) {
    #expect(found(query) == FoundMeals())
  }
}
