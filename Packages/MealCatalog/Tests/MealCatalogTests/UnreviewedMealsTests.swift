import FoodFacts
import MealModels
import SeededRandom
import Testing

@testable import MealCatalog
@testable import MealCatalogCompiling

/// The bundled meals, read as if nobody had reviewed them.
@Suite struct UnreviewedMealsTests {
  /// The facts of a meal with those that a file with it would give.
  static let meals: [(id: MealID, reviewed: MealFacts, read: MealFacts)] = {
    var deriver = MealDeriver(.culinary)
    let ids = Sample.some(60, of: Catalog.bundled.summaries.map(\.id))
    return ids.compactMap(Catalog.bundled.meal).map { meal in
      var recipe = meal.recipe
      recipe.origin = .imported
      return (meal.id, meal.facts, deriver.facts(of: recipe))
    }
  }()

  @Test func `nothing that the list says is lost by reading the texts`() {
    for meal in Self.meals {
      #expect(meal.read.foods.isSuperset(of: meal.reviewed.foods), "\(meal.id)")
      #expect(meal.read.diets.isSubset(of: meal.reviewed.diets), "\(meal.id)")
      #expect(
        meal.read.contents.allergens.isSuperset(of: meal.reviewed.contents.allergens),
        "\(meal.id)")
    }
  }

  @Test func `the words of most bundled meals are understood, and some keep every claim`() {
    let kept = Self.meals.filter { meal in
      meal.read.diets == meal.reviewed.diets
        && meal.read.contents.allergens == meal.reviewed.contents.allergens
    }
    let understood = Self.meals.filter(\.read.unknownIngredients.isEmpty)
    #expect(kept.count >= Sample.count(quick: 1, whole: 65), "\(kept.count) of \(Self.meals.count)")
    #expect(
      understood.count >= Sample.count(quick: 5, whole: 210),
      "\(understood.count) of \(Self.meals.count)")
  }

  @Test func `the bundled meals are a catalogue file that can be read`() throws {
    let text =
      CatalogFormat.firstLine + "\n"
      + Catalog.bundled.meals.map { MealBlockWriter().text($0) }.joined(separator: "\n")
    let read = try Catalog(text: text, fileName: "meals.txt", foods: .culinary)
    #expect(read.meals.count == Catalog.bundled.summaries.count)
  }
}
