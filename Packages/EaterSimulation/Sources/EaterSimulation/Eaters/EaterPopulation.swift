import MealModels
import SeededRandom

/// Eaters with one menu, whose tastes come from one model; every policy gets the same eaters.
public struct EaterPopulation: Sendable {
  /// The name of the model.
  public let model: String

  /// The meals.
  public let menu: Menu

  /// The eaters.
  public let eaters: [SimulatedEater]

  /// The least number of safe meals that each eater has for each of breakfast, lunch and dinner.
  public static let fewestSafeMeals = 20

  /// Draws eaters.
  ///
  /// Limits, tempers and pickiness do not depend on the model. With the same seed, another model
  /// gives the same people another taste.
  ///
  /// - Parameters:
  ///   - fewestSafeMeals: the least number of safe meals, lower for a small menu; eaters whose
  ///     limits leave fewer are drawn again.
  public init(
    of count: Int, from model: some TasteModel, menu: Menu, seed: UInt64,
    fewestSafeMeals: Int = Self.fewestSafeMeals
  ) async {
    let limits = LimitsDraw(menu: menu, minimum: fewestSafeMeals)
    self.model = model.name
    self.menu = menu
    eaters = await inParallel(count, progress: { _ in }) { index in
      var person = SeededGenerator(seed: seed, index, 0)
      var palate = SeededGenerator(seed: seed, index, 1)
      return SimulatedEater(
        index: index, limits: limits.limits(&person),
        taste: model.taste(for: &palate, menu: menu), likedShare: Self.likedShare(&person),
        temper: EaterTemper(&person), seed: person.next(), menu: menu)
    }
  }

  /// The fraction of meals that an eater likes enough: 0.4 on average, and less for one eater in
  /// seven.
  private static func likedShare(_ person: inout SeededGenerator) -> Double {
    person.happens(0.15) ? person.number(in: 0.1...0.2) : person.number(in: 0.3...0.6)
  }
}
