import FoodFacts
import MealModels

/// The rule that a step names every listed ingredient.
enum IngredientUse {
  @Sendable static func findings(of meal: MealReading) -> [ReviewFinding] {
    meal.lines.indices.filter { !isUsed($0, in: meal) }.map { index in
      let name = meal.lines[index].ingredient.name
      return meal.finding(
        .unusedIngredient, name, "no step names '\(name)'; say where it goes in, or leave it out")
    }
  }

  private static func isUsed(_ index: Int, in meal: MealReading) -> Bool {
    let line = meal.lines[index]
    let others = meal.lines.indices.filter { $0 != index }.map { meal.lines[$0] }
    let otherFoods = Set(others.compactMap { $0.food?.id }).subtracting(
      Set([line.food?.id].compactMap { $0 }))
    let mentions = meal.mentions.joined()
    if mentions.contains(where: { isOf($0, line, otherFoods) }) { return true }
    let shared = Set(others.flatMap(\.ownWords))
    let telling = line.ownWords.filter { !shared.contains($0) || line.lastWords.contains($0) }
    return meal.steps.contains { step in
      step.sentences.contains { sentence in
        sentence.clauses.contains { clause in
          let taken = mentionedWords(of: clause, in: mentions, foods: otherFoods)
          return clause.indices.contains { place in
            let word = FoodName.singular(clause[place])
            if isMeantWithAnother(word, at: place, of: clause, line) { return true }
            if let made = done[clause[place]], telling.contains(made) { return true }
            return !taken.contains(place) && telling.contains(word)
          }
        }
      }
    }
  }

  /// Whether "both mushrooms" or "both kinds of mushrooms" means this ingredient and another.
  private static func isMeantWithAnother(
    _ word: String, at place: Int, of clause: [String], _ line: LineReading
  ) -> Bool {
    line.ownWords.contains(word) && clause[max(0, place - 3)..<place].contains("both")
  }

  /// The treatments that name an ingredient: salted water contains salt.
  private static let done = [
    "salted": "salt", "buttered": "butter", "oiled": "oil", "floured": "flour",
    "peppered": "pepper",
    "sugared": "sugar",
  ]

  private static func isOf(
    _ mention: FoodMention, _ line: LineReading, _ otherFoods: Set<FoodID>
  ) -> Bool {
    guard let food = line.food else { return false }
    return mention.food == food.id
      || line.kinds.contains(mention.food) && !otherFoods.contains(mention.food)
  }

  /// The indices of the words with which a clause names another ingredient exactly.
  private static func mentionedWords(
    of clause: [String], in mentions: some Sequence<FoodMention>, foods: Set<FoodID>
  ) -> Set<Int> {
    Set(
      mentions.filter { $0.clause == clause && foods.contains($0.food) }
        .flatMap { Array($0.range) })
  }
}
