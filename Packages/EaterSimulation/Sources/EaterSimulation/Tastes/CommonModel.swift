import MealModels
import SeededRandom

/// A taste model that people share in part: each dish is good or bad for all eaters of a world, and
/// each eater also has a personal palate.
///
/// How well a dish is known agrees only in part with how good it is. The menu's grades are one half
/// of the common part, and the other half is unknown to the menu.
public struct CommonModel: TasteModel {
  /// The name of the model in tables.
  public let name = "common"

  private let palate = PalateModel(world: 5)
  private let world: UInt64

  /// Makes the model of one world, in which the same dishes are good for all eaters.
  public init(world: UInt64 = 5) {
    self.world = world
  }

  /// Draws a palate; the common part does not depend on the eater.
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
