import MealModels
import SeededRandom

/// A household that eats together: what it makes of a meal is what its least happy member does.
///
/// Each of three members has a palate; one also cooks, and minds slow dishes on workdays; the members
/// are a little alike, because they have eaten together for long.
public struct HouseholdModel: TasteModel {
  /// The name in tables.
  public let name = "household"

  private let palate = PalateModel(world: 3)
  private static let members = 3

  /// Makes the model.
  public init() {}

  /// Draws three members and the working week of the one who cooks.
  public func taste(for eater: inout SeededGenerator, menu: Menu) -> Taste {
    let shared = palate.taste(for: &eater, menu: menu)
    let common = Spread(shared.liking)
    let members = (0..<Self.members).map { _ in
      let own = palate.taste(for: &eater, menu: menu).liking
      let spread = Spread(own)
      return own.indices.map { meal in
        spread.standardised(own[meal]) + 0.7 * common.standardised(shared.liking[meal])
      }
    }
    let week = WorkingWeek(&eater, menu)
    let appetite = Appetite(&eater, menu)
    return Taste(
      liking: menu.meals.indices.map { meal in members.map { $0[meal] }.min() ?? 0 }
    ) { meal, day in
      week.change(meal, day) + appetite.change(meal, day)
    }
  }
}
