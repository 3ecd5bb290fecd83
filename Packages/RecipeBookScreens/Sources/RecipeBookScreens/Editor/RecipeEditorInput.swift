import DesignSystem
import MealModels

/// What Create Recipe is made from, which also changes a recipe.
public struct RecipeEditorInput: Equatable, Sendable {
  /// A number as it was typed.
  public struct TypedNumber: Equatable, Sendable {
    /// What stands in the field.
    public var text: String
    /// Why it cannot be used; nil where it can.
    public var error: String?

    /// Makes a number.
    public init(_ text: String = "", error: String? = nil) {
      self.text = text
      self.error = error
    }
  }

  /// A line of a list.
  public struct Line: Equatable, Sendable {
    /// What it says.
    public var text: String
    /// Whether it stands above others.
    public var isHeading: Bool
    /// The names in it that nobody knows.
    public var open: [String]

    /// Makes a line.
    public init(_ text: String, isHeading: Bool = false, open: [String] = []) {
      self.text = text
      self.isHeading = isHeading
      self.open = open
    }
  }

  /// Whether there is a photo, where one can be chosen at all.
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
  /// Why the name cannot be used; nil where it can.
  public var titleError: String?
  /// How many people it feeds, as typed.
  public var servings: TypedNumber
  /// The number of people that it counts for now.
  public var servingCount: Int
  /// Minutes from start to table, as typed.
  public var minutes: TypedNumber
  /// What goes in.
  public var ingredients: [Line]
  /// Why the ingredients are not enough; nil where they are.
  public var ingredientsError: String?
  /// What is done.
  public var steps: [Line]
  /// The names that nobody knows, of lines and of other texts.
  public var openNames: [String]
  /// What it contains, as sentences; nil where there is nothing to say yet.
  public var contents: String?
  /// What was worked out for one serving, in the order in which it is shown.
  public var nutrition: [NutritionFigure]
  /// How the eater wants to see nutrition.
  public var display: NutritionDisplay
  /// The photo; nil where none can be chosen.
  public var photo: Photo?
  /// Whether it was read from elsewhere and goes back to the page where it is looked through.
  public var isReviewed: Bool
  /// Whether it is being kept.
  public var isSaving: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input of a new recipe for four; everything else is empty unless given.
  public init(
    isNew: Bool = true, title: String = "", titleError: String? = nil,
    servings: TypedNumber = TypedNumber("4"), servingCount: Int = 4,
    minutes: TypedNumber = TypedNumber(), ingredients: [Line] = [],
    ingredientsError: String? = nil, steps: [Line] = [], openNames: [String] = [],
    contents: String? = nil, nutrition: [NutritionFigure] = [],
    display: NutritionDisplay = NutritionDisplay(.full), photo: Photo? = nil,
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
    self.display = display
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
