import DesignSystem
import MealModels
import ScreenParts
import SuggestionEngine

/// The input of the quiz.
public struct TasteInput: Equatable, Sendable {
  /// The dish that the quiz asks about; nil at the end.
  public var meal: Meal?
  /// How many dishes of this round were answered.
  public var answered: Int
  /// How far the picture of the dish is.
  public var imagePhase: MealImage.Phase
  /// The photo of the dish; nil if its plate is drawn.
  public var photo: PhotoAsset?
  /// The learned opinions, the strongest first.
  public var opinions: [TraitOpinion]
  /// The names of the foods that the opinions are about.
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
