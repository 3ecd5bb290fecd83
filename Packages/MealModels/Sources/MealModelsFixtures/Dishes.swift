import MealModels

/// Small foods and dishes with names, for tests of anything that handles meals.
public enum Dishes {
  /// A pantry of a dozen foods with true contents.
  public static let foods: [Food] = [
    Food(id: "milk", name: "milk", contents: FoodContents(allergens: AllergenSet([.milk]))),
    Food(id: "butter", name: "butter", parents: ["milk"]),
    Food(
      id: "egg", name: "egg", aliases: ["eggs"],
      contents: FoodContents(allergens: AllergenSet([.egg]))),
    Food(id: "eggplant", name: "eggplant", aliases: ["aubergine"]),
    Food(id: "wheat", name: "wheat", contents: FoodContents(allergens: AllergenSet([.wheat]))),
    Food(id: "bread", name: "bread", parents: ["wheat"]),
    Food(id: "almond", name: "almond", contents: FoodContents(allergens: AllergenSet([.almond]))),
    Food(
      id: "mixed-nuts", name: "mixed nuts",
      contents: FoodContents(allergens: AllergenSet([.treeNut]))),
    Food(id: "honey", name: "honey", contents: FoodContents(classes: .honey)),
    Food(id: "beef", name: "beef", contents: FoodContents(classes: .meat)),
    Food(id: "bacon", name: "bacon", contents: FoodContents(classes: .pork)),
    Food(id: "salmon", name: "salmon", contents: FoodContents(allergens: AllergenSet([.fish]))),
    Food(id: "tomato", name: "tomato", aliases: ["tomatoes"]),
    Food(id: "olive-oil", name: "olive oil"),
    Food(id: "oats", name: "oats", contents: FoodContents(traces: AllergenSet([.gluten]))),
  ]

  /// The foods of the pantry as a `FoodBook`; empty only if the pantry contradicts itself.
  public static let book: FoodBook = (try? FoodBook(foods)) ?? .empty

  /// The pantry, with the serving facts of its dishes.
  public static let reference = FoodReference(book, serving: serving)

  /// A serving with 100 g of each food.
  ///
  /// Each food brings 150 kcal. A starchy or sweet food brings 15 g of net carbohydrate, any other
  /// food 2 g.
  @Sendable public static func serving(of recipe: Recipe, in book: FoodBook) -> ServingFacts {
    let rich: Set<FoodID> = ["wheat", "bread", "honey", "oats"]
    let lines = recipe.ingredients.map { line in
      ServingFacts.Line(
        grams: 100, carbohydrate: line.food.map(rich.contains) == true ? 15 : 2)
    }
    return ServingFacts(
      netCarbohydrate: lines.reduce(0) { $0 + ($1.carbohydrate ?? 0) },
      nutrition: NutritionFacts([.energy: Double(lines.count) * 150]), lines: lines)
  }

  /// A meal made of foods of the pantry, one piece of each.
  public static func meal(
    _ id: MealID, of foods: [FoodID], cuisine: Cuisine = .italian, slots: [MealSlot] = [.dinner],
    minutes: Int = 20, difficulty: Difficulty = .easy, customs: MealCustoms = MealCustoms()
  ) -> Meal {
    let words = id.rawValue.split(separator: "-").joined(separator: " ")
    let recipe = Recipe(
      id: id, title: words.prefix(1).uppercased() + words.dropFirst(),
      summary: "A plate of \(words).", description: "A plate of \(words) for two.",
      cuisine: cuisine, difficulty: difficulty,
      times: RecipeTimes(prepMinutes: minutes / 2, cookMinutes: minutes - minutes / 2),
      servings: 2,
      ingredients: foods.map {
        Ingredient(measure: Measure(.exactly(.one)), name: $0.rawValue, food: $0)
      },
      steps: [RecipeStep("Cook everything over medium heat for \(minutes) minutes until done.")],
      picture: DishPicture(kind: .plate, description: "A plate of \(words)"))
    return Meal(recipe: recipe, slots: SlotSet(slots), customs: customs, foods: reference)
  }
}
