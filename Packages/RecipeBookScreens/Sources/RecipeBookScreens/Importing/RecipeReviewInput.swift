import DesignSystem
import MealModels

/// What the page is made from on which a recipe is looked through that was read.
public struct RecipeReviewInput: Equatable, Sendable {
  /// The name of the dish; empty where none was found.
  public var title: String
  /// How many people it feeds; nil where that was not found.
  public var servings: Int?
  /// Minutes from start to table; nil where that was not found.
  public var minutes: Int?
  /// Where it comes from; nil for a text.
  public var source: String?
  /// What goes in.
  public var ingredients: [RecipeEditorInput.Line]
  /// What is done.
  public var steps: [RecipeEditorInput.Line]
  /// The parts that may be read wrongly and that nobody has looked at.
  public var doubts: Set<ImportedField>
  /// The names that nobody knows.
  public var openNames: [String]
  /// What an assistant may be asked about the lines in doubt; nil where it may not be asked.
  public var readings: ProposedReadings?
  /// What it contains, as sentences; nil where there is nothing to say yet.
  public var contents: String?
  /// The name of the kept recipe that it changes; nil for a new one.
  public var replaces: String?
  /// Whether saving needs premium first.
  public var needsPremium: Bool
  /// Whether it is being kept.
  public var isSaving: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input; everything is sure and empty unless given.
  public init(
    title: String = "", servings: Int? = nil, minutes: Int? = nil, source: String? = nil,
    ingredients: [RecipeEditorInput.Line] = [], steps: [RecipeEditorInput.Line] = [],
    doubts: Set<ImportedField> = [], openNames: [String] = [],
    readings: ProposedReadings? = nil, contents: String? = nil,
    replaces: String? = nil, needsPremium: Bool = false, isSaving: Bool = false,
    toast: Notice? = nil
  ) {
    self.title = title
    self.servings = servings
    self.minutes = minutes
    self.source = source
    self.ingredients = ingredients
    self.steps = steps
    self.doubts = doubts
    self.openNames = openNames
    self.readings = readings
    self.contents = contents
    self.replaces = replaces
    self.needsPremium = needsPremium
    self.isSaving = isSaving
    self.toast = toast
  }

  /// How many things somebody should still look at.
  public var checkCount: Int { doubts.count + openNames.count }

  /// What keeps it from being saved; nil for nothing.
  ///
  /// Whether somebody can eat a dish depends on its ingredients, so that a list which may lack some
  /// has to be looked at; everything else can stay as it was read.
  public var obstacle: Obstacle? {
    if title.allSatisfy(\.isWhitespace) { return .noTitle }
    if !ingredients.contains(where: { !$0.isHeading }) { return .noIngredients }
    return doubts.contains(.ingredients) ? .uncheckedIngredients : nil
  }

  /// What keeps a recipe from being saved.
  public enum Obstacle: String, CaseIterable, Sendable {
    /// It has no name.
    case noTitle = "no-title"
    /// Nothing goes in.
    case noIngredients = "no-ingredients"
    /// Some of what goes in may be missing, and nobody looked.
    case uncheckedIngredients = "ingredients"
  }
}
