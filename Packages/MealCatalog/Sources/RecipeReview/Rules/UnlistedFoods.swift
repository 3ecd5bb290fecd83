import FoodFacts
import MealModels

/// The rule that every food that a step names is listed.
enum UnlistedFoods {
  @Sendable static func findings(of meal: MealReading) -> [ReviewFinding] {
    let list = ListedFoods(meal)
    var seen: Set<FoodID> = []
    return meal.mentions.indices.flatMap { step in
      meal.mentions[step].compactMap { mention -> ReviewFinding? in
        guard isMeant(mention), !list.accounts(for: mention), seen.insert(mention.food).inserted
        else { return nil }
        return meal.finding(
          .unlistedFood, mention.text,
          "step \(step + 1) names '\(mention.text)', which is not listed; list it, or name the"
            + " ingredient that is meant")
      }
    }
  }

  /// Whether a mention means a food of the dish, and not a tool, an action or a comparison.
  private static func isMeant(_ mention: FoodMention) -> Bool {
    if mention.words.count == 1,
      NamesBesideFoods.otherMeanings.contains(mention.clause[mention.range.lowerBound])
    {
      return false
    }
    if mention.words.count == 1, mention.range.lowerBound == 0,
      NamesBesideFoods.commands.contains(mention.words[0])
    {
      return false
    }
    if let next = mention.next, NamesBesideFoods.tools.contains(next) { return false }
    if NamesBesideFoods.colors.contains(mention.food), mention.text == mention.words[0],
      !NamesBesideFoods.beforeFruit.contains(mention.before.first ?? "")
    {
      return false
    }
    let before = mention.before.prefix(4)
    if before.contains(where: { NamesBesideFoods.comparisons.contains($0) }) { return false }
    return !mention.before.prefix(3).contains { NamesBesideFoods.absences.contains($0) }
  }
}
