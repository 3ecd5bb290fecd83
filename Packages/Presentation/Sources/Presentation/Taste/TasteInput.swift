import DesignSystem
import MealModels
import ScreenParts
import SuggestionEngine

/// What the quiz is made from.
public struct TasteInput: Equatable, Sendable {
  /// The dish that is asked about; nil at the end.
  public var meal: Meal?
  /// How many dishes of this round were answered.
  public var answered: Int
  /// How far the picture of the dish is.
  public var imagePhase: MealImage.Phase
  /// The photo of the dish; nil where its plate is drawn.
  public var photo: PhotoAsset?
  /// What was learned of the taste, the strongest first.
  public var opinions: [TraitOpinion]
  /// Names of the foods that these are about.
  public var foodNames: [FoodID: String]
  /// Whether there are dishes for another round.
  public var hasMore: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(
    meal: Meal? = nil, answered: Int = 0, imagePhase: MealImage.Phase = .loaded,
    photo: PhotoAsset? = nil, opinions: [TraitOpinion] = [], foodNames: [FoodID: String] = [:],
    hasMore: Bool = true, toast: Notice? = nil
  ) {
    self.meal = meal
    self.answered = answered
    self.imagePhase = imagePhase
    self.photo = photo
    self.opinions = opinions
    self.foodNames = foodNames
    self.hasMore = hasMore
    self.toast = toast
  }
}
