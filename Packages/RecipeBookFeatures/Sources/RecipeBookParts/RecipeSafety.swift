import DesignSystem
import EaterMeals
import MealModels
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The people at the table who may not eat a recipe, and what in it is unknown.
package struct RecipeSafety: Equatable, Sendable {
  /// The limits that it breaks, for each person; nil if the limits cannot be read.
  package var obstacles: [MealObstacle]?
  /// The unknown names in it, which the screens list on their own.
  package var openNames: [String]

  /// Whether a part of a broken limit is not among the unknown names.
  private func isSaid(_ breach: LimitBreach) -> Bool {
    if case .unknown = breach { openNames.isEmpty } else { true }
  }

  /// The broken limits with the names of the people who have exactly these.
  fileprivate var groups: [(breaches: [LimitBreach], names: [String])] {
    var groups: [(breaches: [LimitBreach], names: [String])] = []
    for obstacle in obstacles ?? [] {
      let breaches = obstacle.reasons.map(\.breach).filter(isSaid)
      guard !breaches.isEmpty else { continue }
      if let index = groups.firstIndex(where: { $0.breaches == breaches }) {
        groups[index].names.append(obstacle.eater)
      } else {
        groups.append((breaches, [obstacle.eater]))
      }
    }
    return groups
  }
}

extension RecipeBookClients {
  /// The people at the table who may not eat a recipe; without its facts nobody is known to be safe.
  package func safety(
    of meal: OwnMeal?, for table: StoredState, at date: Date
  ) -> RecipeSafety {
    guard let meal, (try? service.safeLimits(of: table, at: date)) != nil else {
      return RecipeSafety(obstacles: nil, openNames: meal?.openNames ?? [])
    }
    return RecipeSafety(
      obstacles: service.obstacles(to: meal.meal, table, at: date), openNames: meal.openNames)
  }

  /// The sentences that say for whom a recipe is not; none if everyone may eat what is known of it.
  package func sentences(on safety: RecipeSafety) -> [String] {
    guard safety.obstacles != nil else { return [copy("my-recipes.limits.unread")] }
    let foods = service.names(of: safety.groups.flatMap(\.breaches).flatMap(\.mentionedFoods))
    return safety.groups.map {
      copy.sentence(onRecipe: $0.breaches, foodNames: foods, for: $0.names)
    }
  }

  /// The message after a recipe was saved: whether it can be suggested, or for whom it is not.
  package func words(onSaved title: String, _ safety: RecipeSafety) -> String {
    let limits = sentences(on: safety)
    var key: CopyKey = limits.isEmpty ? "my-recipes.saved" : "my-recipes.saved.plain"
    if !safety.openNames.isEmpty { key = "my-recipes.saved.open" }
    return ([copy(key, ["title": title])] + limits).joined(separator: " ")
  }
}
