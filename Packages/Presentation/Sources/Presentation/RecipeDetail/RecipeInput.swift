import DesignSystem
import MealModels
import PremiumGate
import ScreenParts

/// The input of Recipe Detail.
public struct RecipeInput: Equatable, Sendable {
  /// The meal.
  public var meal: Meal
  /// For how many people; at least one.
  public var servings: Int
  /// The units of the ingredients; nil leaves them as written.
  public var system: MeasurementSystem?
  /// The measures of its foods, such as `FoodBook.measured(in:)`; of other foods, those that their
  /// ids imply.
  public var measured: [FoodID: MeasuredFood]
  /// Whether it is saved.
  public var isSaved: Bool
  /// Whether it may be saved.
  public var saveDecision: Decision
  /// The sides that go with it for the people at the table.
  public var sides: [TableSide] = []
  /// When and for whom it is planned, in words; nil if it was not opened from a planned meal.
  public var occasion: String?
  /// Names of foods in the limits that the sides break.
  public var foodNames: [FoodID: String] = [:]
  /// Why not everyone at the table can eat it, in words that are ready to show; nil when they can.
  public var warning: String?
  /// The limits of the people at the table; if there is an allergy, the page begins with it.
  public var limits: EaterLimits
  /// The opinion so far.
  public var opinion: MealOpinion
  /// How far the picture is.
  public var imagePhase: MealImage.Phase
  /// The photo; nil if the plate is drawn.
  public var photo: PhotoAsset?
  /// The further actions beside sharing it.
  public var shareActions: [CustomAction] = []
  /// The work of a tap on an ingredient; nil if it does nothing.
  public var lineActions: LineActions?
  /// Rows that other features offer below "Start Cooking".
  public var offeredRows: [ListRow]
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default for as many people as the recipe is written for.
  public init(
    meal: Meal, servings: Int? = nil, system: MeasurementSystem? = nil,
    measured: [FoodID: MeasuredFood] = [:], isSaved: Bool = false,
    saveDecision: Decision = .allowed, warning: String? = nil,
    limits: EaterLimits = .none, opinion: MealOpinion = MealOpinion(),
    imagePhase: MealImage.Phase = .loaded, offeredRows: [ListRow] = [], toast: Notice? = nil
  ) {
    self.meal = meal
    self.servings = max(1, servings ?? meal.recipe.servings)
    self.system = system
    self.measured = measured
    self.isSaved = isSaved
    self.saveDecision = saveDecision
    self.warning = warning
    self.limits = limits
    self.opinion = opinion
    self.imagePhase = imagePhase
    self.offeredRows = offeredRows
    self.toast = toast
  }
}
