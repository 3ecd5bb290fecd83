import MealModels
import SeededRandom
import SuggestionEngine

/// Draws limits and wishes, from none to more than any meal can respect.
public struct RandomEaters: Sendable {
  /// The foods that an eater may avoid.
  private let foods: [FoodID]
  private let book: FoodBook

  /// Makes eaters who may avoid any food of a catalogue, and one food that no meal has.
  public init(catalog: SafetyCatalog) {
    foods = catalog.avoidable + ["no-such-food"]
    book = catalog.foods.book
  }

  /// Draws the limits of an eater.
  public func limits(using chance: inout SeededGenerator) -> EaterLimits {
    // Most eaters have a few limits, some have many, and some have more than any meal can respect.
    let severities: [Double] = [0, 1, 1, 1, 1, 1, 1, 4, 4, 16]
    let severity = severities.randomElement(using: &chance) ?? 1
    let allergens = some(of: Allergen.allCases, 0.6 * severity, &chance)
    // Some eaters accept all traces; others at the same table accept traces of some allergens only.
    let acceptances: [Double] = [0, 0, 0, 0.5, 1]
    let acceptance = acceptances.randomElement(using: &chance) ?? 0
    return EaterLimits(
      diets: DietSet(some(of: Diet.allCases, 0.5 * severity, &chance)),
      allergens: AllergenSet(allergens),
      acceptedTraces: AllergenSet(allergens.filter { _ in chance.happens(acceptance) }),
      allergies: some(of: foods, 0.3 * severity, &chance).map { allergy(to: $0, &chance) },
      dislikes: some(of: foods, 0.5 * severity, &chance).map { .asNamed($0) })
  }

  /// Makes an allergy: mostly with the foods that the book adds, sometimes to the named food alone.
  private func allergy(to food: FoodID, _ chance: inout SeededGenerator) -> FoodAllergy {
    chance.happens(0.7) ? FoodAllergy(to: food, in: book) : .asNamed(food)
  }

  /// Draws the wishes of an eater for one question, on a day counted from 1 January 1970.
  public func wishes(on day: Int, using chance: inout SeededGenerator) -> Wishes {
    let home = some(of: foods, 0.5, &chance)
    let useBy = some(of: home, 0.5, &chance).map { food in
      (food, day + Int.random(in: -2...8, using: &chance))
    }
    return Wishes(
      slot: chance.happens(0.8) ? MealSlot.allCases.randomElement(using: &chance) : nil,
      maxMinutes: chance.happens(0.3) ? Int.random(in: 1...90, using: &chance) : nil,
      cuisines: Set(chance.happens(0.2) ? some(of: Cuisine.allCases, 2, &chance) : []),
      atHome: Set(home), useBy: Dictionary(useBy) { $1 },
      nutritionLeft: chance.happens(0.2)
        ? NutritionFacts([.energy: chance.number(in: -100...900)]) : NutritionFacts(),
      month: chance.happens(0.5) ? Int.random(in: 0...13, using: &chance) : nil)
  }

  /// The quotas of proteins that an eater wants in a week.
  func quotas(using chance: inout SeededGenerator) -> [Quota] {
    some(of: ProteinGroup.allCases, 0.4, &chance).map { group in
      Quota(group, chance.happens(0.5) ? .atLeast : .atMost, Int.random(in: 0...21, using: &chance))
    }
  }

  /// Draws some of the elements; the number has a given expected value.
  private func some<Element>(
    of elements: [Element], _ expected: Double, _ chance: inout SeededGenerator
  ) -> [Element] {
    guard !elements.isEmpty else { return [] }
    let count = Int(chance.number(in: 0...(2 * expected)) + chance.unit())
    return (0..<count).compactMap { _ in elements.randomElement(using: &chance) }
  }
}
