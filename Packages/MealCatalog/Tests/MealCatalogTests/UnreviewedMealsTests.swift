import FoodFacts
import MealModels
import Testing

@testable import MealCatalog

/// The bundled meals, read again as files that nobody reviewed.
@Suite struct UnreviewedMealsTests {
  static let text =
    CatalogFormat.firstLine + "\n"
    + Catalog.bundled.meals.map { MealBlockWriter().text($0) }.joined(separator: "\n")

  @Test func `measure`() throws {
    let catalog = try Catalog(text: Self.text, fileName: "meals.txt", foods: .culinary)
    let reader = RecipeReader(.culinary)
    var lost = 0
    var report = ""
    for meal in catalog.meals {
      let before = try #require(Catalog.bundled.summary(meal.id)).facts
      let after = meal.facts
      let gained = after.contents.allergens.union(after.contents.traces)
        .subtracting(before.contents.allergens.union(before.contents.traces))
      let diets = before.diets.subtracting(after.diets)
      if gained.isEmpty, diets.diets.isEmpty { continue }
      lost += 1
      let named = reader.foods(namedIn: meal.recipe)
      let adding = named.filter { find in
        guard let id = find.food, let c = FoodBook.culinary.contents(of: id) else { return false }
        return !c.allergens.isSubset(of: before.contents.allergens)
          || !c.classes.isSubset(of: before.contents.classes)
          || !c.traces.subtracting(before.contents.allergens).isSubset(of: before.contents.traces)
      }
      report +=
        "\(meal.id): \(after.unknownIngredients) | +\(gained.allergens) -\(diets.diets) | \(adding.map(\.label))\n"
    }
    Issue.record("lost \(lost)\n\(report)")
  }
}
