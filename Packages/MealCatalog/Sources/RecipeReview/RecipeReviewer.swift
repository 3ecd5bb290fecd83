import FoodFacts
import MealModels

/// Finds the problems of recipes before people cook from them.
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

  /// The findings in one meal, in the order of the rules.
  public func findings(of meal: Meal) -> [ReviewFinding] {
    let reading = MealReading(meal, names: names, foods: foods)
    // Analyses listed foods only; a food that only the texts name is a separate finding.
    var listed = meal.recipe
    listed.origin = .bundled
    return Self.rulesOfOne.flatMap { $0(reading) }
      + NutritionRules.findings(of: reading, analyzer.analysis(of: listed))
  }

  /// The findings about pairs of meals: phrases that two meals share, and dishes that are nearly
  /// the same.
  public func findings(across meals: [Meal]) -> [ReviewFinding] {
    RepeatedPhrases.findings(across: meals)
      + MealSimilarity(meals, analyzer: analyzer, foods: foods).findings
  }

  /// The findings about suggested meals that lack food for a whole lunch or dinner, familiarity
  /// grades, or a gloss.
  ///
  /// - Parameter sides: the side dishes that the meals name.
  public func findings(suggesting meals: [Meal], sides: [Meal]) -> [ReviewFinding] {
    let rules = MealsOfADay(sides: sides, foods: foods)
    return meals.flatMap(rules.findings)
  }

  /// All findings in a catalogue that are not waived, meal by meal.
  ///
  /// - Parameters:
  ///   - sides: its side dishes, which are reviewed like meals, but may be light.
  ///   - waivers: the findings to leave out; a waiver that matches no finding is reported.
  ///   - progress: called after each meal with the number of reviewed meals.
  public func review(
    _ meals: [Meal], sides: [Meal] = [], waivers: [ReviewWaiver] = [],
    progress: (Int) -> Void = { _ in }
  ) -> [ReviewFinding] {
    var found: [ReviewFinding] = []
    for (index, meal) in (meals + sides).enumerated() {
      found += findings(of: meal).filter { index < meals.count || $0.rule != .energyRange }
      progress(index + 1)
    }
    return ReviewWaiver.applied(waivers, to: found + findings(across: meals + sides))
  }

  private static let rulesOfOne: [@Sendable (MealReading) -> [ReviewFinding]] = [
    IngredientUse.findings, UnlistedFoods.findings, TimeRules.findings, CookingRules.findings,
    SafetyRules.findings, TemperatureRules.findings, FillerRules.findings, TextRules.findings,
    AmountRules.findings, WaitingRules.findings, HouseWords.findings,
  ]
}
