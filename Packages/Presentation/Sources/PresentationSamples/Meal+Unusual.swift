import MealModels

extension Meal {
  /// The meal under a name that takes more than two lines.
  public static func longTitled(_ meal: Meal) -> Meal {
    meal.renamed(
      "Slow-Roasted Vegetable and Chickpea Stew with Preserved Lemon, Olives and Herbs"
    ) {
      $0.cuisine = .middleEastern
      $0.difficulty = .medium
    }
  }

  /// The meal under a name that is written from right to left.
  static func rightToLeft(_ meal: Meal) -> Meal {
    meal.renamed("مقلوبة الدجاج بالباذنجان") {
      $0.cuisine = .middleEastern
      $0.summary = "Rice, chicken and aubergine from one pot, turned over at the table (مقلوبة)."
    }
  }

  /// The meal under a name that is not plain English, with its gloss.
  public static func glossed(_ meal: Meal) -> Meal {
    meal.renamed("Bakoula") {
      $0.gloss = "Moroccan spiced greens"
      $0.cuisine = .middleEastern
    }
  }

  /// The meal with allergens in it, and with traces of others.
  public static func withTraces(_ meal: Meal) -> Meal {
    Meal(
      recipe: meal.recipe, slots: meal.slots,
      facts: MealFacts(
        contents: FoodContents(
          allergens: AllergenSet([.milk, .gluten]), traces: AllergenSet([.peanut, .sesame])),
        foods: meal.facts.foods))
  }

  /// The meal as an imported recipe of another name, with all that its page said of it.
  public static func imported(_ meal: Meal) -> Meal {
    meal.renamed("Grandma Jo’s Tuscan Chicken") { recipe in
      recipe.origin = .imported
      recipe.picture = DishPicture(kind: .plate, description: "")
      recipe.credits = RecipeCredits(
        source: "https://www.example.com/tuscan-chicken", author: "Jo Lindt", rating: 4.7,
        ownRating: 4)
      recipe.asides = [
        RecipeText(.description, "The chicken that we ask for on every birthday."),
        RecipeText(.yield, "6-8 servings"), RecipeText(.tag, "dinner"),
        RecipeText(.tag, "family"), RecipeText(.notes, "Keeps for three days in the fridge."),
      ]
    }
  }

  func renamed(_ title: String, _ change: (inout Recipe) -> Void) -> Meal {
    var recipe = recipe
    recipe.title = title
    change(&recipe)
    return Meal(recipe: recipe, slots: slots, facts: facts)
  }
}
