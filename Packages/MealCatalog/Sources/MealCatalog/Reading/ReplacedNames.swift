import MealModels

/// Finds names that mean one food but are assigned another, such as "peanut butter = rice", because
/// a cook would use the named food.
struct ReplacedNames {
  private let file: SourceFile
  private let foods: FoodReference
  private let read: FoodReference.TextReader

  /// Makes a search with the foods that are known in the file.
  init(file: SourceFile, foods: FoodReference) {
    self.file = file
    self.foods = foods
    read = foods.reader(foods.book)
  }

  /// The errors about ingredients whose names mean a food with contents that the assigned food
  /// lacks.
  func problems(in meal: ParsedMeal) -> [CatalogError] {
    guard !meal.recipe.isReviewed else { return [] }
    return meal.renamed.sorted { $0.key < $1.key }.compactMap { index, line in
      let name = meal.recipe.ingredients[index].name
      return meal.recipe.ingredients[index].food.flatMap { food in
        isReplaced(name, by: food, in: foods.book) ? error(line, given: food.rawValue) : nil
      }
    }
  }

  /// The error about a food of the file with a name that means a known food with more contents than
  /// stated; nil if there is none.
  ///
  /// A name with further words than those of a known food, such as "Nan's crisps", is a different
  /// name.
  func problem(in food: Food, of book: FoodBook, line: SourceLine) -> CatalogError? {
    ([food.name] + food.aliases).first { name in
      named(in: name, of: food.id).count == 1 && isReplaced(name, by: food.id, in: book)
    }
    .map { error(line.with(Substring($0)), given: food.id.rawValue) }
  }

  /// Whether a name means a known food with contents that the assigned food lacks; a difference in
  /// animal rennet or lard alone is ignored.
  private func isReplaced(_ name: String, by food: FoodID, in book: FoodBook) -> Bool {
    guard let given = book.contents(of: food), !speaks(name, of: food, in: book) else {
      return false
    }
    let unsure = FoodClasses.uncertain.union(.rennet)
    return named(in: name, of: food).contains { named in
      guard let contents = named.food.flatMap(foods.book.contents(of:)) else { return false }
      return !contents.allergens.isSubset(of: given.allergens)
        || !contents.classes.subtracting(unsure).isSubset(of: given.classes)
    }
  }

  /// Whether a name also names its assigned food: "milkfish steaks" are milkfish.
  private func speaks(_ name: String, of food: FoodID, in book: FoodBook) -> Bool {
    let words = FoodName.words(of: name)
    let kinds = book.lineage(of: food)
    return words.indices.contains { start in
      (start + 1...words.count).contains { end in
        foods.book.food(ofKey: FoodName.key(of: words[start..<end])).map { kinds.contains($0.id) }
          ?? false
      }
    }
  }

  private func named(in name: String, of food: FoodID) -> [NamedFood] {
    read(Self.recipe(saying: name, of: food))
  }

  private func error(_ line: SourceLine, given food: String) -> CatalogError {
    file.error(
      .replacedFood, line, expected: ["the food that it means, or a name of its own for '\(food)'"])
  }

  /// A recipe with a single food, whose only text is a name.
  private static func recipe(saying name: String, of food: FoodID) -> Recipe {
    Recipe(
      id: "name", title: "", summary: "", description: "", cuisine: Cuisine.allCases[0],
      difficulty: .easy, times: RecipeTimes(prepMinutes: 0, cookMinutes: 0), servings: 1,
      ingredients: [Ingredient(name: food.rawValue, food: food)], steps: [RecipeStep(name)],
      picture: DishPicture(kind: DishKind.allCases[0], description: ""), origin: .imported)
  }
}
