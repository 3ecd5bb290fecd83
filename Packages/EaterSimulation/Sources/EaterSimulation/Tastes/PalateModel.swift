import MealModels
import SeededRandom

/// A taste model that compares hidden qualities of a dish, such as richness or sourness, with an
/// eater's ideal.
///
/// Every food and cuisine is a point in eight hidden dimensions, the same for all eaters of a
/// world. Each eater has an ideal point; too rich is as bad as too lean. Each eater also has a
/// random liking for each dish.
public struct PalateModel: TasteModel {
  /// The name of the model in tables.
  public let name = "palate"

  /// The number of hidden qualities.
  public static let dimensions = 8

  private let world: UInt64

  /// Makes the model of one world, in which a food tastes the same to all eaters.
  public init(world: UInt64 = 1) {
    self.world = world
  }

  /// Draws an ideal, the weight of each quality, and a liking for each single dish.
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

  /// The point of each meal; over the menu, each quality has mean 0 and standard deviation 1.
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
