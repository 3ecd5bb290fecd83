import FoodFacts
import MealModels

/// Finds what is wrong in recipes before people cook from them.
public struct RecipeReviewer: Sendable {
  private let foods: FoodBook
  private let names: FoodNameIndex
  private let analyzer: RecipeAnalyzer

  /// Makes a reviewer that knows the foods of a book; it reads all of their names once.
  public init(foods: FoodBook = .culinary) {
    self.foods = foods
    names = FoodNameIndex(foods)
    analyzer = RecipeAnalyzer(foods: foods)
  }

  /// What is wrong in one meal, in the order of the rules.
  public func findings(of meal: Meal) -> [Finding] {
    let reading = MealReading(meal, names: names, foods: foods)
    // What the texts name beside the list is a finding here, and no part of what the list says.
    var listed = meal.recipe
    listed.origin = .bundled
    return Self.rulesOfOne.flatMap { $0(reading) }
      + NutritionRules.findings(of: reading, analyzer.analysis(of: listed))
  }

  /// What is wrong between meals: phrases that two share, and dishes that are nearly the same.
  public func findings(across meals: [Meal]) -> [Finding] {
    RepeatedPhrases.findings(across: meals)
      + MealSimilarity(meals, analyzer: analyzer, foods: foods).findings
  }

  /// What is missing in meals that are suggested: a whole lunch or dinner, grades, a gloss.
  ///
  /// - Parameter sides: the side dishes that the meals name.
  public func findings(suggesting meals: [Meal], sides: [Meal]) -> [Finding] {
    let rules = MealsOfADay(sides: sides, foods: foods)
    return meals.flatMap(rules.findings)
  }

  /// Everything that is wrong in a catalogue and not waived, meal by meal.
  ///
  /// - Parameters:
  ///   - sides: its side dishes, which are reviewed like meals, but may be light.
  ///   - waivers: what to leave out; one that covers nothing is a finding.
  ///   - progress: called after each meal with how many are done.
  public func review(
    _ meals: [Meal], sides: [Meal] = [], waivers: [Waiver] = [],
    progress: (Int) -> Void = { _ in }
  ) -> [Finding] {
    var found: [Finding] = []
    for (index, meal) in (meals + sides).enumerated() {
      found += findings(of: meal).filter { index < meals.count || $0.rule != .energyRange }
      progress(index + 1)
    }
    return Waiver.applied(waivers, to: found + findings(across: meals + sides))
  }

  private static let rulesOfOne: [@Sendable (MealReading) -> [Finding]] = [
    IngredientUse.findings, UnlistedFoods.findings, TimeRules.findings, CookingRules.findings,
    SafetyRules.findings, TemperatureRules.findings, FillerRules.findings, TextRules.findings,
    AmountRules.findings, WaitingRules.findings, HouseWords.findings,
  ]
}
