import MealModels

/// Checks that titles, summaries, pictures and steps have the length and tone of the catalogue.
enum TextRules {
  /// The allowed number of characters of a summary.
  static let summaryLength = 1...80

  /// The fewest words that describe a picture.
  static let pictureWords = 5

  /// The allowed number of steps of a recipe.
  static let stepCount = 2...8

  /// The allowed number of characters of a step.
  static let stepLength = 20...400

  @Sendable static func findings(of meal: MealReading) -> [ReviewFinding] {
    summary(meal) + picture(meal) + steps(meal) + title(meal)
  }

  private static func summary(_ meal: MealReading) -> [ReviewFinding] {
    let summary = meal.recipe.summary
    var faults: [String] = []
    if !summaryLength.contains(summary.count) {
      faults.append("the summary has \(summary.count) characters; say it in 1 to 80")
    }
    if !summary.hasSuffix(".") {
      faults.append("the summary does not end with a full stop; add it")
    }
    if let word = FoodName.words(of: summary).first(where: { hype.contains($0) }) {
      faults.append("the summary praises with '\(word)'; say what the dish is")
    }
    return faults.map { meal.finding(.summary, summary, $0) }
  }

  private static func picture(_ meal: MealReading) -> [ReviewFinding] {
    let text = meal.recipe.picture.description
    guard FoodName.words(of: text).count < pictureWords else { return [] }
    return [
      meal.finding(
        .picture, text, "the picture is described in fewer than 5 words; say what it shows")
    ]
  }

  private static func steps(_ meal: MealReading) -> [ReviewFinding] {
    let steps = meal.recipe.steps
    let count =
      stepCount.contains(steps.count)
      ? [] : [meal.finding(.stepCount, "steps", "there are \(steps.count) steps; write 2 to 8")]
    return count
      + steps.indices.filter { !stepLength.contains(steps[$0].text.count) }.map {
        meal.finding(
          .stepLength, step: $0, "has \(steps[$0].text.count) characters; write 20 to 400")
      }
  }

  private static func title(_ meal: MealReading) -> [ReviewFinding] {
    let id = FoodName.words(of: meal.recipe.title.lowercased()).joined(separator: "-")
    guard id != meal.meal.id.rawValue else { return [] }
    return [
      meal.finding(
        .titleID, meal.recipe.title, "the title asks for the id '\(id)'; make them agree")
    ]
  }

  private static let hype: Set = [
    "perfect", "perfectly", "delicious", "amazing", "ultimate", "best", "irresistible",
    "mouthwatering", "yummy", "tasty", "scrumptious", "heavenly", "incredible", "stunning",
    "gorgeous", "divine", "unforgettable", "luscious", "finger", "legendary", "awesome",
    "fantastic", "wonderful", "exquisite", "crowd", "foolproof", "magical", "dreamy",
  ]
}
