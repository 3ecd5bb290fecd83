import DesignSystem
import MealModels
import MealPictures

/// A saved meal as Favorites shows it, also when its recipe is gone.
public struct SavedItem: Equatable, Sendable, Identifiable {
  /// The id of the meal.
  public var id: MealID
  /// The name of the dish.
  public var title: String
  /// What it is in plain words; nil where its name says so, or its recipe is gone.
  public var gloss: String?
  /// Minutes from start to table; nil when they are not known.
  public var minutes: Int?
  /// How hard it is; nil when that is not known.
  public var difficulty: Difficulty?
  /// The drawing of the dish.
  public var plate: Plate
  /// How far the picture is.
  public var imagePhase = MealImage.Phase.loaded
  /// The photo; nil where the plate is drawn.
  public var photo: PhotoAsset?
  /// What the picture shows; empty when that is not known.
  public var imageDescription: String
  /// What it contains; nil when the recipe is gone and nobody can tell.
  public var facts: MealFacts?
  /// Whether the recipe can still be opened.
  public var isAvailable: Bool

  /// Makes an item from what was kept of a meal.
  public init(
    id: MealID, title: String, minutes: Int?, difficulty: Difficulty? = nil,
    picture: DishPicture? = nil, facts: MealFacts? = nil, isAvailable: Bool = true
  ) {
    self.id = id
    self.title = title
    self.minutes = minutes
    self.difficulty = difficulty
    plate = Plate(id: id, picture: picture ?? DishPicture(kind: .plate, description: ""))
    imageDescription = picture?.description ?? ""
    self.facts = facts
    self.isAvailable = isAvailable
  }

  /// Makes an item from a meal that is there, with the same picture as everywhere.
  public init(_ meal: Meal) {
    let recipe = meal.recipe
    self.init(
      id: meal.id, title: recipe.title, minutes: recipe.times.statedMinutes,
      difficulty: recipe.difficulty, picture: recipe.picture, facts: meal.facts)
    plate = Plate(of: meal)
    gloss = recipe.gloss
  }
}
