import Journal
import MealModels

/// A recipe that the user is writing or changing and has not saved.
public struct UnfinishedRecipe: Hashable, Sendable, Codable {
  /// The draft so far.
  public var draft: RecipeDraft
  /// The saved recipe that it changes; nil for a new one.
  public var id: RecipeID?
  /// The recipe when the change began; nil for a new one.
  public var original: RecipeDraft?
  /// Whether it was imported or is written here.
  public var origin: Recipe.Origin
  /// The parts read from elsewhere that the user has still to check, by the names that its screen
  /// gives them; nil for a recipe that was not read.
  public var doubts: [String]?

  /// Makes a recipe that is being written.
  public init(
    _ draft: RecipeDraft, of id: RecipeID? = nil, original: RecipeDraft? = nil,
    origin: Recipe.Origin = .user, doubts: [String]? = nil
  ) {
    self.draft = draft
    self.id = id
    self.original = original
    self.origin = origin
    self.doubts = doubts
  }
}

/// One stored change of the unfinished recipe.
public enum UnfinishedRecipeEvent: Hashable, Sendable, Codable {
  /// Its current content.
  case written(UnfinishedRecipe)
  /// It was saved or discarded.
  case ended
}

extension EventStream where State == UnfinishedRecipe?, Content == UnfinishedRecipeEvent {
  /// The stream of the one recipe that is being written; its last event replaces all earlier ones.
  public static let unfinishedRecipe = EventStream(
    name: "unfinished-recipe", initialState: nil, startsOver: { _ in true },
    apply: { state, event, _ in
      switch event {
      case .written(let recipe): state = recipe
      case .ended: state = nil
      }
    })
}
