import FoodFacts
import MealModels

/// How alike meals are.
public struct MealSimilarity: Sendable {
  /// The most alike that two meals of a catalogue may be.
  public static let limit = 0.75

  /// Foods in so many dishes that they say nothing about one; oils count with them.
  static let staples: Set<FoodID> = [
    "salt", "kosher-salt", "flaky-salt", "salt-and-pepper", "black-pepper", "white-pepper", "water",
    "sugar",
  ]

  private let profiles: [Profile]

  /// Reads what meals are made of.
  public init(
    _ meals: [Meal], analyzer: RecipeAnalyzer = RecipeAnalyzer(), foods: FoodBook = .culinary
  ) {
    profiles = meals.map { Profile($0, analyzer, foods) }
  }

  /// How alike two meals are, by their positions: 0 with nothing in common, 1 for the same meal.
  ///
  /// 0.4 for the share of weight they have in common, 0.4 for the share of foods, both without
  /// staples, and 0.1 each for the same kind of dish and the same cuisine.
  public func between(_ first: Int, _ second: Int) -> Double {
    let (first, second) = (profiles[first], profiles[second])
    return 0.4 * first.sharedMass(with: second) + 0.4 * first.sharedFoods(with: second)
      + (first.kind == second.kind ? 0.1 : 0) + (first.cuisine == second.cuisine ? 0.1 : 0)
  }

  /// The pairs that are more alike than ``limit``.
  var findings: [Finding] {
    profiles.indices.flatMap { first in
      profiles.indices.dropFirst(first + 1).compactMap { second -> Finding? in
        let found = between(first, second)
        guard found > Self.limit else { return nil }
        let percent = Int((found * 100).rounded())
        return Finding(
          meal: profiles[first].id, rule: .nearDuplicate, subject: profiles[second].id.rawValue,
          sentence:
            "it is \(percent) % like \(profiles[second].id); make it another dish or drop one")
      }
    }
  }
}

/// What a meal is made of, as far as that makes it a dish of its own.
private struct Profile: Sendable {
  let id: MealID
  let kind: DishKind
  let cuisine: Cuisine
  /// The share of each food in the weight of all of them.
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

  /// The weight that two meals have in common, as a share of either; the same foods in the same
  /// proportions share all of it.
  func sharedMass(with other: Profile) -> Double {
    if shares.isEmpty, other.shares.isEmpty { return id == other.id ? 1 : 0 }
    return shares.keys.sorted().reduce(0) { sum, food in
      sum + min(shares[food] ?? 0, other.shares[food] ?? 0)
    }
  }

  /// The foods that two meals share among those that either has.
  func sharedFoods(with other: Profile) -> Double {
    let all = foods.union(other.foods).count
    if all == 0 { return id == other.id ? 1 : 0 }
    return Double(foods.intersection(other.foods).count) / Double(all)
  }

  private static func isStaple(_ food: FoodID) -> Bool {
    MealSimilarity.staples.contains(food) || food.rawValue.hasSuffix("-oil")
  }
}
