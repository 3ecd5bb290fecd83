/// The rules that the minutes of the steps fit into the times of the recipe.
enum TimeRules {
  /// Minutes by which the steps may exceed the total, because cooks round times.
  static let totalSlack = 2.0

  /// Minutes by which the cooking steps may exceed the cook time; the cooking of an unattended dish
  /// may be part of the preparation time.
  static let cookSlack = 5.0

  @Sendable static func findings(of meal: MealReading) -> [ReviewFinding] {
    let times = meal.recipe.times
    var findings: [ReviewFinding] = []
    func add(_ sentence: String) {
      findings.append(meal.finding(.impossibleTime, "time", sentence))
    }
    let all = minutes(of: meal) { _ in true }
    if all > Double(times.totalMinutes) + totalSlack {
      add(
        "the steps take \(whole(all)) minutes one after another, but the total is"
          + " \(times.totalMinutes); raise the time or shorten the steps")
    }
    let cooking = minutes(of: meal, where: isCooking)
    if times.cookMinutes > 0, cooking > Double(times.cookMinutes) + cookSlack {
      add(
        "the steps cook for \(whole(cooking)) minutes, but the time line says \(times.cookMinutes);"
          + " make them agree")
    }
    if times.totalMinutes > times.prepMinutes + times.cookMinutes,
      !meal.steps.contains(where: rests)
    {
      add(
        "the total of \(times.totalMinutes) is more than prep and cook, but no step rests; say what"
          + " takes the time")
    }
    if times.cookMinutes == 0, let step = meal.steps.firstIndex(where: usesHeat) {
      add("step \(step + 1) cooks, but the cook time is 0; give the minutes on the heat")
    }
    return findings
  }

  private static func whole(_ minutes: Double) -> Int { Int(minutes.rounded()) }

  /// The least total minutes of the sentences, without times that run parallel to others.
  private static func minutes(
    of meal: MealReading, where isCounted: (StepText.Sentence) -> Bool
  ) -> Double {
    meal.steps.filter { !runsBeside($0) }.reduce(0) { sum, step in
      sum
        + step.sentences.filter(isCounted).reduce(0) { sum, sentence in
          sum
            + sentence.times.filter { !$0.isBeside }.reduce(0) { $0 + $1.least }
        }
    }
  }

  private static func runsBeside(_ step: StepText) -> Bool {
    let words = step.sentences.first?.words ?? []
    return ["meanwhile", "while", "whilst", "during"].contains(words.first ?? "")
      || words.prefix(3).elementsEqual(["in", "the", "meantime"])
      || words.prefix(2).contains("meanwhile")
  }

  private static func isCooking(_ sentence: StepText.Sentence) -> Bool {
    sentence.clauses.contains { !CookingVerb.verbs(in: $0).isEmpty }
      && !sentence.words.contains { standing.contains($0) }
  }

  private static func rests(_ step: StepText) -> Bool {
    step.words.contains { resting.contains($0) }
  }

  private static func usesHeat(_ step: StepText) -> Bool {
    CookingVerb.isIn(step) && HeatWord.isIn(step) && !step.words.contains("kettle")
  }

  /// Words for waiting off the heat, such as resting; the time of such a sentence is no cooking
  /// time.
  static let standing: Set = [
    "rest", "chill", "soak", "marinate", "rise", "cool", "refrigerate", "freeze", "stand", "sit",
    "infuse", "steep", "aside", "fridge", "refrigerator", "overnight", "marinade",
  ]

  private static let resting: Set = [
    "drip", "weep", "dry", "cling", "rest", "rests", "resting", "chill", "chilled", "chills",
    "soak", "soaks", "soaked", "marinate", "marinade", "rise", "rises", "risen", "prove", "proof",
    "cool", "cools", "cooled", "refrigerate", "refrigerator", "fridge", "freeze", "freezer", "set",
    "sets", "stand", "sit", "sits", "infuse", "steep", "leave", "leaving", "left", "ferment",
    "overnight", "drain", "press", "cure", "bloom", "thaw", "swell", "hydrate", "firm", "double",
    "doubled", "aside", "wait", "pickle",
  ]
}
