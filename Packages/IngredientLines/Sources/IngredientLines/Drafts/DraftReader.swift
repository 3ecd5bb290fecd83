import MealModels

/// Makes a recipe of a draft: reads each line, and says which foods nobody knows.
///
/// Safe before clever: a line without a known food stays in the recipe as unknown, every alternative
/// counts as contained, and what the steps name counts too, because nobody reviewed them.
public struct DraftReader: Sendable {
  /// Says which food a name means, where somebody settled that once.
  public typealias SettledNames = @Sendable (_ name: String) -> FoodID?

  private let reader: LineReader
  private let joined: JoinedNames
  private let settled: SettledNames

  /// Makes a reader that knows the foods of a reference, and names that were settled by hand.
  public init(
    _ reference: FoodReference, settled: @escaping SettledNames = { _ in nil }
  ) {
    reader = LineReader(reference)
    joined = JoinedNames(food: reference.namer(reference.book))
    self.settled = settled
  }

  /// The recipe of a draft.
  ///
  /// What the draft says before it begins is left out: it is told of, not cooked from.
  public func recipe(
    of draft: RecipeDraft, id: RecipeID, origin: Recipe.Origin
  ) -> ReadRecipe {
    var lines: [IngredientLine] = []
    var ingredients: [Ingredient] = []
    var open: [ReadRecipe.OpenLine] = []
    var others: [FoodID] = []
    for section in draft.ingredients {
      var heading = section.heading
      for text in section.lines {
        let line = reader.line(text)
        lines.append(line)
        if line.isHeading {
          heading = text.hasSuffix(":") ? String(text.dropLast()) : text
          continue
        }
        let named = names(of: line)
        for name in named where name.food == nil {
          open.append(.init(position: lines.count - 1, text: text, name: name.text))
        }
        // Whatever may be taken instead counts as contained, also what nobody knows.
        others += named.dropFirst().map { $0.food ?? Self.unknown($0.text) }
        var ingredient =
          line.ingredient(section: heading) ?? Ingredient(name: text, food: nil, section: heading)
        ingredient.food = named[0].food
        ingredients.append(ingredient)
      }
    }
    let about = DraftFacts(draft)
    let recipe = Recipe(
      id: id, title: draft.title, summary: "", description: "", cuisine: about.cuisine ?? .american,
      difficulty: about.difficulty, times: about.times ?? RecipeTimes.anHour,
      servings: draft.servings ?? 4, ingredients: ingredients, alsoUses: others,
      steps: draft.stepLines.map(RecipeStep.init),
      picture: DishPicture(kind: about.dish, description: ""), origin: origin)
    return ReadRecipe(
      recipe: recipe, lines: lines, open: open,
      assumed: about.assumed.union(draft.servings == nil ? [.servings] : []))
  }

  /// An id that no food has, because ids have no blanks.
  private static func unknown(_ name: String) -> FoodID { FoodID(rawValue: "unknown: \(name)") }

  private struct Name {
    var text: String
    var food: FoodID?
  }

  /// The food of a line and what may stand for it; a line without a food is one nobody knows.
  private func names(of line: IngredientLine) -> [Name] {
    let foods = [line.food].compactMap(\.self) + line.alternatives
    guard !foods.isEmpty else { return [Name(text: line.text, food: settled(line.text))] }
    return foods.flatMap { food in
      if let id = food.id ?? settled(food.text) { return [Name(text: food.text, food: id)] }
      let parts = joined.foods(in: food.text)?.map { Name(text: $0.name, food: $0.id) }
      return parts ?? [Name(text: food.text)]
    }
  }
}

extension RecipeTimes {
  /// What is taken where a draft says no time, so that nobody in a hurry gets it unsaid.
  fileprivate static let anHour = RecipeTimes(prepMinutes: 20, cookMinutes: 40)
}
