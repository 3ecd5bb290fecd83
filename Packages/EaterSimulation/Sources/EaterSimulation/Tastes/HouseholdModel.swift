import MealModels
import SeededRandom

/// A taste model of a household that eats together and likes a meal as much as its least happy
/// member.
///
/// Each of three members has a palate. One of them cooks and likes slow dishes less on workdays.
/// The palates are a little similar, because the members have eaten together for a long time.
public struct HouseholdModel: TasteModel {
  /// The name of the model in tables.
  public let name = "household"

  private let palate = PalateModel(world: 3)
  private static let members = 3

  /// Makes the model.
  public init() {}

  /// Draws three members and the working week of the member who cooks.
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
