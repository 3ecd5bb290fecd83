import MealModels

/// Makes a recipe from a draft: reads each line, and lists the unknown foods.
///
/// Safety comes first. A line without a known food stays in the recipe as unknown. Every
/// alternative is treated as contained. Foods in the steps are included too, because drafts are not
/// reviewed. Only English names of foods are known, so a recipe in another language uses only names
/// that were settled by hand: there, "óleo" does not mean oleo.
public struct DraftReader: Sendable {
  /// The foods that a name means, the main one first; nil if the name was never settled by hand.
  public typealias SettledNames = @Sendable (_ name: String) -> [FoodID]?

  private let reader: LineReader
  private let joined: JoinedNames
  private let settled: SettledNames
  private let isTool: @Sendable (String) -> Bool

  /// Makes a reader with the foods of a reference, and with names that were settled by hand.
  ///
  /// - Parameter isTool: whether a line names equipment and nothing that is eaten, such as
  ///   "parchment paper". Such a line is a text of the recipe, not an ingredient.
  public init(
    _ reference: FoodReference, settled: @escaping SettledNames = { _ in nil },
    isTool: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.isTool = isTool
    reader = LineReader(reference)
    joined = JoinedNames(food: reference.namer(reference.book))
    self.settled = settled
  }

  /// The recipe of a draft.
  ///
  /// All texts of the draft that a reader sees become texts of the recipe. A draft whose `servings`
  /// are nil gives a recipe for 4; ``ReadRecipe/assumed`` then contains the servings.
  ///
  /// - Parameters:
  ///   - tags: the owner's tags, which may name the parts of the day for which the dish is.
  ///   - ownNotes: the owner's notes.
  public func recipe(
    of draft: RecipeDraft, id: RecipeID, origin: Recipe.Origin, tags: [String] = [],
    ownNotes: String? = nil
  ) -> ReadRecipe {
    let lines = draft.ingredientLines.map { reader.line($0) }
    let isEnglish = isEnglish(draft, lines)
    var tools: [RecipeText] = []
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
        if isEnglish, isTool(text) {
          tools.append(RecipeText(.emptyHeading, text))
          continue
        }
        for line in isEnglish ? listed(line) : [line] {
          let named = names(of: line, isEnglish: isEnglish)
          for name in named where name.food == nil {
            open.append(.init(position: position, text: text, name: name.text))
          }
          // Every alternative is treated as contained, even an unknown one.
          others += named.dropFirst().map { $0.food ?? Self.unknown($0.text) }
          var ingredient =
            line.ingredient(section: heading)
            ?? Ingredient(name: text, food: nil, section: heading)
          ingredient.food = named[0].food
          ingredients.append(ingredient)
        }
      }
    }
    headings.begin(nil)
    let about = DraftFacts(draft)
    var recipe = Recipe(
      id: id, title: draft.title, summary: "", description: "", cuisine: about.cuisine ?? .american,
      difficulty: about.difficulty, times: about.times ?? RecipeTimes.anHour,
      servings: draft.countedServings ?? 4, ingredients: ingredients, alsoUses: others,
      steps: draft.stepLines.map(RecipeStep.init),
      asides: draft.asides + headings.unused + tools
        + RecipeDraft.texts(.ownNotes, ownNotes),
      picture: DishPicture(kind: about.dish, description: ""), origin: origin)
    recipe.credits = RecipeCredits(
      source: draft.source, author: draft.author, rating: draft.rating,
      statesCuisine: about.cuisine != nil, statesServings: draft.servings != nil,
      servingsRange: draft.servingsRange)
    return ReadRecipe(
      recipe: recipe, lines: lines, open: open,
      assumed: about.assumed.union(draft.servings == nil ? [.servings] : []),
      slots: DraftSlots.slots(of: draft, tags: tags, dish: about.dish))
  }

  /// Whether a recipe is in English: it states no other language, and most of its foods are known,
  /// alone or as several on one line; equipment does not count.
  private func isEnglish(_ draft: RecipeDraft, _ lines: [IngredientLine]) -> Bool {
    if let language = draft.language?.lowercased(), !language.hasPrefix("en") { return false }
    let foods = lines.filter { !$0.isHeading && !isTool($0.text) }
    let known = foods.count { line in
      line.food.map {
        $0.id != nil || several($0, of: line) != nil || listed(line).count > 1
      } ?? false
    }
    let strange = foods.count { $0.doubts.contains(.unknownLanguage) }
    return known * 2 >= foods.count && strange * 4 <= foods.count || foods.count < 3
  }

  /// The id of an unknown food; no food has it, because ids have no blanks.
  private static func unknown(_ name: String) -> FoodID { FoodID(rawValue: "unknown: \(name)") }

  private struct Name {
    var text: String
    var food: FoodID?
  }

  /// The food of a line and its alternatives; a line without a food is an unknown food.
  private func names(of line: IngredientLine, isEnglish: Bool) -> [Name] {
    let foods = [line.food].compactMap(\.self) + line.alternatives
    if isEnglish, foods.isEmpty || foods.contains(where: { $0.id == nil }),
      let served = joined.foods(afterLabelIn: line.text)
    {
      return served.map { Name(text: $0.name, food: $0.id) }
    }
    guard !foods.isEmpty else {
      return settledNames(line.text) ?? [Name(text: line.text)]
    }
    return foods.flatMap { food in
      if isEnglish, let id = food.id { return [Name(text: food.text, food: id)] }
      if let settled = settledNames(food.text) { return settled }
      let parts = isEnglish ? several(food, of: line) : nil
      return parts?.map { Name(text: $0.name, food: $0.id) } ?? [Name(text: food.text)]
    }
  }

  /// The parts of a line that lists foods between commas, each read as a line of its own.
  ///
  /// "Shredded cheddar, sour cream, sliced green onions" is three foods. A line of one known food,
  /// or with a part that is no known food by itself, stays whole.
  private func listed(_ line: IngredientLine) -> [IngredientLine] {
    let isOneFood = line.food.map { $0.id != nil && !$0.text.contains(",") } ?? false
    guard line.text.contains(","), !isOneFood else { return [line] }
    let parts = line.text.split(separator: ",").map { part in
      let words = part.split(separator: " ").drop { $0.lowercased() == "and" || $0 == "&" }
      return reader.line(words.joined(separator: " "))
    }
    let areFoods = parts.allSatisfy {
      !$0.isHeading && $0.alternatives.isEmpty && $0.food?.id != nil && $0.doubts.isEmpty
    }
    return areFoods ? parts : [line]
  }

  /// The foods of a name that joins several; nil if a part is unknown.
  ///
  /// Without an amount, the whole line may be a list of foods whose commas the name has lost.
  private func several(_ food: LineFood, of line: IngredientLine) -> [Food]? {
    joined.foods(in: food.text) ?? (line.amounts.isEmpty ? joined.foods(in: line.text) : nil)
  }

  private func settledNames(_ name: String) -> [Name]? {
    settled(name).flatMap { foods in
      foods.isEmpty ? nil : foods.map { Name(text: name, food: $0) }
    }
  }
}

/// Collects the headings without ingredients, so that none of them is lost.
private struct LineHeadingTexts {
  private(set) var unused: [RecipeText] = []
  private var last: String?
  /// Whether an ingredient follows the last heading.
  var isUsed = false

  /// Starts the part under another heading; nil for a part without a heading.
  mutating func begin(_ heading: String?) {
    if let last, !isUsed { unused.append(RecipeText(.emptyHeading, last)) }
    last = heading
    isUsed = false
  }
}

extension RecipeTimes {
  /// The times for a draft that states none, marked as assumed.
  fileprivate static let anHour = RecipeTimes(prepMinutes: 20, cookMinutes: 40, isAssumed: true)
}
