import MealModels
import SeededRandom

/// Draws the limits of an eater: about half of the eaters have none, others one or two.
struct LimitsDraw {
  private let menu: Menu
  private let dislikable: [FoodID]
  private let minimum: Int

  private static let diets = Diet.allCases.filter { $0 != .everything }
  private static let allergens = Allergen.allCases.filter { !$0.isTreeNutKind }

  /// Makes a draw for the eaters of a menu.
  ///
  /// - Parameter minimum: the number of safe meals that each part of the day must keep.
  init(menu: Menu, minimum: Int) {
    self.menu = menu
    self.minimum = minimum
    var uses = [Int](repeating: 0, count: menu.foods.count)
    for part in menu.parts.joined() { uses[part.food] += 1 }
    // Disliked foods are in at least one meal in fifty and in at most one meal in three.
    dislikable = menu.foods.indices.filter {
      uses[$0] * 50 >= menu.meals.count && uses[$0] * 3 <= menu.meals.count
    }.map { menu.foods[$0] }
  }

  /// Draws limits that leave enough to eat; after fifty tries, no limits.
  func limits(_ eater: inout SeededGenerator) -> EaterLimits {
    for _ in 0..<50 {
      let limits = anyLimits(&eater)
      if leavesEnough(limits) { return limits }
    }
    return .none
  }

  private func anyLimits(_ eater: inout SeededGenerator) -> EaterLimits {
    guard eater.happens(0.5) else { return .none }
    var limits = EaterLimits()
    for _ in 0..<Int.random(in: 1...2, using: &eater) {
      switch Int.random(in: 0..<3, using: &eater) {
      case 0:
        if let diet = Self.diets.randomElement(using: &eater) {
          limits.diets.insert(DietSet([diet]))
        }
      case 1:
        if let allergen = Self.allergens.randomElement(using: &eater) {
          limits.allergens.insert(AllergenSet([allergen]))
        }
      default:
        if let food = dislikable.randomElement(using: &eater) {
          limits.insert(FoodDislike.asNamed(food))
        }
      }
    }
    return limits
  }

  private func leavesEnough(_ limits: EaterLimits) -> Bool {
    let safe = menu.meals.filter { limits.admits($0.facts) }
    return SimulatedEater.slots.allSatisfy { slot in
      safe.count { $0.slots.contains(slot) } >= minimum
    }
  }
}
