import DesignSystem
import MealModels

/// A food in the list of allergies, which may be narrowed to that food alone.
public struct AllergyFood: Hashable, Sendable {
  /// The food.
  public var food: FoodID
  /// Whether the allergy is to this food alone, and not to foods that share its allergens.
  public var isNarrowed: Bool

  /// Makes an entry of the list.
  public init(_ food: FoodID, isNarrowed: Bool = false) {
    self.food = food
    self.isNarrowed = isNarrowed
  }

  /// Its id on the screen, in which `only:` marks a narrowed allergy.
  var text: String { isNarrowed ? Self.mark + food.rawValue : food.rawValue }

  static let form = ArgumentForm<AllergyFood>("id", print: \.text) { text in
    text.hasPrefix(mark)
      ? AllergyFood(FoodID(rawValue: String(text.dropFirst(mark.count))), isNarrowed: true)
      : AllergyFood(FoodID(rawValue: text))
  }

  private static let mark = "only:"
}
