import FoodFacts
import MealModels

/// Computes how similar meals are.
struct MealSimilarity: Sendable {
  /// The greatest similarity that two meals of a catalogue may have.
  static let limit = 0.75

  /// Foods that occur in too many dishes to characterise one; oils are also treated as staples.
  static let staples: Set<FoodID> = [
    "salt", "kosher-salt", "flaky-salt", "salt-and-pepper", "black-pepper", "white-pepper", "water",
    "sugar",
  ]

  private let profiles: [Profile]

  /// Reads the ingredients of meals.
  init(
    _ meals: [Meal], analyzer: RecipeAnalyzer = RecipeAnalyzer(), foods: FoodBook = .culinary
  ) {
    profiles = meals.map { Profile($0, analyzer, foods) }
  }

  /// The similarity of the meals at two positions: 0 with nothing in common, 1 for the same meal.
  ///
  /// It is the sum of 0.4 times the share of weight that they have in common, 0.4 times the share
  /// of foods, both without staples, and 0.1 each for the same kind of dish and the same cuisine.
  func between(_ first: Int, _ second: Int) -> Double {
    let (first, second) = (profiles[first], profiles[second])
    return 0.4 * first.sharedMass(with: second) + 0.4 * first.sharedFoods(with: second)
      + (first.kind == second.kind ? 0.1 : 0) + (first.cuisine == second.cuisine ? 0.1 : 0)
  }

  /// The pairs whose similarity exceeds ``limit``.
  var findings: [ReviewFinding] {
    profiles.indices.flatMap { first in
      profiles.indices.dropFirst(first + 1).compactMap { second -> ReviewFinding? in
        let found = between(first, second)
        guard found > Self.limit else { return nil }
        let percent = Int((found * 100).rounded())
        return ReviewFinding(
          meal: profiles[first].id, rule: .nearDuplicate, subject: profiles[second].id.rawValue,
          sentence:
            "it is \(percent) % like \(profiles[second].id); make it another dish or drop one")
      }
    }
  }
}

/// The ingredients that distinguish a meal from other dishes.
private struct Profile: Sendable {
  let id: MealID
  let kind: DishKind
  let cuisine: Cuisine
  /// The share of each food in the total weight of these foods.
  private var shares: [FoodID: Double] = [:]
  private let foods: Set<FoodID>

  init(_ meal: Meal, _ analyzer: RecipeAnalyzer, _ book: FoodBook) {
    id = meal.id
    kind = meal.recipe.picture.kind
    cuisine = meal.recipe.cuisine
    var grams: [FoodID: Double] = [:]
    for line in analyzer.analysis(of: meal.recipe).ingredients {
      guard let food = line.food, !Self.isStaple(food) else { continue }
      let stood = book[food]?.likes.first ?? food
      grams[stood, default: 0] += line.grams ?? 0
    }
    let sum = grams.values.reduce(0, +)
    if sum > 0 { shares = grams.mapValues { $0 / sum } }
    foods = Set(grams.keys)
  }

  /// The share of their weight that two meals have in common; 1 for the same foods in the same
  /// proportions.
  func sharedMass(with other: Profile) -> Double {
    if shares.isEmpty, other.shares.isEmpty { return id == other.id ? 1 : 0 }
    return shares.keys.sorted().reduce(0) { sum, food in
      sum + min(shares[food] ?? 0, other.shares[food] ?? 0)
    }
  }

  /// The share of foods that both meals have among those that either has.
  func sharedFoods(with other: Profile) -> Double {
    let all = foods.union(other.foods).count
    if all == 0 { return id == other.id ? 1 : 0 }
    return Double(foods.intersection(other.foods).count) / Double(all)
  }

  private static func isStaple(_ food: FoodID) -> Bool {
    MealSimilarity.staples.contains(food) || food.rawValue.hasSuffix("-oil")
  }
}
