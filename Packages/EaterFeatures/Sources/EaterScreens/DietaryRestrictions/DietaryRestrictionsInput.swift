import DesignSystem
import MealModels
import PremiumGate
import ScreenParts

/// The input of Dietary Restrictions.
public struct DietaryRestrictionsInput: Equatable, Sendable {
  /// A food with its shown name.
  public struct NamedFood: Hashable, Sendable {
    /// The id.
    public var id: FoodID
    /// The name.
    public var name: String
    /// The foods that an allergy to it covers, as a sentence; nil if it only covers the food.
    public var reach: String?
    /// Whether the allergy is narrowed to the food.
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

  /// A typed text that is not a food that can be added.
  public struct RefusedFood: Hashable, Sendable {
    /// The typed text, which stays in its field.
    public var typed: String
    /// Why it could not be added, in words to show.
    public var words: String

    /// Makes a refusal.
    public init(_ typed: String, _ words: String) {
      self.typed = typed
      self.words = words
    }
  }

  /// The name of the eater; nil for the owner of the device.
  public var eater: String?
  /// The chosen diets.
  public var diets: DietSet
  /// The chosen allergens.
  public var allergens: AllergenSet
  /// The chosen allergens whose traces are accepted.
  public var acceptedTraces: AllergenSet
  /// The foods of allergies, in their order on the screen.
  public var allergyFoods: [NamedFood]
  /// The unwanted foods, in their order on the screen.
  public var dislikes: [NamedFood]
  /// Whether adding unwanted foods is allowed; removing one is always possible.
  public var dislikeDecision: Decision
  /// The number of bounded nutrients.
  public var nutritionLimitCount: Int
  /// Whether bounds on nutrients may be used.
  public var nutritionDecision: Decision
  /// The refused text of an allergy.
  public var refusedAllergyFood: RefusedFood?
  /// The refused text of an unwanted food.
  public var refusedDislike: RefusedFood?
  /// The other people at the table, whose limits apply too.
  public var others: [Companion]
  /// Whether a diet or allergy may be lost, so that the eater must confirm all of them.
  public var mayBeIncomplete = false
  /// Whether the app has limits on nutrition.
  public var hasNutritionLimits = true
  /// Whether the app has a quiz that learns what the owner of the device likes.
  public var hasTasteQuiz = true
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default empty.
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

  /// Whether there are allergens, and traces of all of them are accepted.
  public var acceptsTraces: Bool {
    !allergens.isEmpty && allergens.isSubset(of: acceptedTraces)
  }
}
