import MealCatalog
import MealModels
import RecipeStore
import Synchronization

/// The eater's own meals at one moment.
public struct OwnMealList: Sendable {
  /// Its place among all lists of these recipes, from 1; 0 while there never was any.
  public let revision: Int
  /// The meals, as they join a catalogue.
  public let meals: FurtherMeals
  /// What is known of each.
  private let known: [RecipeID: KnownOwnMeals.Entry]
  private let recipe: @Sendable (RecipeID) -> Recipe?

  /// No recipes.
  public init() {
    (revision, known) = (0, [:])
    recipe = { _ in nil }
    meals = FurtherMeals([]) { _ in nil }
  }

  init(
    _ known: KnownOwnMeals, after last: OwnMealList, _ snapshot: RecipeSnapshot,
    reader: @escaping @Sendable () -> OwnMealReader
  ) {
    revision = last.revision + 1
    self.known = known.entries
    let opened = OpenedRecipes(snapshot, reader)
    recipe = { opened.recipe($0) }
    meals = FurtherMeals(
      known.entries.sorted { $0.key < $1.key }.map(\.value.summary), recipe: recipe)
  }

  /// What choosing needs to know of a recipe.
  public func summary(_ id: RecipeID) -> MealSummary? { known[id]?.summary }

  /// A whole recipe as a meal; nil where there is none of that id, or it is not there any more.
  public func meal(_ id: RecipeID) -> Meal? {
    guard let summary = known[id]?.summary, let recipe = recipe(id) else { return nil }
    return Meal(
      recipe: recipe, slots: summary.slots, facts: summary.facts, traits: summary.traits,
      customs: summary.customs)
  }

  /// The names in each recipe that nobody knows, for those that have any.
  public var openNames: [RecipeID: [String]] {
    known.compactMapValues { $0.open.isEmpty ? nil : $0.open }
  }
}

/// The recipes that were opened last, because a screen asks for the same one again and again.
private final class OpenedRecipes: Sendable {
  private static let most = 32

  private struct State {
    var recipes: [RecipeID: Recipe] = [:]
    /// Made for the first recipe, because many questions open none.
    var reader: OwnMealReader?
  }

  private let snapshot: RecipeSnapshot
  private let makeReader: @Sendable () -> OwnMealReader
  private let state = Mutex(State())

  init(_ snapshot: RecipeSnapshot, _ makeReader: @escaping @Sendable () -> OwnMealReader) {
    (self.snapshot, self.makeReader) = (snapshot, makeReader)
  }

  func recipe(_ id: RecipeID) -> Recipe? {
    if let known = state.withLock({ $0.recipes[id] }) { return known }
    guard let stored = try? snapshot.recipe(id) else { return nil }
    return state.withLock { state in
      let reader = state.reader ?? makeReader()
      state.reader = reader
      let recipe = reader.read(stored).recipe
      if state.recipes.count >= Self.most { state.recipes = [:] }
      state.recipes[id] = recipe
      return recipe
    }
  }
}
