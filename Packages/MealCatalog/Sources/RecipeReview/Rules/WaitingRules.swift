import MealModels

/// The rules that a recipe's times include waiting until an oven is hot, a pot boils or salt cod is
/// soaked.
enum WaitingRules {
  /// Minutes until an oven is hot; preparation can happen at the same time.
  static let oven = 15.0

  /// Minutes until a large pot of water boils.
  static let pot = 10.0

  /// The least time to soak salt cod, in minutes.
  static let soaking = 480

  @Sendable static func findings(of meal: MealReading) -> [ReviewFinding] {
    let total = Double(meal.recipe.times.totalMinutes) + TimeRules.totalSlack
    var findings: [ReviewFinding] = []
    func add(_ sentence: String) { findings.append(meal.finding(.waitingTime, "time", sentence)) }
    let baking = meal.steps.flatMap(\.sentences).filter(usesOven).reduce(0.0) { sum, sentence in
      sum + sentence.times.filter { !$0.isBeside }.reduce(0) { $0 + $1.least }
    }
    if meal.steps.contains(where: heatsOven), baking + oven > total {
      add(
        "the oven heats for \(Int(oven)) minutes and is used for \(Int(baking)), but the total is"
          + " \(meal.recipe.times.totalMinutes); count both")
    }
    let boiling = meal.steps.flatMap(\.sentences).filter(boilsPot).isEmpty ? 0 : pot
    let after = meal.steps.drop { !$0.sentences.contains(where: boilsPot) }
      .flatMap(\.sentences).reduce(0.0) { sum, sentence in
        sum + sentence.times.filter { !$0.isBeside }.reduce(0) { $0 + $1.least }
      }
    if boiling > 0, boiling + after > total {
      add(
        "a large pot boils after \(Int(pot)) minutes, and \(Int(after)) more follow, but the"
          + " total is \(meal.recipe.times.totalMinutes); count both")
    }
    if meal.lines.contains(where: { $0.ingredient.food == "salt-cod" }),
      meal.recipe.times.totalMinutes < soaking,
      !meal.lines.contains(where: { isSoaked($0.ingredient) })
    {
      add("salt cod is soaked for hours; count them, or list it soaked")
    }
    return findings
  }

  private static func isSoaked(_ ingredient: Ingredient) -> Bool {
    ["soaked", "desalted"].contains { word in
      ingredient.name.contains(word) || ingredient.note?.contains(word) == true
    }
  }

  private static func heatsOven(_ step: StepText) -> Bool {
    step.sentences.contains { sentence in
      sentence.words.contains("oven")
        && sentence.words.contains { ["heat", "preheat"].contains($0) }
    }
  }

  private static func usesOven(_ sentence: StepText.Sentence) -> Bool {
    sentence.words.contains { ["bake", "roast", "broil"].contains($0) }
  }

  private static func boilsPot(_ sentence: StepText.Sentence) -> Bool {
    let words = sentence.words
    return words.holds(run: ["to", "a", "boil"]) && words.contains("pot")
      && words.contains { ["large", "big"].contains($0) } && sentence.times.isEmpty
  }
}
