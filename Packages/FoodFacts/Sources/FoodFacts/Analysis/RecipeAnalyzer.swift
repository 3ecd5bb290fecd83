import CulinaryFoods
import MealModels

/// Analyses the contents of recipes: nutrition, allergens and diets, each with its causes.
public struct RecipeAnalyzer: Sendable {
  /// The fraction of the weight that must be resolved before net carbohydrate is given.
  public static let trustedShare = 0.97

  /// The fraction of the resolved weight in which a nutrient must have been measured.
  static let measuredShare = 0.9

  let foods: FoodBook
  private let table: FoodTable

  /// Makes an analyzer with known foods and a composition table.
  public init(foods: FoodBook = .culinary, table: FoodTable = .bundled) {
    self.foods = foods
    self.table = table
  }

  /// The analysis of a recipe's contents.
  ///
  /// - Parameter unreadAmounts: the positions of ingredients whose amount could not be read.
  public func analysis(of recipe: Recipe, unreadAmounts: Set<Int> = []) -> MealAnalysis {
    let lines = recipe.ingredients.map { line($0, only: Set(Nutrient.allCases), contents: true) }
    let servings = max(recipe.servings, 1)
    let totals = NutritionTotals(lines, unreadAmounts: unreadAmounts)
    let whole = totals.facts(measuredShare: Self.measuredShare)
    let perServing = whole.scaled(by: 1 / Double(servings))
    let named =
      recipe.isReviewed ? [] : RecipeReader(foods, table: table).foods(namedIn: recipe)
    let carbohydrate =
      named.contains(where: \.isStarchy)
      ? nil : netCarbohydrate(of: recipe, totals, unreadAmounts: unreadAmounts)
    var deriver = MealDeriver(
      FoodReference(
        foods, serving: { _, _ in ServingFacts(netCarbohydrate: carbohydrate) },
        reader: { _ in { _ in named } }))
    let facts = deriver.facts(of: recipe)
    let findings = ContentsFindings(
      parts: parts(of: recipe, lines, named), facts: facts, netCarbohydrate: carbohydrate)
    return MealAnalysis(
      servings: servings, ingredients: lines, grams: totals.grams,
      resolvedMass: totals.resolvedShare, perServing: perServing,
      per100g: totals.resolvedGrams > 0
        ? whole.scaled(by: 100 / totals.resolvedGrams) : NutritionFacts(),
      allergens: findings.allergens, possible: findings.possible, traces: findings.traces,
      diets: facts.diets, notDiets: findings.notDiets, unknown: facts.unknownIngredients,
      netCarbohydrate: carbohydrate)
  }

  /// The grams of carbohydrate without fibre in a serving; nil if too little of the weight is
  /// resolved.
  ///
  /// Fibre that was not measured is treated as zero.
  func netCarbohydrate(
    of recipe: Recipe, _ totals: NutritionTotals, unreadAmounts: Set<Int>
  ) -> Double? {
    guard totals.resolvedShare >= Self.trustedShare, unreadAmounts.isEmpty,
      !hasUnweighedStarch(recipe)
    else { return nil }
    let whole = totals.facts(measuredShare: Self.measuredShare)
    return Self.netCarbohydrate(whole.scaled(by: 1 / Double(max(recipe.servings, 1))))
  }

  /// Whether the recipe serves a food rich in carbohydrate without an amount, such as the pasta
  /// under a sauce.
  ///
  /// A line with "to taste" is a seasoning and is ignored.
  private func hasUnweighedStarch(_ recipe: Recipe) -> Bool {
    let unweighed = recipe.ingredients.filter { line in
      let isWeighed = line.measure.map { $0.word == nil || !line.further.isEmpty } ?? false
      return !isWeighed && line.note?.contains("to taste") != true
    }
    let foods = recipe.alsoUses + unweighed.compactMap(\.food)
    return foods.contains { self.foods[$0].map(table.isStarchy) ?? true }
  }

  fileprivate static func netCarbohydrate(_ facts: NutritionFacts) -> Double? {
    facts[.carbohydrate].map { max(0, $0 - (facts[.fibre] ?? 0)) }
  }

  /// The analysis of a line.
  ///
  /// - Parameters:
  ///   - nutrients: the nutrients to compute.
  ///   - contents: whether to find allergens and classes.
  func line(
    _ ingredient: Ingredient, only nutrients: Set<Nutrient>, contents: Bool
  ) -> IngredientAnalysis {
    guard let food = ingredient.food.flatMap({ foods[$0] }) else {
      return IngredientAnalysis(
        ingredient: ingredient, food: nil, grams: nil, facts: nil, contents: nil)
    }
    let grams = IngredientWeight(food: food, row: food.row.flatMap { table[$0] })
      .grams(of: ingredient)
    let facts = food.row.flatMap { table.facts(of: $0, only: nutrients) }
    return IngredientAnalysis(
      ingredient: ingredient, food: food.id, grams: grams,
      facts: grams.flatMap { grams in facts?.scaled(by: grams / 100) },
      contents: contents ? foods.contents(of: food.id) : nil)
  }

  /// The names and contents of all ingredients, of the foods that the steps add, and of further
  /// foods in texts.
  private func parts(
    of recipe: Recipe, _ lines: [IngredientAnalysis], _ named: [NamedFood]
  ) -> [(name: String, contents: FoodContents?)] {
    lines.map { ($0.ingredient.name, $0.contents) }
      + recipe.alsoUses.map { (foods[$0]?.name ?? $0.rawValue, foods.contents(of: $0)) }
      + named.map { ($0.label, $0.food.flatMap { foods.contents(of: $0) }) }
  }
}

extension FoodTable {
  /// Whether a food is rich in carbohydrate, or its carbohydrate is unknown.
  func isStarchy(_ food: Food) -> Bool {
    let facts = food.row.flatMap { self.facts(of: $0, only: [.carbohydrate, .fibre]) }
    return (facts.flatMap(RecipeAnalyzer.netCarbohydrate) ?? .infinity) > Self.starchy
  }

  /// The net carbohydrate in 100 g above which a food is rich in it, in grams.
  private static let starchy = 10.0
}
