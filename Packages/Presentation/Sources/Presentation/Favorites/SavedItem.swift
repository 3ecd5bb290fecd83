import DesignSystem
import MealModels
import MealPictures

/// A saved meal as Favorites shows it, even if its recipe no longer exists.
public struct SavedItem: Equatable, Sendable, Identifiable {
  /// The id of the meal.
  public var id: MealID
  /// The name of the dish.
  public var title: String
  /// The gloss in plain words; nil if the name says it, or if the recipe no longer exists.
  public var gloss: String?
  /// Minutes from start to table; nil if unknown.
  public var minutes: Int?
  /// The difficulty; nil if unknown.
  public var difficulty: Difficulty?
  /// The drawing of the dish, or its own photo.
  public var drawn: MealImage
  /// How far the picture has loaded.
  public var imagePhase = MealImage.Phase.loaded
  /// The photo that was loaded; nil if there is none.
  public var photo: PhotoAsset?
  /// The description of the picture; empty if it is unknown.
  public var imageDescription: String
  /// The contents of the meal; nil if the recipe no longer exists and they are unknown.
  public var facts: MealFacts?
  /// Whether the recipe can still be opened.
  public var isAvailable: Bool

  /// Makes an item from the stored facts of a meal.
  public init(
    id: MealID, title: String, minutes: Int?, difficulty: Difficulty? = nil,
    picture: DishPicture? = nil, facts: MealFacts? = nil, isAvailable: Bool = true
  ) {
    self.id = id
    self.title = title
    self.minutes = minutes
    self.difficulty = difficulty
    drawn = .saved(id, title: title, picture: picture, ratio: .thumbnail)
    imageDescription = picture?.description ?? ""
    self.facts = facts
    self.isAvailable = isAvailable
  }

  /// Makes an item from an existing meal, with the same picture as elsewhere.
  public init(_ meal: Meal) {
    let recipe = meal.recipe
    self.init(
      id: meal.id, title: recipe.title, minutes: recipe.times.statedMinutes,
      difficulty: recipe.difficulty, picture: recipe.picture, facts: meal.facts)
    drawn = .meal(meal, ratio: .thumbnail)
    gloss = recipe.gloss
  }

  /// The picture as the card shows it.
  var image: MealImage {
    var image = drawn
    if let photo { (image.source, image.under) = (.photo(photo), drawn.under ?? drawn.source) }
    image.phase = imagePhase
    return image
  }
}
