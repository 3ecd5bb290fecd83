import DesignSystem
import MealModels

/// What the stove is made from.
public struct CookingInput: Equatable, Sendable {
  /// The meal that is cooked.
  public var meal: Meal
  /// For how many people; at least one.
  public var servings: Int
  /// The step on screen, from zero; one past the end shows the last step.
  public var step: Int
  /// Every timer that was started, also those of other meals on the stove, in the order to show.
  public var timers: [RunningTimer] = []
  /// What goes with the meal.
  public var sides: [Meal] = []
  /// The units of amounts; nil leaves them as written.
  public var system: MeasurementSystem?
  /// How its foods are measured, such as `FoodBook.measured(in:)`; of others, what their ids tell.
  public var measured: [FoodID: MeasuredFood] = [:]
  /// What people at the table must not eat.
  public var limits = EaterLimits.none
  /// Why not everyone at the table can eat it, in words that are ready to show; nil when they can.
  public var warning: String?
  /// How far the picture is.
  public var imagePhase = MealImage.Phase.loaded
  /// The photo; nil where the plate is drawn.
  public var photo: PhotoAsset?
  /// A short message.
  public var toast: Notice?

  /// Makes an input; for as many people as the recipe is written for unless given.
  public init(meal: Meal, servings: Int? = nil, step: Int = 0) {
    self.meal = meal
    self.servings = max(1, servings ?? meal.recipe.servings)
    self.step = step
  }
}
