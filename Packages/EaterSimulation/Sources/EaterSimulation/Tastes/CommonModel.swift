import MealModels
import SeededRandom

/// Tastes that people share: each dish is good or bad for everybody in a world, and beyond that each
/// eater has a palate of her own.
///
/// How well a dish is known goes along with how good it is, but only in part: the grades that a menu
/// has are one half of what is common, and the other half nobody graded.
public struct CommonModel: TasteModel {
  /// The name in tables.
  public let name = "common"

  private let palate = PalateModel(world: 5)
  private let world: UInt64

  /// Makes the model of one world, in which the same dishes are good.
  public init(world: UInt64 = 5) {
    self.world = world
  }

  /// Draws a palate; what is common does not depend on the eater.
  public func taste(for eater: inout SeededGenerator, menu: Menu) -> Taste {
    let own = palate.taste(for: &eater, menu: menu).liking
    let spread = Spread(own)
    var common = SeededGenerator(seed: world, 1)
    return Taste(
      liking: menu.meals.indices.map { meal in
        let grade = menu.meals[meal].customs.familiarity[.world] ?? 3
        let quality = 0.5 * Double(grade - 3) + 0.5 * common.normal()
        return spread.standardised(own[meal]) + 1.2 * quality
      })
  }
}
