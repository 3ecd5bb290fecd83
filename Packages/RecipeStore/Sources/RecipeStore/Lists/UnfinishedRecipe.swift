import Journal
import MealModels

/// A recipe that somebody is writing or changing and has not saved.
public struct UnfinishedRecipe: Hashable, Sendable, Codable {
  /// What it says so far.
  public var draft: RecipeDraft
  /// The kept recipe that it changes; nil for a new one.
  public var id: RecipeID?
  /// What that recipe said when the change began; nil for a new one.
  public var original: RecipeDraft?
  /// Whether it was imported or is written here.
  public var origin: Recipe.Origin
  /// Which parts of what was read from elsewhere somebody has still to look at, by the names that the
  /// screen of it gives them; nil for what nobody read.
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

/// One change of what is being written, as it is stored.
public enum UnfinishedRecipeEvent: Hashable, Sendable, Codable {
  /// It says this so far.
  case written(UnfinishedRecipe)
  /// It was saved or given up.
  case ended
}

extension EventStream where State == UnfinishedRecipe?, Content == UnfinishedRecipeEvent {
  /// The stream of the one recipe that is being written; only its last event counts.
  public static let unfinishedRecipe = EventStream(
    name: "unfinished-recipe", initialState: nil, startsOver: { _ in true },
    apply: { state, event, _ in
      switch event {
      case .written(let recipe): state = recipe
      case .ended: state = nil
      }
    })
}
