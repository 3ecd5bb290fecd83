import DesignSystem
import MealModels

/// The input of the cooking screen.
public struct CookingInput: Equatable, Sendable {
  /// The meal that is cooked.
  public var meal: Meal
  /// The number of people; at least one.
  public var servings: Int
  /// The step on screen, from zero; one past the end shows the last step.
  public var step: Int
  /// Every started timer, including those of other meals on the stove, in the order to show.
  public var timers: [RunningTimer] = []
  /// The sides that go with the meal.
  public var sides: [Meal] = []
  /// The units of amounts; nil leaves them as written.
  public var system: MeasurementSystem?
  /// The measures of the meal's foods, such as `FoodBook.measured(in:)`.
  ///
  /// A food that is missing here gets the measures that its id implies.
  public var measured: [FoodID: MeasuredFood] = [:]
  /// The limits of the people at the table.
  public var limits = EaterLimits.none
  /// The reason why not everyone at the table can eat the meal, in words ready for display.
  ///
  /// Nil if everyone can eat it.
  public var warning: String?
  /// How far the picture has loaded.
  public var imagePhase = MealImage.Phase.loaded
  /// The photo; nil if the plate is drawn.
  public var photo: PhotoAsset?
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default for as many people as the recipe is written for.
  public init(meal: Meal, servings: Int? = nil, step: Int = 0) {
    self.meal = meal
    self.servings = max(1, servings ?? meal.recipe.servings)
    self.step = step
  }
}
