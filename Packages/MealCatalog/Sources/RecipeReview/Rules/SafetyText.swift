import MealModels

/// The statements about safe cooking in the steps and notes of a meal.
struct SafetyText {
  private let steps: [StepText]
  private let stepWords: Set<String>
  private let hottest: Double
  private let meal: MealReading

  init(_ meal: MealReading) {
    self.meal = meal
    steps = meal.steps
    stepWords = Set(meal.steps.flatMap(\.words))
    hottest =
      meal.steps.flatMap { NamedTemperature.temperatures(in: $0.text) }.map(\.degrees)
      .filter { $0 <= SafetyRules.boiling }.max() ?? 0
  }

  /// Whether the recipe states the remedy of a hazard.
  func answers(_ hazard: Hazard, _ line: LineReading) -> Bool {
    // Half a degree of tolerance for values rounded from Celsius.
    if let degrees = hazard.degrees, hottest >= degrees - 0.5 { return true }
    let noted = Set(FoodName.words(of: (line.ingredient.note ?? "") + " " + line.ingredient.name))
    switch hazard {
    case .poultry, .mincedMeat: return false
    case .wholeCut: return isStewed
    case .bacon: return says(["crisp", "crispy", "brown", "browned", "golden"])
    case .cookedMeat: return !noted.union(stepWords).isDisjoint(with: Self.cold)
    case .fish:
      return says(["flake", "flakes", "flaked", "flaky"])
        || !noted.union(stepWords).isDisjoint(with: ["frozen", "raw", "sushi", "sashimi"])
    case .crustacean: return says(["opaque", "pink", "curl", "curled", "orange", "red"])
    case .bivalve: return says(["open", "opened", "opaque"])
    case .egg: return areEggsFirm
    case .redBean: return boilsHard
    case .cookedRice:
      return !noted.union(stepWords).isDisjoint(with: Self.cold.union(["steaming", "piping"]))
    }
  }

  private func says(_ words: Set<String>) -> Bool { !stepWords.isDisjoint(with: words) }

  /// Whether the meat is stewed: connective tissue dissolves in an hour or more in the pot, far
  /// above 145 °F.
  private var isStewed: Bool {
    let minutes = steps.flatMap(\.sentences)
      .filter { !$0.words.contains { TimeRules.standing.contains($0) } }
      .flatMap { $0.times }.map(\.most).filter { $0 >= 10 }.reduce(0, +)
    return minutes >= 60 && says(["until", "when", "once", "till"])
  }

  private var areEggsFirm: Bool {
    let sentences = steps.flatMap(\.sentences).map(\.words)
    let isDenied = { (words: [String]) in words.contains { Self.denials.contains($0) } }
    let loose = sentences.filter { $0.contains { Self.loose.contains($0) } }
    if loose.contains(where: { !isDenied($0) }) { return false }
    return says(Self.firm) || steps.contains { Self.isSet($0.words) }
      || Self.firmRuns.contains { run in sentences.contains { $0.holds(run: run) } }
      || sentences.contains { isDenied($0) && $0.contains { Self.wet.contains($0) } }
      || isBaked && says(["golden", "brown", "puffed", "crisp", "risen"])
  }

  /// Whether the words say that the eggs have set; "set aside" has another meaning.
  private static func isSet(_ words: [String]) -> Bool {
    words.indices.contains { index in
      ["set", "sets"].contains(words[index]) && index > 0 && beforeSet.contains(words[index - 1])
    }
  }

  /// Whether the eggs are part of a dough or batter, which sets before it browns.
  private var isBaked: Bool {
    let starches: Set<FoodID> = [
      "wheat", "corn", "cassava", "potato", "rice", "oat", "chickpea", "almond", "buckwheat", "rye",
      "teff",
    ]
    return !meal.meal.facts.foods.isDisjoint(with: starches)
  }

  private var boilsHard: Bool {
    steps.flatMap(\.sentences).contains { sentence in
      sentence.words.contains { ["boil", "boiling"].contains($0) }
        && sentence.times.contains { $0.least >= 10 }
    }
  }

  private static let cold: Set = [
    "cold", "fridge", "refrigerated", "refrigerator", "chilled", "chill", "cool", "cooled",
  ]
  private static let firm: Set = [
    "firm", "springs", "spring", "clean", "cleanly", "solid", "pasteurized", "pasteurised",
  ]
  private static let firmRuns = [["until", "hard"], ["cooked", "through"], ["hard", "boiled"]]
  private static let beforeSet: Set = [
    "fully", "has", "have", "is", "are", "just", "barely", "nearly", "almost", "yolk", "yolks",
    "white", "whites", "egg", "eggs", "middle", "top", "center", "centre", "edge", "edges",
    "lightly", "softly", "they", "it", "until", "to", "firmly", "completely", "evenly", "omelette",
    "custard", "batter", "all",
  ]
  private static let denials: Set = ["no", "not", "without", "longer", "nothing", "never"]
  private static let wet: Set = ["wet", "raw", "liquid", "runny", "loose", "run", "runs"]
  private static let loose: Set = ["runny", "jammy", "oozing"]
}
