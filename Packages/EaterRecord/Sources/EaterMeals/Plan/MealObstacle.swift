import MealModels
import MealPlan
import Preferences

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The limits of one person at the table that a meal breaks.
///
/// It explains limits and never relaxes them: a meal with an obstacle is not for that person.
public struct MealObstacle: Hashable, Sendable {
  /// One broken limit with what causes it.
  public struct Reason: Hashable, Sendable {
    /// The broken limit.
    public let breach: LimitBreach
    /// The names of the ingredients that break it, in the order of the recipe; empty if only the
    /// whole meal does, or if a text does.
    public let causes: [String]
    /// The word of the kind that keeps the limit, such as "vegetarian", if each cause is sold in
    /// that kind; else nil.
    public let kindThatKeepsIt: String?

    /// Makes a reason.
    public init(breach: LimitBreach, causes: [String], kindThatKeepsIt: String? = nil) {
      self.breach = breach
      self.causes = causes
      self.kindThatKeepsIt = kindThatKeepsIt
    }
  }

  /// The person's name.
  public let eater: String
  /// The person's broken limits, in the order diets, allergens, foods, unknown ingredients.
  public let reasons: [Reason]

  /// Makes an obstacle.
  public init(eater: String, reasons: [Reason]) {
    self.eater = eater
    self.reasons = reasons
  }
}

extension SuggestionService {
  /// The limits that a meal breaks, for each person who would eat it, in the order of the table.
  ///
  /// - Parameters:
  ///   - names: the eaters; empty for everybody at the table.
  ///   - date: the date at which the entitlement to premium filters is checked.
  /// - Returns: the persons whose limits the meal breaks; empty if everybody may eat it.
  public func obstacles(
    to meal: Meal, eatenBy names: [String] = [], _ stored: StoredState, at date: Date
  ) -> [MealObstacle] {
    let preferences = stored.preferences(at: date)
    let book = foods
    return preferences.eating(names).compactMap { eater in
      let limits = eater.limits(in: book)
      let breaches = limits.breaches(of: meal.facts)
      guard !breaches.isEmpty else { return nil }
      let parts = MealParts(meal.recipe, book)
      return MealObstacle(
        eater: eater.name, reasons: breaches.map { parts.reason($0, limits) })
    }
  }

  /// The names of the people at the table who may eat a meal.
  ///
  /// Empty if the meal is unsafe for all of them, or if two of these people have the same name.
  public func eaters(admitting facts: MealFacts, _ stored: StoredState, at date: Date) -> [String] {
    let preferences = stored.preferences(at: date)
    let book = foods
    let names = preferences.household.filter { $0.limits(in: book).admits(facts) }.map(\.name)
    // The names are stored; what they mean there must admit the meal too.
    guard !names.isEmpty, preferences.people(named: names) != nil,
      limits(of: preferences, eating: names).admits(facts)
    else { return [] }
    return names
  }

  /// The limits that a recipe breaks, in the form stored when a person accepts them.
  public func acceptable(
    _ recipe: RecipeID, eatenBy names: [String], _ stored: StoredState, at date: Date
  ) -> Set<String> {
    Set(planFacts(stored, at: date).breaches(recipe, names))
  }
}

/// The foods of a recipe, each with its facts, to find those that break a limit.
private struct MealParts {
  private let parts: [(name: String, food: Food?, facts: MealFacts)]
  private let book: FoodBook

  init(_ recipe: Recipe, _ book: FoodBook) {
    self.book = book
    let listed = recipe.ingredients.compactMap { line in line.food.map { ($0, line.name) } }
    let others = recipe.alsoUses.compactMap { id in book[id].map { (id, $0.name) } }
    parts = (listed + others).map { ($1, book[$0], MealFacts(of: [$0], in: book)) }
  }

  func reason(_ breach: LimitBreach, _ limits: EaterLimits) -> MealObstacle.Reason {
    let causing = parts.filter { limits.breaches(of: $0.facts).contains(breach) }
    var names: [String] = []
    for part in causing where !names.contains(part.name) { names.append(part.name) }
    let kind = Self.kinds(of: breach).first { kind in
      !causing.isEmpty
        && causing.allSatisfy { part in
          guard let food = part.food, let other = book.food(named: "\(kind) \(food.name)") else {
            return false
          }
          return limits.admits(MealFacts(of: [other.id], in: book))
        }
    }
    return MealObstacle.Reason(breach: breach, causes: names, kindThatKeepsIt: kind)
  }

  /// The words of the kinds of a food that may keep a limit, the closest kind first.
  private static func kinds(of breach: LimitBreach) -> [String] {
    switch breach {
    case .diet(let diet): [diet.rawValue]
    case .contains(let allergen), .mayContain(let allergen), .traces(let allergen):
      switch allergen {
      case .milk: ["dairy-free", "vegan"]
      case .egg: ["vegan"]
      default: ["\(allergen.rawValue)-free"]
      }
    case .allergy, .dislike, .unknown: []
    }
  }
}
