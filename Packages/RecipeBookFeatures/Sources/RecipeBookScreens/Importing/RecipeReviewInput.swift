import DesignSystem
import MealModels

/// The input of the page on which a read recipe is reviewed.
public struct RecipeReviewInput: Equatable, Sendable {
  /// The name of the dish; empty if none was found.
  public var title: String
  /// How many people it feeds; nil if that was not found.
  public var servings: Int?
  /// From how many to how many people it feeds, if it states both.
  public var servingsRange: ClosedRange<Int>?
  /// Minutes from start to table; nil if that was not found.
  public var minutes: Int?
  /// The source of the recipe; nil for a text.
  public var source: String?
  /// The ingredients.
  public var ingredients: [RecipeEditorInput.Line]
  /// The steps.
  public var steps: [RecipeEditorInput.Line]
  /// The parts that may be wrong and are not checked yet.
  public var doubts: Set<ImportedField>
  /// The unknown names.
  public var openNames: [String]
  /// The assistant for the lines in doubt; nil if it may not be asked.
  public var readings: ProposedReadings?
  /// The contents, as sentences; nil if there is nothing to say yet.
  public var contents: String?
  /// For whom the recipe is not, as sentences.
  public var limits: [String] = []
  /// The name of the saved recipe that it changes; nil for a new one.
  public var replaces: String?
  /// The photo that the page names; nil if it names none.
  public var photo: Photo?
  /// Whether saving needs premium first.
  public var needsPremium: Bool
  /// Whether it is being saved.
  public var isSaving: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default everything is sure and empty.
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

  /// A photo that is fetched when the recipe is saved, if the user wants that.
  public struct Photo: Equatable, Sendable {
    /// The host that is asked for it.
    public var host: String
    /// Whether it is fetched and kept.
    public var isKept: Bool

    /// Makes a photo.
    public init(from host: String, isKept: Bool) { (self.host, self.isKept) = (host, isKept) }
  }

  /// The number of parts and names that the user should still check.
  public var checkCount: Int { doubts.count + openNames.count }

  /// The parts that were not found.
  public var missing: [ImportedField] {
    var missing: [ImportedField] = []
    if title.allSatisfy(\.isWhitespace) { missing.append(.title) }
    if servings == nil, servingsRange == nil { missing.append(.servings) }
    if minutes == nil { missing.append(.minutes) }
    if ingredients.isEmpty { missing.append(.ingredients) }
    if steps.isEmpty { missing.append(.steps) }
    return missing
  }

  /// The obstacle to saving it; nil for none.
  ///
  /// The ingredients decide who may eat a dish, so the eater must check a list that may lack some.
  /// Everything else can stay unchecked.
  public var obstacle: Obstacle? {
    if title.allSatisfy(\.isWhitespace) { return .noTitle }
    if !ingredients.contains(where: { !$0.isHeading }) { return .noIngredients }
    return doubts.contains(.ingredients) ? .uncheckedIngredients : nil
  }

  /// The obstacles to saving a recipe.
  public enum Obstacle: String, CaseIterable, Sendable {
    /// It has no name.
    case noTitle = "no-title"
    /// It has no ingredients.
    case noIngredients = "no-ingredients"
    /// Some ingredients may be missing, and the list was not checked.
    case uncheckedIngredients = "ingredients"
  }
}
