import DesignSystem
import MealModels

/// The input of Create Recipe, which also changes a recipe.
public struct RecipeEditorInput: Equatable, Sendable {
  /// A number as the user typed it.
  public struct TypedNumber: Equatable, Sendable {
    /// The text in the field.
    public var text: String
    /// Why it cannot be used; nil if it can.
    public var error: String?

    /// Makes a number.
    public init(_ text: String = "", error: String? = nil) {
      self.text = text
      self.error = error
    }
  }

  /// A line of a list.
  public struct Line: Equatable, Sendable {
    /// The text.
    public var text: String
    /// Whether it is the heading of the lines below it.
    public var isHeading: Bool
    /// The unknown names in it.
    public var open: [String]

    /// Makes a line.
    public init(_ text: String, isHeading: Bool = false, open: [String] = []) {
      self.text = text
      self.isHeading = isHeading
      self.open = open
    }
  }

  /// Whether there is a photo, if one can be chosen at all.
  public enum Photo: Equatable, Sendable {
    /// None yet.
    case none
    /// One that was chosen.
    case chosen
  }

  /// Whether the recipe is new.
  public var isNew: Bool
  /// The name of the dish.
  public var title: String
  /// Why the name cannot be used; nil if it can.
  public var titleError: String?
  /// How many people it feeds, as the user typed it.
  public var servings: TypedNumber
  /// The number of people that the recipe is currently for.
  public var servingCount: Int
  /// Minutes from start to table, as the user typed them.
  public var minutes: TypedNumber
  /// The ingredients.
  public var ingredients: [Line]
  /// Why the ingredients are not enough; nil if they are.
  public var ingredientsError: String?
  /// The steps.
  public var steps: [Line]
  /// The unknown names, of lines and of other texts.
  public var openNames: [String]
  /// The contents, as sentences; nil if there is nothing to say yet.
  public var contents: String?
  /// The computed figures of one serving, in the order in which they are shown.
  public var nutrition: [NutritionFigure]
  /// The photo; nil if there is none and none can be chosen.
  public var photo: Photo?
  /// Whether another photo can be chosen here; a photo from a page can always be removed.
  public var canChoosePhoto = true
  /// Whether it was read from elsewhere and goes back to its review page.
  public var isReviewed: Bool
  /// Whether it is being saved.
  public var isSaving: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input of a new recipe for four; by default everything else is empty.
  public init(
    isNew: Bool = true, title: String = "", titleError: String? = nil,
    servings: TypedNumber = TypedNumber("4"), servingCount: Int = 4,
    minutes: TypedNumber = TypedNumber(), ingredients: [Line] = [],
    ingredientsError: String? = nil, steps: [Line] = [], openNames: [String] = [],
    contents: String? = nil, nutrition: [NutritionFigure] = [],
    photo: Photo? = nil,
    isReviewed: Bool = false, isSaving: Bool = false, toast: Notice? = nil
  ) {
    self.isNew = isNew
    self.title = title
    self.titleError = titleError
    self.servings = servings
    self.servingCount = servingCount
    self.minutes = minutes
    self.ingredients = ingredients
    self.ingredientsError = ingredientsError
    self.steps = steps
    self.openNames = openNames
    self.contents = contents
    self.nutrition = nutrition
    self.photo = photo
    self.isReviewed = isReviewed
    self.isSaving = isSaving
    self.toast = toast
  }

  /// How many people a recipe may feed.
  public static let servingRange = 1...1_000
  /// How many minutes a recipe may take.
  public static let minuteRange = 1...100_000
}
