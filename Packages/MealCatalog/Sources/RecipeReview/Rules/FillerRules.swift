import FoodFacts
import MealModels

/// The rule that no sentence is empty talk.
enum FillerRules {
  @Sendable static func findings(of meal: MealReading) -> [ReviewFinding] {
    let phrases = meal.steps.indices.flatMap { index -> [ReviewFinding] in
      let words = meal.steps[index].words
      return talk.filter { words.holds(run: $0.words) }.map {
        meal.finding(
          .filler, step: index, "says '\($0.words.joined(separator: " "))'; \($0.remedy)")
      }
    }
    guard let last = meal.steps.last, isOnlyServing(last, meal.mentions.last ?? []) else {
      return phrases
    }
    return phrases + [
      meal.finding(
        .filler, step: meal.steps.count - 1, "only says to serve; end with the step before")
    ]
  }

  /// Whether a step is one short sentence about serving that names nothing to serve with the dish.
  private static func isOnlyServing(_ step: StepText, _ mentions: [FoodMention]) -> Bool {
    let words = step.words
    return ["serve", "eat"].contains(words.first ?? "") && words.count <= 6 && mentions.isEmpty
  }

  private struct Talk {
    let words: [String]
    let remedy: String

    init(_ text: String, _ remedy: String) {
      words = text.split(separator: " ").map(String.init)
      self.remedy = remedy
    }
  }

  private static let talk: [Talk] =
    [
      "enjoy", "gather your", "gather the ingredients", "gather all", "gather everything",
      "serve and", "thats it", "and thats", "to perfection",
      "voila",
      "bon appetit", "dig in", "you are done", "youre done", "yum", "as desired", "if desired",
      "to your liking",
    ].map { Talk($0, "leave it out") }
    + ["until done", "until cooked", "cook until done", "until ready"].map {
      Talk($0, "say how it looks when it is done")
    }
    + [
      "ingredients", "spices", "aromatics", "seasonings", "garnishes",
      "toppings",
    ].map { Talk($0, "name them") }
}
