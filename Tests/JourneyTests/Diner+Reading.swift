import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Layout
import MealAdvisorFeatures
import MealCatalog
import MealModels
import Preferences
import Renderers
import SuggestionEngine
import Testing

/// What is drawn, and what is stored meanwhile.
extension Diner {
  /// The screen as a drawing.
  var drawing: String {
    get async throws { layOut(try await screen.element).drawing(columns: 60) }
  }

  /// The meal that Home shows.
  var meal: Meal {
    get async throws {
      let shown = try await stores.read().history.lastShown(1)
      return try #require(shown.first.flatMap { Catalog.bundled.meal($0) })
    }
  }

  /// What is stored.
  var stored: StoredState {
    get async throws { try await stores.read() }
  }

  /// What the eaters told us, as it is stored.
  var preferences: EaterPreferences {
    get async throws { try await stores.read().preferences }
  }

  /// What happened to meals, as it is stored.
  var happened: [HistoryEvent.Kind] {
    get async throws { try await stores.read().history.entries.map(\.event.kind) }
  }
}
