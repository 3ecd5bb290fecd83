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

  func take(_ own: OwnMealList) {
    state.withLock { state in
      guard own.revision != state.ownRevision else { return }
      state = State(catalog: Catalog(base, and: own.meals), ownRevision: own.revision)
    }
  }
}
