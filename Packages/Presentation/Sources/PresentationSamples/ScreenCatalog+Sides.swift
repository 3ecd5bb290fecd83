import DesignSystem
import MealModels
import Presentation
import ScreenParts

extension ScreenCatalog {
  /// The side dishes of the drawn meal: chosen, left out and missing, and when nothing can be
  /// stored.
  static func side(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let states: [(StateID, TableSide)] = [
      ("chosen", sampleSide(.served(sampleRice))), ("left-out", sampleSide(.leftOut)),
      ("missing", sampleMissingSide), ("not-stored", sampleSide(.served(sampleQuinoa))),
    ]
    return CatalogScreen(
      "side", copy("sides.title"), layer: .helpful,
      states: states.map { id, side in
        CatalogState(named: id) {
          var input = RecipeInput(meal: samples.tuscan)
          input.limits = sampleGlutenFree
          return SideScreen(
            side, of: input,
            toast: id == "not-stored" ? ScreenToast.changeNotStored.notice(copy) : nil, $0.covered)
        }
      })
  }

  /// The drawn meal with rice and without a salad, and the reason why it is a whole meal.
  static func withSides(_ meal: Meal) -> RecipeInput {
    var input = RecipeInput(
      meal: Meal(
        recipe: meal.recipe, slots: meal.slots, facts: meal.facts,
        traits: MealTraits(nutrition: NutritionFacts([.energy: 512, .protein: 38])),
        customs: MealCustoms(note: "a light supper in Italy")))
    var salad = sampleSide(.leftOut)
    salad.place = 1
    input.sides = [sampleSide(.served(sampleRice)), salad]
    return input
  }

  /// The drawn meal for an eater without gluten, whom no side suits.
  static func withMissingSide(_ meal: Meal) -> RecipeInput {
    var input = RecipeInput(meal: meal)
    input.sides = [sampleMissingSide]
    input.limits = sampleGlutenFree
    return input
  }

  /// The meal with an ingredient that must be cooked before.
  static func needingRice(_ meal: Meal) -> Meal {
    var recipe = meal.recipe
    recipe.ingredients.append(
      Ingredient(
        measure: Measure(.exactly(Fraction(3)), .cup), name: "cooked rice", food: "cooked-rice",
        note: "cold from the fridge"))
    return Meal(recipe: recipe, slots: meal.slots, facts: meal.facts)
  }

  private static let sampleGlutenFree = EaterLimits(diets: DietSet([.glutenFree]))

  private static func sampleSide(_ outcome: TableSide.Outcome) -> TableSide {
    TableSide(
      place: 0, usual: sampleRice, choices: [sampleRice, sampleQuinoa], outcome: outcome)
  }

  private static let sampleMissingSide = TableSide(
    place: 0, usual: sampleBread, choices: [], outcome: .missing, isOnlyChoice: true)

  /// The side dishes of the samples.
  static let sampleDishes = [sampleRice, sampleQuinoa, sampleBread]

  private static let sampleRice = sampleDish(
    "Steamed Rice", minutes: 35, food: "long-grain white rice",
    step: "Rinse the rice. Bring it to a boil with the water, cover it and cook it for 17 minutes.")

  private static let sampleQuinoa = sampleDish(
    "Cooked Quinoa", minutes: 20, food: "quinoa",
    step: "Rinse the quinoa. Simmer it with the water, covered, for 15 minutes.")

  private static let sampleBread = sampleDish(
    "Crusty Bread", minutes: 5, food: "baguette", step: "Warm the bread and slice it.",
    allergens: [.gluten, .wheat])

  private static func sampleDish(
    _ title: String, minutes: Int, food: String, step: String, allergens: [Allergen] = []
  ) -> Meal {
    Meal(
      recipe: Recipe(
        id: MealID(slug: title), title: title, summary: "", description: "", cuisine: .american,
        difficulty: .easy, times: RecipeTimes(prepMinutes: 3, cookMinutes: minutes - 3),
        servings: 4,
        ingredients: [
          Ingredient(
            measure: Measure(.exactly(Fraction(2)), .cup), name: food, food: FoodID(slug: food))
        ], steps: [RecipeStep(step)],
        picture: DishPicture(kind: .plate, description: title)),
      slots: [],
      facts: MealFacts(
        contents: FoodContents(allergens: AllergenSet(allergens)), foods: [FoodID(slug: food)]),
      traits: MealTraits(nutrition: NutritionFacts([.energy: 204, .protein: 4])))
  }
}
