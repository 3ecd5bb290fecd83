import MealCatalog
import MealModels
import RecipeStore
import Synchronization

/// The eater's own meals at one moment.
public struct OwnMealList: Sendable {
  /// The revision of the list, from 1; 0 if there never was a list.
  public let revision: Int
  /// The meals, ready to be added to a catalogue.
  public let meals: FurtherMeals
  /// The notes on meals of the catalogue.
  let notes: MealNotes
  /// Reads the foods that such a note names.
  let reader: @Sendable () -> OwnMealReader
  /// The derived facts of each recipe.
  private let known: [RecipeID: KnownOwnMeals.Entry]
  private let recipe: @Sendable (RecipeID) -> Recipe?

  /// Makes a list without recipes.
  public init() {
    (revision, known, notes) = (0, [:], MealNotes())
    reader = { OwnMealReader(.culinary) }
    recipe = { _ in nil }
    meals = FurtherMeals([]) { _ in nil }
  }

  init(
    _ known: KnownOwnMeals, after last: OwnMealList, _ snapshot: RecipeSnapshot,
    notes: MealNotes, reader: @escaping @Sendable () -> OwnMealReader
  ) {
    revision = last.revision + 1
    self.known = known.entries
    (self.notes, self.reader) = (notes, reader)
    let opened = OpenedRecipes(snapshot, reader)
    recipe = { opened.recipe($0) }
    meals = FurtherMeals(
      known.entries.sorted { $0.key < $1.key }.map(\.value.summary), recipe: recipe)
  }

  /// The summary of a recipe, which is enough to choose meals.
  public func summary(_ id: RecipeID) -> MealSummary? { known[id]?.summary }

  /// A whole recipe as a meal; nil if no recipe has that id.
  public func meal(_ id: RecipeID) -> Meal? {
    guard let summary = known[id]?.summary, let recipe = recipe(id) else { return nil }
    return Meal(
      recipe: recipe, slots: summary.slots, facts: summary.facts, traits: summary.traits,
      customs: summary.customs)
  }

  /// The unknown names of all recipes with the number of recipes of each, the most common first.
  public var openNameCounts: [(name: String, recipes: Int)] {
    let counts = openNames.values.joined().reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (name: $0.key, recipes: $0.value) }
  }

  /// Whether a recipe has an unknown name on a line of its ingredients, where it must be a food.
  public func isOnLine(_ name: String) -> Bool {
    let key = FoodName.key(name)
    return openNames.contains { id, names in
      guard names.contains(name), let recipe = meal(id)?.recipe else { return false }
      return recipe.alsoUses.contains(FoodID(rawValue: "unknown: \(name)"))
        || recipe.ingredients.contains { $0.food == nil && FoodName.key($0.name).contains(key) }
    }
  }

  /// The unknown names in each recipe that has any.
  public var openNames: [RecipeID: [String]] {
    known.compactMapValues { $0.open.isEmpty ? nil : $0.open }
  }
}

/// A cache of the recently opened recipes, because a screen requests the same one again and again.
private final class OpenedRecipes: Sendable {
  private static let most = 32

  private struct State {
    var recipes: [RecipeID: Recipe] = [:]
    /// Made when the first recipe is opened, because many requests open none.
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
