import MealModels

/// Makes a recipe of a draft: reads each line, and says which foods nobody knows.
///
/// Safe before clever: a line without a known food stays in the recipe as unknown, every alternative
/// counts as contained, and what the steps name counts too, because nobody reviewed them. Foods are
/// known by their English names alone, so that in a recipe of another language only settled names
/// count: what is "óleo" there is no oleo.
public struct DraftReader: Sendable {
  /// Says which foods a name means, the main one first, where somebody settled that once.
  public typealias SettledNames = @Sendable (_ name: String) -> [FoodID]?

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
  /// Whatever people are shown of the draft becomes a text of the recipe.
  ///
  /// - Parameters:
  ///   - tags: what its owner calls it, which tells the parts of the day it is for.
  ///   - ownNotes: what its owner notes.
  public func recipe(
    of draft: RecipeDraft, id: RecipeID, origin: Recipe.Origin, tags: [String] = [],
    ownNotes: String? = nil
  ) -> ReadRecipe {
    let lines = draft.ingredientLines.map { reader.line($0) }
    let isEnglish = Self.isEnglish(draft, lines)
    var ingredients: [Ingredient] = []
    var open: [ReadRecipe.OpenLine] = []
    var others: [FoodID] = []
    var headings = LineHeadingTexts()
    var position = -1
    for section in draft.ingredients {
      var heading = section.heading
      headings.begin(section.lines.isEmpty ? nil : heading)
      for text in section.lines {
        position += 1
        let line = lines[position]
        if line.isHeading {
          heading = text.hasSuffix(":") ? String(text.dropLast()) : text
          headings.begin(heading)
          continue
        }
        headings.isUsed = true
        let named = names(of: line, isEnglish: isEnglish)
        for name in named where name.food == nil {
          open.append(.init(position: position, text: text, name: name.text))
        }
        // Whatever may be taken instead counts as contained, also what nobody knows.
        others += named.dropFirst().map { $0.food ?? Self.unknown($0.text) }
        var ingredient =
          line.ingredient(section: heading) ?? Ingredient(name: text, food: nil, section: heading)
        ingredient.food = named[0].food
        ingredients.append(ingredient)
      }
    }
    headings.begin(nil)
    let about = DraftFacts(draft)
    let recipe = Recipe(
      id: id, title: draft.title, summary: "", description: "", cuisine: about.cuisine ?? .american,
      difficulty: about.difficulty, times: about.times ?? RecipeTimes.anHour,
      servings: draft.servings ?? 4, ingredients: ingredients, alsoUses: others,
      steps: draft.stepLines.map(RecipeStep.init),
      asides: draft.asides + headings.unused + RecipeDraft.texts(.ownNotes, ownNotes),
      picture: DishPicture(kind: about.dish, description: ""), origin: origin)
    return ReadRecipe(
      recipe: recipe, lines: lines, open: open,
      assumed: about.assumed.union(draft.servings == nil ? [.servings] : []),
      slots: DraftSlots.slots(of: draft, tags: tags, dish: about.dish))
  }

  /// Whether a recipe is in English: it does not say otherwise, and most of its foods are known.
  private static func isEnglish(_ draft: RecipeDraft, _ lines: [IngredientLine]) -> Bool {
    if let language = draft.language?.lowercased(), !language.hasPrefix("en") { return false }
    let foods = lines.filter { !$0.isHeading }
    let known = foods.count { $0.food?.id != nil }
    let strange = foods.count { $0.doubts.contains(.unknownLanguage) }
    return known * 2 >= foods.count && strange * 4 <= foods.count || foods.count < 3
  }

  /// An id that no food has, because ids have no blanks.
  private static func unknown(_ name: String) -> FoodID { FoodID(rawValue: "unknown: \(name)") }

  private struct Name {
    var text: String
    var food: FoodID?
  }

  /// The food of a line and what may stand for it; a line without a food is one nobody knows.
  private func names(of line: IngredientLine, isEnglish: Bool) -> [Name] {
    let foods = [line.food].compactMap(\.self) + line.alternatives
    guard !foods.isEmpty else {
      return settledNames(line.text) ?? [Name(text: line.text)]
    }
    return foods.flatMap { food in
      if isEnglish, let id = food.id { return [Name(text: food.text, food: id)] }
      if let settled = settledNames(food.text) { return settled }
      let parts = isEnglish ? joined.foods(in: food.text) : nil
      return parts?.map { Name(text: $0.name, food: $0.id) } ?? [Name(text: food.text)]
    }
  }

  private func settledNames(_ name: String) -> [Name]? {
    settled(name).flatMap { foods in
      foods.isEmpty ? nil : foods.map { Name(text: name, food: $0) }
    }
  }
}

/// Collects the headings below which no ingredient stands, so that none is overwritten by the next.
private struct LineHeadingTexts {
  private(set) var unused: [RecipeText] = []
  private var last: String?
  /// Whether an ingredient stands below the last one.
  var isUsed = false

  /// Goes on below another heading, or below none.
  mutating func begin(_ heading: String?) {
    if let last, !isUsed { unused.append(RecipeText(.emptyHeading, last)) }
    last = heading
    isUsed = false
  }
}

extension RecipeTimes {
  /// What is taken where a draft says no time, so that nobody in a hurry gets it unsaid.
  fileprivate static let anHour = RecipeTimes(prepMinutes: 20, cookMinutes: 40, isAssumed: true)
}
