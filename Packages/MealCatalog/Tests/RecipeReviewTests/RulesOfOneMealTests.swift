import MealModels
import Testing

@testable import RecipeReview

/// A dish that breaks a rule, and its sibling that keeps every rule.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: ReviewRule
  let what: String
  let bad: Dish
  let good: Dish

  var testDescription: String { "\(rule.rawValue): \(what)" }

  init(_ rule: ReviewRule, _ what: String, bad: Dish, good: Dish = Dish()) {
    self.rule = rule
    self.what = what
    self.bad = bad
    self.good = good
  }

  /// Cases in which one more line and step make the difference.
  init(_ rule: ReviewRule, _ line: String?, bad: String, good: String, time: String? = nil) {
    func dish(_ step: String) -> Dish {
      Dish().adding(line, step).with { $0.time = time ?? $0.time }
    }
    self.init(rule, line ?? bad, bad: dish(bad), good: dish(good))
  }
}

@Suite struct RulesOfOneMealTests {
  @Test(arguments: RuleCase.ofOneMeal)
  func `a bad dish is found and its good sibling is not`(_ example: RuleCase) throws {
    #expect(try example.bad.findings().map(\.rule).contains(example.rule))
    #expect(try example.good.findings() == [])
  }

  @Test(arguments: RuleCase.safety)
  func `a food that must be cooked says how far`(_ example: RuleCase) throws {
    #expect(try example.bad.findings().map(\.rule).contains(.missingTemperature))
    #expect(try !example.good.findings().map(\.rule).contains(.missingTemperature))
  }

  @Test func `every rule of one meal has a case`() {
    let cases = RuleCase.ofOneMeal + RuleCase.safety
    let between: Set<ReviewRule> = [
      .repeatedPhrase, .nearDuplicate, .unusedWaiver, .incompleteMeal, .missingGrades,
      .missingGloss,
    ]
    #expect(Set(cases.map(\.rule)).union(between) == Set(ReviewRule.allCases))
  }

  @Test func `a finding reads as one line without a path`() {
    let finding = ReviewFinding(
      meal: "poha", rule: .missingTime, subject: "Fry.", sentence: "step 1 cooks")
    #expect(finding.description == "poha: missing-time: step 1 cooks")
  }
}

extension RuleCase {
  static let ingredients = [
    RuleCase(
      .unusedIngredient, "a lemon that nobody uses",
      bad: Dish().with { $0.ingredients.append("- 1 | lemon") },
      good: Dish().adding("- 1 | lemon", "Squeeze the lemon over both plates at the table.")),
    RuleCase(
      .unusedIngredient, "seeds beside an oil of the same name",
      bad: Dish().adding("- 1 tsp | sesame oil", "Drizzle the sesame oil over both plates.")
        .with { $0.ingredients.append("- 1 tsp | sesame seeds") },
      good: Dish().adding(
        "- 1 tsp | sesame oil", "Drizzle the sesame oil over and add the sesame seeds."
      )
      .with { $0.ingredients.append("- 1 tsp | sesame seeds") }),
    RuleCase(
      .unusedIngredient, "salted water names salt",
      bad: Dish().with { $0.steps[0] = $0.steps[0].replacing("with the salt", with: "in water") },
      good: Dish().with {
        $0.steps[0] = $0.steps[0].replacing("with the salt", with: "in salted water")
      }),
    RuleCase(
      .unusedIngredient, "cheese names Parmesan",
      bad: Dish().with { $0.ingredients.append("- 20 g | Parmesan cheese") },
      good: Dish().adding("- 20 g | Parmesan cheese", "Grate the cheese over both plates of it.")),
    RuleCase(
      .unlistedFood, "cumin from nowhere",
      bad: Dish().adding(nil, "Add the cumin and turn everything once."),
      good: Dish().adding("- 1 tsp | ground cumin", "Add the cumin and turn everything once.")),
    RuleCase(
      .unlistedFood, "butter although milk is listed",
      bad: Dish().adding("- 50 ml | milk", "Stir in the milk and the butter off the heat."),
      good: Dish().adding("- 50 ml | milk", "Stir in the milk off the heat, like thin cream.")),
    RuleCase(
      .unlistedFood, "tools and what the dish becomes",
      bad: Dish().adding(nil, "Crush some capers under a rice bowl."),
      good: Dish().adding(nil, "Shake off the water in a salad spinner; the sauce clings.")),
    RuleCase(
      .missingAmount, "no amount",
      bad: Dish().with { $0.ingredients[3] = "- | salt" },
      good: Dish().with { $0.ingredients[3] = "- | salt | to taste" }),
    RuleCase(
      .unknownFood, "a food that nobody knows",
      bad: Dish().adding("- 10 g | frobnitz = ?", "Scatter the frobnitz over both plates.")),
    RuleCase(
      .resolvedMass, "much of a food that nobody knows",
      bad: Dish().adding("- 500 g | frobnitz = ?", "Scatter the frobnitz over both plates.")),
    RuleCase(
      .energyRange, "spaghetti for eight on two plates",
      bad: Dish().with { $0.ingredients[0] = "- 800 g | spaghetti" }),
  ]

  static let times = [
    RuleCase(
      .impossibleTime, "steps longer than the total",
      bad: Dish().with { $0.time = "prep 1, cook 7" }),
    RuleCase(
      .impossibleTime, "cooking longer than it says",
      bad: Dish().with { $0.time = "prep 30, cook 5" }),
    RuleCase(
      .impossibleTime, "a total with nothing that rests",
      bad: Dish().with { $0.time = "prep 5, cook 15, total 60" },
      good: Dish().adding(nil, "Chill it for 40 minutes and eat it cold.").with {
        $0.time = "prep 5, cook 15, total 60"
      }),
    RuleCase(.impossibleTime, "no cook time", bad: Dish().with { $0.time = "prep 20, cook 0" }),
    RuleCase(
      .impossibleTime, "minutes that run beside others",
      bad: Dish().adding(nil, "Stir the pan for 8 minutes and rest it for 9 minutes."),
      good: Dish().adding(nil, "Meanwhile, stir the pan for 8 minutes and rest it for 9 minutes.")),
  ]

  static let cooking = [
    RuleCase(
      .missingHeat, nil,
      bad: "Take the pan off the heat. Then take a new one and fry it for 1 minute until crisp.",
      good: "Take the pan off the heat. Then fry it over high heat for 1 minute until crisp."),
    RuleCase(
      .missingTime, nil, bad: "Fry the plateful over high heat until crisp.",
      good: "Fry the plateful over high heat for 1 minute until crisp."),
    RuleCase(
      .missingSign, nil, bad: "Fry the plateful over high heat for 1 minute.",
      good: "Fry the plateful over high heat for 1 minute until crisp."),
    RuleCase(
      .temperatureScales, nil, bad: "Warm the plates at 200 °F for a moment.",
      good: "Warm the plates at 200 °F (93 °C) for a moment."),
    RuleCase(
      .temperatureScales, nil, bad: "Warm the plates at 200 °F (80 °C) for a moment.",
      good: "Warm the plates in the oven at 400 °F (200 °C) for a moment."),
  ]

  static let texts = [
    RuleCase(
      .filler, nil, bad: "Serve and enjoy it with friends.", good: "Carry it out on hot plates."),
    RuleCase(
      .filler, nil, bad: "Serve it at the table.",
      good: "Serve in hot plates, twisted into nests with a fork."),
    RuleCase(
      .filler, nil, bad: "Scatter the spices over both plates.", good: "Carry it out on hot plates."
    ),
    RuleCase(
      .summary, "too long",
      bad: Dish().with { $0.summary = String(repeating: "x", count: 81) + "." }),
    RuleCase(.summary, "no full stop", bad: Dish().with { $0.summary = "Spaghetti with garlic" }),
    RuleCase(.summary, "hype", bad: Dish().with { $0.summary = "The ultimate spaghetti." }),
    RuleCase(
      .picture, "four words", bad: Dish().with { $0.picture = "pasta, a plate of spaghetti" }),
    RuleCase(
      .stepCount, "one step", bad: Dish().with { $0.steps = [$0.steps.joined(separator: " ")] }),
    RuleCase(.stepLength, nil, bad: "Toss once more.", good: "Toss it once more with two forks."),
    RuleCase(.titleID, "another id", bad: Dish().with { $0.id = "garlic-pasta" }),
    RuleCase(
      .titleID, "accents and apostrophes",
      bad: Dish().with { ($0.title, $0.id) = ("Nonna's Pâtes Ốp", "nonna-s-pates-op") },
      good: Dish().with { ($0.title, $0.id) = ("Nonna's Pâtes Ốp", "nonnas-pates-op") }),
  ]
}
