import FoodFacts
import MealModels
import Testing

@testable import MealCatalog

/// The bundled meals, read as if nobody had reviewed them.
@Suite struct UnreviewedMealsTests {
  /// The facts of a meal with those that a file with it would give.
  static let meals: [(id: MealID, reviewed: MealFacts, read: MealFacts)] = {
    var deriver = MealDeriver(.culinary)
    return Catalog.bundled.meals.map { meal in
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

  @Test func `most bundled meals keep what is claimed of them when nobody has reviewed them`() {
    let kept = Self.meals.filter { meal in
      meal.read.diets == meal.reviewed.diets
        && meal.read.contents.allergens == meal.reviewed.contents.allergens
    }
    let understood = Self.meals.filter(\.read.unknownIngredients.isEmpty)
    for meal in Self.meals {
      let gained = meal.read.contents.allergens.subtracting(meal.reviewed.contents.allergens)
      let lost = meal.reviewed.diets.subtracting(meal.read.diets)
      if gained.isEmpty, lost.diets.isEmpty { continue }
      print("LOST", meal.id, meal.read.unknownIngredients, gained.allergens, lost.diets.map(\.rawValue))
    }
    #expect(kept.count >= 299, "\(kept.count) of \(Self.meals.count)")
    #expect(understood.count >= 299, "\(understood.count) of \(Self.meals.count)")
  }

  @Test func `the bundled meals are a catalogue file that can be read`() throws {
    let text =
      CatalogFormat.firstLine + "\n"
      + Catalog.bundled.meals.map { MealBlockWriter().text($0) }.joined(separator: "\n")
    let clock = ContinuousClock()
    let start = clock.now
    let read = try Catalog(text: text, fileName: "meals.txt", foods: .culinary)
    print("LOADED", start.duration(to: clock.now))
    #expect(read.meals.count == Catalog.bundled.summaries.count)
  }
}
