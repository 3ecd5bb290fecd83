import MealCatalog
import MealModels
import SuggestionEngine
import Synchronization

/// The meals to choose from and the engine over them, which change when the eater's own recipes do.
final class MealChoice: Sendable {
  private struct State {
    var catalog: Catalog
    /// Made when it is first needed after a change.
    var engine: MealSuggester?
    var ownRevision = 0
    /// What something at home can serve as, found when it is first asked for after a change.
    var kinds: [FoodID: Set<FoodID>] = [:]
  }

  /// The meals without the eater's own.
  private let base: Catalog
  private let season: @Sendable (FoodID) -> MonthSet
  private let state: Mutex<State>

  /// - Parameter engine: one over the very meals of the catalogue; nil makes one when it is needed.
  init(
    _ base: Catalog, engine: MealSuggester? = nil,
    season: @escaping @Sendable (FoodID) -> MonthSet
  ) {
    self.base = base
    self.season = season
    state = Mutex(State(catalog: base, engine: engine))
  }

  var catalog: Catalog { state.withLock(\.catalog) }

  var ownRevision: Int { state.withLock(\.ownRevision) }

  var engine: MealSuggester {
    state.withLock { state in
      if let engine = state.engine { return engine }
      let engine = MealSuggester(
        pool: MealPool(state.catalog.summaries, sides: state.catalog.sides, season: season))
      state.engine = engine
      return engine
    }
  }

  /// By food all foods of the meals that it can serve as, those of some foods among them.
  ///
  /// - Parameter book: the known foods, asked for where one of these is looked at for the first time.
  func kinds(of home: [FoodID], in book: () -> FoodBook) -> [FoodID: Set<FoodID>] {
    var (known, catalog, revision) = state.withLock { ($0.kinds, $0.catalog, $0.ownRevision) }
    let news = home.filter { known[$0] == nil }
    guard !news.isEmpty else { return known }
    let kinds = KindsOfFoods(among: Set(catalog.summaries.flatMap(\.traits.mainFoods)))
    let book = book()
    for food in news { known[food] = kinds.kinds(of: food, in: book) }
    state.withLock { state in
      if state.ownRevision == revision { state.kinds.merge(known) { $1 } }
    }
    return known
  }

  func take(_ own: OwnMealList) {
    state.withLock { state in
      guard own.revision != state.ownRevision else { return }
      state = State(catalog: Catalog(base, and: own.meals), ownRevision: own.revision)
    }
  }
}
