import MealModels
import SeededRandom

/// Draws catalogues of random meals, which are made of the foods of a random book.
///
/// Foods are made of other foods, replace other foods, are groups, or have several allergens at
/// once. Some ingredients are unknown. The catalogues are unrealistic on purpose.
public struct RandomCatalogs: Sendable {
  /// The number of foods in a book.
  public var foods = 40...60

  /// The number of meals in a catalogue.
  public var meals = 5...60

  /// The probability that an ingredient is unknown.
  public var unknown = 0.02

  /// Makes the usual catalogues.
  public init() {}

  /// The next catalogue.
  public func next(using chance: inout SeededGenerator) -> SafetyCatalog {
    let book = book(&chance)
    let count = Int.random(in: meals, using: &chance)
    let recipes = (0..<count).map { recipe($0, book, &chance) }
    let carbohydrate = recipes.map { _ in chance.happens(0.9) ? chance.number(in: 0...30) : nil }
    let byID = Dictionary(uniqueKeysWithValues: zip(recipes.map(\.id), carbohydrate))
    let reference = FoodReference(book) { recipe, _ in
      ServingFacts(netCarbohydrate: byID[recipe.id] ?? nil)
    }
    return SafetyCatalog(
      foods: reference,
      meals: recipes.map { Meal(recipe: $0, slots: slots(&chance), foods: reference) })
  }

  private func slots(_ chance: inout SeededGenerator) -> SlotSet {
    let slots = MealSlot.allCases.filter { _ in chance.happens(0.4) }
    return SlotSet(slots.isEmpty ? [.dinner] : slots)
  }

  private func book(_ chance: inout SeededGenerator) -> FoodBook {
    var foods: [Food] = []
    for number in 0..<Int.random(in: self.foods, using: &chance) {
      let earlier = foods.map(\.id)
      let parents = some(of: earlier, 0.35, &chance)
      let isEither = parents.count > 1 && chance.happens(0.2)
      foods.append(
        Food(
          id: FoodID(rawValue: "food-\(number)"), name: "food \(number)", parents: parents,
          likes: some(of: earlier, 0.1, &chance), isGroup: isEither || chance.happens(0.12),
          isEither: isEither, contents: contents(&chance)))
    }
    return FoodBook(trusted: foods)
  }

  private func some(of foods: [FoodID], _ share: Double, _ chance: inout SeededGenerator)
    -> [FoodID]
  {
    guard !foods.isEmpty, chance.happens(share) else { return [] }
    return (0..<Int.random(in: 1...2, using: &chance)).compactMap { _ in
      foods.randomElement(using: &chance)
    }
  }

  private func contents(_ chance: inout SeededGenerator) -> FoodContents {
    guard chance.happens(0.5) else { return FoodContents() }
    var contents = FoodContents()
    contents.allergens = AllergenSet(Allergen.allCases.filter { _ in chance.happens(0.04) })
    contents.possible = AllergenSet(Allergen.allCases.filter { _ in chance.happens(0.02) })
    contents.traces = AllergenSet(Allergen.allCases.filter { _ in chance.happens(0.02) })
    for kind in FoodKind.allCases where chance.happens(0.04) { contents.classes.insert(kind.flag) }
    return contents
  }

  private func recipe(_ number: Int, _ book: FoodBook, _ chance: inout SeededGenerator) -> Recipe {
    let minutes = 5 * Int.random(in: 1...24, using: &chance)
    return Recipe(
      id: MealID(rawValue: "meal-\(number)"), title: "Meal \(number)", summary: "", description: "",
      cuisine: Cuisine.allCases.randomElement(using: &chance) ?? .italian,
      difficulty: Difficulty.allCases.randomElement(using: &chance) ?? .easy,
      times: RecipeTimes(prepMinutes: 0, cookMinutes: minutes), servings: 2,
      ingredients: (0..<Int.random(in: 1...7, using: &chance)).map { _ in
        ingredient(book, &chance)
      },
      alsoUses: chance.happens(0.1) ? [food(of: book, &chance)] : [],
      steps: [], picture: DishPicture(kind: .plate, description: ""))
  }

  private func ingredient(_ book: FoodBook, _ chance: inout SeededGenerator) -> Ingredient {
    guard !chance.happens(unknown) else {
      return Ingredient(name: "relish", food: chance.happens(0.5) ? nil : "stardust")
    }
    let id = food(of: book, &chance)
    return Ingredient(name: id.rawValue, food: id, isOptional: chance.happens(0.1))
  }

  private func food(of book: FoodBook, _ chance: inout SeededGenerator) -> FoodID {
    book.food(at: Int.random(in: 0..<max(1, book.count), using: &chance))?.id ?? "stardust"
  }
}
