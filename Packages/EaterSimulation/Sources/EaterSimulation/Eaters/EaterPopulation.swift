import MealModels
import SeededRandom

/// Eaters whose tastes come from one model, in front of one menu; the same for every policy.
public struct EaterPopulation: Sendable {
  /// The name of the model.
  public let model: String

  /// The meals.
  public let menu: Menu

  /// The eaters.
  public let eaters: [SimulatedEater]

  /// How many safe meals each eater has for breakfast, lunch and dinner at least.
  public static let fewestSafeMeals = 20

  /// Draws eaters.
  ///
  /// Limits, tempers and how picky somebody is do not depend on the model: with the same seed
  /// the same people get another taste.
  ///
  /// - Parameters:
  ///   - fewestSafeMeals: lower it for a small menu; eaters whose limits leave less are drawn again.
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

  /// The share of meals that somebody likes enough: 0.4 on average, less for one in seven.
  private static func likedShare(_ person: inout SeededGenerator) -> Double {
    person.happens(0.15) ? person.number(in: 0.1...0.2) : person.number(in: 0.3...0.6)
  }
}
