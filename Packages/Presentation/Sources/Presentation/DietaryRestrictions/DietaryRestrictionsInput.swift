import DesignSystem
import MealModels
import PremiumGate
import ScreenParts

/// What Dietary Restrictions is made from.
public struct DietaryRestrictionsInput: Equatable, Sendable {
  /// A food with the name it is shown by.
  public struct NamedFood: Hashable, Sendable {
    /// The id.
    public var id: FoodID
    /// The name.
    public var name: String
    /// What an allergy to it covers, as a sentence; nil when that is the food alone.
    public var reach: String?
    /// Whether the allergy was narrowed to the food.
    public var isNarrowed: Bool

    /// Makes a named food.
    public init(
      _ id: FoodID, _ name: String, reach: String? = nil, isNarrowed: Bool = false
    ) {
      self.id = id
      self.name = name
      self.reach = reach
      self.isNarrowed = isNarrowed
    }
  }

  /// What was typed and is no food that can be added.
  public struct RefusedFood: Hashable, Sendable {
    /// What was typed; it stays in its field.
    public var typed: String
    /// Why it could not be added, in words that are ready to show.
    public var words: String

    /// Makes a refusal.
    public init(_ typed: String, _ words: String) {
      self.typed = typed
      self.words = words
    }
  }

  /// Whose limits they are; nil for the owner of the device.
  public var eater: String?
  /// The chosen diets.
  public var diets: DietSet
  /// The chosen allergens.
  public var allergens: AllergenSet
  /// Those of them whose traces are accepted.
  public var acceptedTraces: AllergenSet
  /// Foods that were named as an allergy, in the order to show.
  public var allergyFoods: [NamedFood]
  /// Foods to leave out, in the order to show.
  public var dislikes: [NamedFood]
  /// Whether dislikes may be used; removing one is always possible.
  public var dislikeDecision: Decision
  /// How many nutrients are bounded in a serving.
  public var nutritionLimitCount: Int
  /// Whether these bounds may be used.
  public var nutritionDecision: Decision
  /// What could not be added as an allergy.
  public var refusedAllergyFood: RefusedFood?
  /// What could not be added as a food to leave out.
  public var refusedDislike: RefusedFood?
  /// Everyone else at the table, whose limits hold too.
  public var others: [Companion]
  /// Whether a diet or allergy may be lost, so that somebody has to say that these are right.
  public var mayBeIncomplete = false
  /// A short message.
  public var toast: Notice?

  /// Makes an input; nothing is chosen unless given.
  public init(
    eater: String? = nil, diets: DietSet = [], allergens: AllergenSet = [],
    acceptedTraces: AllergenSet = [], allergyFoods: [NamedFood] = [], dislikes: [NamedFood] = [],
    dislikeDecision: Decision = .allowed, nutritionLimitCount: Int = 0,
    nutritionDecision: Decision = .allowed,
    refusedAllergyFood: RefusedFood? = nil, refusedDislike: RefusedFood? = nil,
    others: [Companion] = [], toast: Notice? = nil
  ) {
    self.eater = eater
    self.diets = diets
    self.allergens = allergens
    self.acceptedTraces = acceptedTraces
    self.allergyFoods = allergyFoods
    self.dislikes = dislikes
    self.dislikeDecision = dislikeDecision
    self.nutritionLimitCount = nutritionLimitCount
    self.nutritionDecision = nutritionDecision
    self.refusedAllergyFood = refusedAllergyFood
    self.refusedDislike = refusedDislike
    self.others = others
    self.toast = toast
  }

  /// Whether traces of every allergen are accepted, and there is one.
  public var acceptsTraces: Bool {
    !allergens.isEmpty && allergens.isSubset(of: acceptedTraces)
  }
}
