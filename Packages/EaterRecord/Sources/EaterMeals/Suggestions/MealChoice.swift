import MealCatalog
import MealModels
import SuggestionEngine
import Synchronization

/// The meals to choose from and an engine for them; both change with the eater's own recipes.
final class MealChoice: Sendable {
  private struct State {
    var catalog: Catalog
    /// The engine, made on the first use after a change.
    var engine: MealSuggester?
    var ownRevision = 0
    /// The foods in the meals that each food at home can provide, found on the first use after a
    /// change.
    var kinds: [FoodID: Set<FoodID>] = [:]
  }

  /// The meals, except the eater's own.
  private let base: Catalog
  private let season: @Sendable (FoodID) -> MonthSet
  private let state: Mutex<State>

  /// Makes a choice over the meals of a catalogue.
  ///
  /// - Parameter engine: an engine over exactly the catalogue's meals; nil makes one when needed.
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

  /// The foods in the meals that each food at home can provide.
  ///
  /// - Parameter book: returns the known foods; called when a food is looked up for the first time.
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
      let noted = own.notes.all.compactMap { note in
        base.meal(note.meal).map { own.reader().meal($0, noted: note.text) }
      }
      state = State(
        catalog: Catalog(base, and: own.meals, noted: noted), ownRevision: own.revision)
    }
  }
}
