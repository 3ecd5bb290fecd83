import MealModels
import SeededRandom

/// A taste model by example: a few loved dishes and a few hated ones.
///
/// A meal's value is its similarity to the nearest loved dish, minus its similarity to the nearest
/// hated one. A second loved dish that is less similar changes nothing.
public struct FavouritesModel: TasteModel {
  /// The name of the model in tables.
  public let name = "favourites"

  /// Makes the model.
  public init() {}

  /// Draws two loved dishes for each of breakfast, lunch and dinner, up to three more of any kind,
  /// and two to four hated ones.
  public func taste(for eater: inout SeededGenerator, menu: Menu) -> Taste {
    let loved =
      [MealSlot.breakfast, .lunch, .dinner].flatMap { slot in
        draw(2, of: menu.meals.indices.filter { menu.meals[$0].slots.contains(slot) }, &eater)
      } + draw(Int.random(in: 0...3, using: &eater), of: Array(menu.meals.indices), &eater)
    let hated = draw(Int.random(in: 2...4, using: &eater), of: Array(menu.meals.indices), &eater)
      .filter { !loved.contains($0) }
    let love = loved.map { ($0, eater.number(in: 0.7...1)) }
    let hate = hated.map { ($0, eater.number(in: 0.4...0.9)) }
    return Taste(
      liking: menu.meals.indices.map { meal in
        nearest(meal, love, menu) - nearest(meal, hate, menu)
      })
  }

  private func draw(_ count: Int, of meals: [Int], _ eater: inout SeededGenerator) -> [Int] {
    (0..<count).compactMap { _ in meals.randomElement(using: &eater) }
  }

  private func nearest(_ meal: Int, _ examples: [(dish: Int, weight: Double)], _ menu: Menu)
    -> Double
  {
    examples.map { $0.weight * likeness(meal, $0.dish, menu) }.max() ?? 0
  }

  /// The similarity of two dishes: mostly that of their foods, and a little that of cuisine and
  /// shape.
  private func likeness(_ meal: Int, _ dish: Int, _ menu: Menu) -> Double {
    let (first, second) = (menu.meals[meal], menu.meals[dish])
    return 0.75 * menu.likeness(meal, dish).squareRoot()
      + (first.cuisine == second.cuisine ? 0.15 : 0)
      + (first.traits.shape == second.traits.shape ? 0.1 : 0)
  }
}
