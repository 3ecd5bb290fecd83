import FoodFacts
import IngredientLines
import MealModels
import RecipeStore

/// Derives the facts of the eater's own recipes.
///
/// An unknown ingredient makes a recipe unsafe for every eater with a limit, and so does a change
/// that this version cannot read.
public struct OwnMealReader: Sendable {
  private let drafts: DraftReader
  private let foods: FoodReference

  /// Makes a reader with the foods of a reference and the names that a household settled.
  public init(_ foods: FoodReference, settled names: SettledNames = SettledNames()) {
    self.init(foods, settled: names) { _ in }
  }

  /// Makes a reader that reports the names it uses.
  ///
  /// - Parameter asking: receives every name whose meaning affects the result.
  init(
    _ foods: FoodReference, settled names: SettledNames,
    asking: @escaping @Sendable (String) -> Void
  ) {
    drafts = DraftReader(
      foods,
      settled: { name in
        asking(name)
        return names[name]?.foods
      }, isTool: { KitchenTools.bundled.isTool($0) })
    let read = foods.reader(foods.book)
    let words = SettledWords(names)
    self.foods = FoodReference(
      foods.book, serving: foods.serving,
      reader: { _ in
        { recipe in
          let (found, decided) = words.settled(read(recipe), in: recipe)
          decided.forEach(asking)
          return found
        }
      }, namer: foods.namer, labeler: foods.labeler)
  }

  /// Reads a draft that is not stored yet.
  public func read(_ draft: RecipeDraft) -> ReadRecipe {
    drafts.recipe(of: draft, id: "unsaved", origin: .imported)
  }

  /// Reads a recipe without its contents.
  public func read(_ stored: StoredRecipe) -> ReadRecipe {
    var read = drafts.recipe(
      of: stored.content.draft, id: stored.id, origin: stored.origin, tags: stored.content.tags,
      ownNotes: stored.content.notes)
    read.recipe.credits?.ownRating = stored.content.rating
    read.recipe.picture.photo = stored.content.picture?.rawValue
    // An unread change may have added any food.
    if stored.unread > 0 { read.recipe.alsoUses.append("unknown: a change of a newer version") }
    return read
  }

  /// A recipe with all its derived facts.
  public func meal(_ stored: StoredRecipe) -> OwnMeal {
    let read = read(stored)
    let meal = Meal(
      recipe: read.recipe, slots: read.slots, customs: Self.customs, foods: foods)
    return OwnMeal(
      stored: stored, read: read, meal: meal,
      unknownWords: meal.facts.unknownIngredients.isEmpty ? [] : unknownWords(of: read.recipe))
  }

  /// A meal of a catalogue with its owner's note; each food that the note names counts as in it.
  ///
  /// The note is read as that on an own recipe is: words that may be an unknown food make the meal
  /// unsafe for every eater with a limit.
  func meal(_ meal: Meal, noted text: String) -> Meal {
    var recipe = meal.recipe
    recipe.asides += RecipeDraft.texts(.ownNotes, text)
    // Of a reviewed recipe the list alone is read, so the note is read as that of an own one.
    var unreviewed = recipe
    unreviewed.origin = .user
    let found = foods.reader(foods.book)(unreviewed).filter { $0.place == .ownNotes }
    guard !found.isEmpty else {
      return Meal(
        recipe: recipe, slots: meal.slots, facts: meal.facts, traits: meal.traits,
        customs: meal.customs)
    }
    recipe.alsoUses += found.map { $0.food ?? FoodID(rawValue: "unknown: \($0.text)") }
    return Meal(
      recipe: recipe, slots: meal.slots, facts: MealFacts(of: recipe, foods: foods),
      traits: meal.traits, customs: meal.customs)
  }

  /// The eater is familiar with their own recipes.
  private static let customs = MealCustoms(
    familiarity: Familiarity(Dictionary(uniqueKeysWithValues: EaterRegion.allCases.map { ($0, 5) }))
  )

  private func unknownWords(of recipe: Recipe) -> [String] {
    foods.reader(foods.book)(recipe).filter { $0.food == nil && !$0.place.isName }.map(\.text)
      .filter { !DishWords.bundled.meanAnyDish($0) }
  }
}

extension SettledMeaning {
  /// The foods that a name on an ingredient line means; nil for a name that is settled as no food.
  ///
  /// An ingredient line has to name a food.
  fileprivate var foods: [FoodID]? {
    switch self {
    case .food(let food): [food]
    case .contains(let foods): foods
    case .noFood: nil
    }
  }
}

extension RecipePlace {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}
