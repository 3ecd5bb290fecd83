import MealModels
import SeededRandom

/// Tastes by hidden qualities: how rich, sour, hot, sweet … a dish is against what a palate wants.
///
/// Every food and cuisine has a place in eight hidden dimensions, the same for everybody in a
/// world. An eater has an ideal place, and too rich is as bad as too lean. Each dish also has
/// something that only this eater likes or dislikes about it.
public struct PalateModel: TasteModel {
  /// The name in tables.
  public let name = "palate"

  /// How many hidden qualities there are.
  public static let dimensions = 8

  private let world: UInt64

  /// Makes the model of one world, in which foods taste the same to everybody.
  public init(world: UInt64 = 1) {
    self.world = world
  }

  /// Draws an ideal, how much each quality matters, and a liking of each dish for itself.
  public func taste(for eater: inout SeededGenerator, menu: Menu) -> Taste {
    let places = places(of: menu)
    let ideal = (0..<Self.dimensions).map { _ in eater.normal() }
    let concern = (0..<Self.dimensions).map { _ in eater.unit() + 0.2 }
    let total = concern.reduce(0, +)
    return Taste(
      liking: menu.meals.indices.map { meal in
        var distance = 0.0
        for quality in 0..<Self.dimensions {
          let gap = places[meal][quality] - ideal[quality]
          distance += concern[quality] / total * gap * gap
        }
        return 1 / (1 + distance) + 0.07 * eater.normal()
      })
  }

  /// The place of each meal, each quality with mean 0 and deviation 1 over the menu.
  private func places(of menu: Menu) -> [[Double]] {
    let foods = menu.foods.map { place(of: $0.rawValue) }
    let cuisines = Cuisine.allCases.map { place(of: "cuisine \($0.rawValue)") }
    let raw = menu.meals.indices.map { meal in
      let parts = menu.parts[meal]
      let total = parts.reduce(0) { $0 + $1.weight }
      let cuisine = Cuisine.allCases.firstIndex(of: menu.meals[meal].cuisine) ?? 0
      return (0..<Self.dimensions).map { quality in
        let sum = parts.reduce(0) { $0 + $1.weight * foods[$1.food][quality] }
        return (total > 0 ? sum / total : 0) + 0.25 * cuisines[cuisine][quality]
      }
    }
    let spreads = (0..<Self.dimensions).map { quality in Spread(raw.map { $0[quality] }) }
    return raw.map { place in zip(place, spreads).map { $1.standardised($0) } }
  }

  private func place(of name: String) -> [Double] {
    // FNV-1a, 64 bits (Fowler, Noll, Vo).
    let hash = name.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    var chance = SeededGenerator(seed: world, Int(truncatingIfNeeded: hash))
    return (0..<Self.dimensions).map { _ in chance.normal() }
  }
}
