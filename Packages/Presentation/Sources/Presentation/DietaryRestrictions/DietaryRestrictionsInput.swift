import MealModels
import PremiumGate

/// What Dietary Restrictions is made from.
public struct DietaryRestrictionsInput: Equatable, Sendable {
  /// A food with the name it is shown by.
  public struct NamedFood: Hashable, Sendable {
    /// The id.
    public var id: FoodID
    /// The name.
    public var name: String

    /// Makes a named food.
    public init(_ id: FoodID, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  /// Somebody else at the table.
  public struct Companion: Hashable, Sendable {
    /// The name.
    public var name: String
    /// How many diets and allergies are chosen.
    public var restrictionCount: Int

    /// Makes a companion; ``MealModels/EaterLimits/restrictionCount`` has the number.
    public init(_ name: String, restrictionCount: Int) {
      self.name = name
      self.restrictionCount = restrictionCount
    }
  }

  /// The chosen diets.
  public var diets: DietSet
  /// The chosen allergens.
  public var allergens: AllergenSet
  /// Foods that were named as an allergy, in the order to show.
  public var allergyFoods: [NamedFood]
  /// Foods to leave out, in the order to show.
  public var dislikes: [NamedFood]
  /// Whether dislikes may be used; removing one is always possible.
  public var dislikeDecision: Decision
  /// Everyone else at the table, whose limits hold too.
  public var others: [Companion]
  /// A short message.
  public var toast: ScreenToast?

  /// Makes an input; nothing is chosen unless given.
  public init(
    diets: DietSet = [], allergens: AllergenSet = [], allergyFoods: [NamedFood] = [],
    dislikes: [NamedFood] = [], dislikeDecision: Decision = .allowed,
    others: [Companion] = [], toast: ScreenToast? = nil
  ) {
    self.diets = diets
    self.allergens = allergens
    self.allergyFoods = allergyFoods
    self.dislikes = dislikes
    self.dislikeDecision = dislikeDecision
    self.others = others
    self.toast = toast
  }
}
