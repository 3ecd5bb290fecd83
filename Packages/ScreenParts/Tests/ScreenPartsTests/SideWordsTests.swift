import DesignSystem
import MealModels
import Testing

@testable import ScreenParts

@Suite struct SideWordsTests {
  private let copy = Copy([.sharedEnglish])

  private static func dish(
    _ title: String, _ allergens: [Allergen] = [], nutrition: NutritionFacts = NutritionFacts(),
    note: String? = nil
  ) -> Meal {
    Meal(
      recipe: Recipe(
        id: MealID(slug: title), title: title, summary: "Good.", description: "", cuisine: .indian,
        difficulty: .easy, times: RecipeTimes(prepMinutes: 5, cookMinutes: 10), servings: 2,
        ingredients: [Ingredient(name: "cooked rice", food: "cooked-rice")], steps: [],
        picture: DishPicture(kind: .plate, description: "")),
      slots: [],
      facts: MealFacts(contents: FoodContents(allergens: AllergenSet(allergens)), foods: []),
      traits: MealTraits(nutrition: nutrition), customs: MealCustoms(note: note))
  }

  private let naan = dish("Warm Naan", [.wheat])
  private let rice = dish(
    "Steamed Rice", nutrition: NutritionFacts([.energy: 204, .protein: 4.2]))

  private func side(_ dish: Meal, _ outcome: TableSide.Outcome, isOnly: Bool = true) -> TableSide {
    TableSide(place: 0, usual: dish, choices: [], outcome: outcome, isOnlyChoice: isOnly)
  }

  @Test func `a gloss stands after the name, and is read after a comma`() {
    #expect(copy.title("Bakoula", gloss: "spiced greens") == "Bakoula · spiced greens")
    #expect(copy.spokenTitle("Bakoula", gloss: "spiced greens") == "Bakoula, spiced greens")
    #expect(copy.title("Tacos", gloss: nil) == "Tacos")
  }

  @Test func `one sentence names the served sides; without sides there is none`() {
    #expect(copy.servedWith([side(naan, .served(naan))]) == "Serve with Warm Naan.")
    #expect(
      copy.servedWith([side(naan, .served(naan)), side(rice, .served(rice))])
        == "Serve with Warm Naan and Steamed Rice.")
    #expect(copy.servedWith([side(naan, .leftOut), side(naan, .missing)]) == nil)
  }

  @Test func `the sentence about a missing side names the limit`() {
    let wheat = EaterLimits(allergens: AllergenSet([.wheat]))
    #expect(
      copy.missingSides([side(naan, .missing)], for: wheat)
        == ["Served without Warm Naan: it contains wheat."])
    #expect(
      copy.missingSides([side(naan, .missing, isOnly: false)], for: wheat)
        == [
          "Served without Warm Naan: it contains wheat, and nothing else here suits everyone."
        ])
    #expect(
      copy.missingSides([side(naan, .missing)], for: .none)
        == ["Served without Warm Naan: we do not know if everyone can eat it."])
    #expect(copy.missingSides([side(naan, .leftOut)], for: wheat) == [])
  }

  @Test func `the shared text names the sides and the contents of all`() {
    let words = copy.wordsToShare(rice, with: [side(naan, .served(naan))])
    #expect(
      words
        == "Steamed Rice: Good. Serve with Warm Naan. Contains wheat. Always check the label.")
  }

  @Test func `energy and protein are of all that is served, and told only where they are known`() {
    #expect(
      copy.nutrition(of: rice, with: [rice])
        == "With sides: about 410 kcal and 8 g of protein a serving.")
    #expect(copy.nutrition(of: rice, with: [naan]) == nil)
    #expect(copy.nutrition(of: rice, with: []) == nil)
  }

  @Test func `the sentence about foods to cook before has their time`() {
    #expect(
      copy.needs(of: rice.recipe)
        == "Needs cooked rice. If none is ready, allow 25 minutes more.")
  }

  @Test func `a light meal says where it is a whole one`() {
    let light = Self.dish("Gazpacho", note: "a light summer lunch in Spain")
    #expect(copy.note(of: light.customs) == "This is a light summer lunch in Spain.")
    #expect(copy.note(of: rice.customs) == nil)
  }
}
