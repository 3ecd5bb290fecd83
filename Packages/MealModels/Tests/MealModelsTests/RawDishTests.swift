import MealModels
import MealModelsFixtures
import Testing

/// Flesh and eggs that are eaten as they are.
@Suite struct RawDishTests {
  private static let book = FoodBook(trusted: [
    Food(id: "salmon", name: "salmon", contents: FoodContents(classes: .fish)),
    Food(id: "tuna", name: "tuna", contents: FoodContents(classes: .fish)),
    Food(id: "beef", name: "beef"), Food(id: "egg", name: "egg"),
    Food(id: "smoked-salmon", name: "smoked salmon", parents: ["salmon"]),
    Food(id: "canned-tuna", name: "canned tuna", parents: ["tuna"]),
    Food(id: "lettuce", name: "lettuce"), Food(id: "rice", name: "rice"),
    Food(id: "lime-juice", name: "lime juice"),
  ])

  /// Whether a recipe is of something raw.
  private func isRaw(
    _ foods: [FoodID], steps: [String], cook: Int = 0, isAssumed: Bool = false, note: String? = nil
  ) -> Bool {
    var recipe = Dishes.meal("dish", of: foods).recipe
    recipe.steps = steps.map { RecipeStep($0) }
    recipe.times = RecipeTimes(prepMinutes: 10, cookMinutes: cook, isAssumed: isAssumed)
    recipe.ingredients[0].note = note
    let reference = FoodReference(Self.book) { _, _ in
      ServingFacts(nutrition: NutritionFacts(), lines: [])
    }
    return MealTraits(of: recipe, foods: reference).isRaw
  }

  private let cold = ["Dice the fish and stir it with the lime juice.", "Chill for 20 minutes."]

  @Test(arguments: ["salmon", "beef", "egg"])
  func `flesh and eggs that no step heats are raw`(food: FoodID) {
    #expect(isRaw([food, "lime-juice"], steps: cold))
    #expect(isRaw([food], steps: []), "what nobody tells how to cook")
  }

  @Test func `an unknown food counts as possibly raw flesh`() {
    #expect(isRaw(["purple-stuff", "lime-juice"], steps: cold))
    #expect(!isRaw(["purple-stuff", "lime-juice"], steps: ["Simmer it."]))
  }

  @Test(arguments: [
    "Sear it in the hot pan.", "Put it in the oven and wait.", "Cook over medium heat.",
    "Simmer until tender.", "Fry, turning once.", "Heat the fish through.",
  ])
  func `fish that a step heats is not raw`(step: String) {
    #expect(!isRaw(["salmon"], steps: cold + [step]))
  }

  @Test(arguments: [
    ["Simmer the rice and cool it.", "Stir the fish with lime juice."],
    ["Let the acid cook the salmon."], ["Boil the rice.", "Lay the salmon on the hot rice."],
    ["Boil the rice, drain.", "Add the salmon and mix."],
    ["Sear the salmon for a minute; it stays red in the middle."],
    ["Toast the rice in a skillet for 3 minutes.", "Lay the slices over it."],
    ["Boil the rice.", "Dice the salmon and cover with the lime juice."],
    ["Dice the salmon.", "Spread the rice with oil and grill it on each side."],
    ["Cure the salmon in salt.", "Simmer the rice and serve warm with the fish."],
    ["Dice the salmon.", "Crisp the tortillas in the oven for 10 minutes."],
  ])
  func `heating another food does not cook the fish`(steps: [String]) {
    #expect(isRaw(["salmon", "rice"], steps: steps))
  }

  @Test(arguments: [
    ["Mix the salmon with the rice.", "Shape into a loaf.", "Bake for an hour at 180 °C."],
    ["Boil the rice.", "Add the salmon and wait 4 minutes."], ["Simmer the rice with the fish."],
    ["Season the salmon.", "Put it in the oven."], ["Everything into the slow cooker."],
    ["Boil the rice.", "Scatter on the salmon and cover for 5 minutes."],
    ["Roast the salmon until it is pink and opaque in the middle."],
    ["Dip the salmon in flour.", "Deep fry for 6 minutes and serve with rice."],
    ["Roast the salmon; serve with rice."],
    ["Put the salmon and rice in a dish.", "Add the juice and leave at 200C for 20 minutes."],
  ])
  func `a sentence cooks what it names, and all of it where it names nothing`(steps: [String]) {
    #expect(!isRaw(["salmon", "rice"], steps: steps))
  }

  @Test(arguments: [
    "Toast the bread and serve it beside.", "Seed the chili, which takes some of the heat.",
    "Lay it in a baking dish and let the acid cook it.", "Stir in brown sugar and baking soda.",
  ])
  func `a word that only resembles heating cooks nothing`(step: String) {
    #expect(isRaw(["salmon"], steps: cold + [step]))
  }

  @Test func `fish sold cooked or cured is not raw, and salad is not fish or meat`() {
    #expect(!isRaw(["smoked-salmon", "lettuce"], steps: cold))
    #expect(!isRaw(["canned-tuna"], steps: cold))
    #expect(!isRaw(["salmon"], steps: cold, note: "canned, drained"))
    #expect(!isRaw(["lettuce", "lime-juice"], steps: cold))
    #expect(isRaw(["salmon", "canned-tuna"], steps: cold), "one of both is")
    #expect(isRaw(["salmon"], steps: cold, note: "diced, roe removed"))
  }

  @Test func `fish bought to eat raw is raw even if a step heats other foods`() {
    #expect(isRaw(["tuna"], steps: ["Simmer the rice."], note: "sashimi-grade"))
  }

  @Test func `of steps in another language the stated minutes tell, and of none that are assumed`()
  {
    let steps = ["Fleisch anbraten, dann schmoren."]
    #expect(!isRaw(["beef"], steps: steps, cook: 90))
    #expect(isRaw(["beef"], steps: steps, cook: 40, isAssumed: true))
    #expect(isRaw(["beef"], steps: steps))
    #expect(isRaw(["beef"], steps: cold, cook: 20), "steps that are understood count alone")
  }
}
