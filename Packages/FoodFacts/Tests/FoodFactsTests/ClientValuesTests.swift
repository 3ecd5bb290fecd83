import EmbeddedText
import FoodFacts
import MealModels
import Testing

/// Every answer can be made by who tests what shows it, through the public interface alone.
@Suite struct ClientValuesTests {
  private let leek = Food(id: "leek", name: "leek")

  @Test func `a match is made`() {
    let match = FoodMatch(
      input: "two leeks", food: leek, contents: FoodContents(), foods: ["leek"], unknownWords: [])
    #expect(match.isVegan == .yes)
    let unknown = FoodMatch(
      input: "two leaks", food: nil, contents: nil, foods: [], unknownWords: ["leak"])
    #expect(unknown.isVegan == .unknown)
  }

  @Test func `a mention is made`() {
    let mention = FoodMention(
      food: "leek", words: ["leek"], range: 1..<2, clause: ["two", "leeks", "sliced"])
    #expect(mention.before == ["two"] && mention.text == "leeks" && mention.next == "sliced")
  }

  @Test func `hits are made of culinary foods and of rows of a table`() throws {
    #expect(FoodHit(source: .culinary(leek)).id == "leek")
    let row = TableFood(
      id: "11246", description: "Leeks, raw", category: "Vegetables",
      facts: NutritionFacts([.energy: 61]),
      energyFactors: EnergyFactors(protein: 2.44, fat: 8.37, carbohydrate: 3.57),
      measures: [HouseholdMeasure(name: "leek", grams: 89)])
    let hit = FoodHit(source: .table(row))
    #expect(hit.name == "Leeks, raw" && hit.id == "usda-11246")
    #expect(row.measures.map(\.amount) == [1] && row.energyFactors?.fat == 8.37)
  }

  @Test func `an analysis is made of its findings and derives nothing`() {
    let line = Ingredient(measure: Measure(.exactly(.one)), name: "leek", food: "leek")
    let finding = DietFinding(diet: .vegan, because: .ingredients(["leek"]))
    let analysis = MealAnalysis(
      servings: 0, ingredients: [IngredientAnalysis(ingredient: line, grams: 89)], grams: 89,
      resolvedMass: 1, perServing: NutritionFacts(), per100g: NutritionFacts(),
      allergens: [AllergenFinding(allergen: .celery, because: ["leek"])], traces: [],
      diets: [.vegetarian], notDiets: [finding], unknown: [], netCarbohydrate: nil)
    #expect(analysis.servings == 1)
    #expect(analysis.ingredients.map(\.food) == [nil])
    #expect(analysis.allergens.map(\.allergen) == [.celery])
    #expect(analysis.notDiets == [finding])
  }

  @Test func `an error of the sources is made`() {
    let error = SourceError(file: "foods.txt", line: 3, problem: "no name")
    #expect(error.message == "foods.txt:3: no name")
  }
}
