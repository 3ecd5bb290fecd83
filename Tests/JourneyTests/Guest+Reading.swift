import AppShell
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

/// What somebody sees, and what is stored meanwhile.
extension Guest {
  /// Whether a control with this action is on the screen and can be used.
  func can(_ action: String) async throws -> Bool {
    let call = try ActionCall(parsing: action)
    return try await screen.element.action(for: call) != nil
  }

  /// Everything that is written on the screen.
  var words: String {
    get async throws { try await screen.element.visibleText }
  }

  /// Whether something is written on the screen.
  func sees(_ text: String) async throws -> Bool { try await words.contains(text) }

  /// The screen as a drawing.
  var drawing: String {
    get async throws { Renderers.drawing(of: layOut(try await screen.element), columns: 60) }
  }

  /// The action of the control on the screen that does this.
  func control(_ id: ActionID) async throws -> ControlAction? {
    try await screen.element.actions.first { $0.id == id }
  }

  /// The element on the screen with an id.
  func element(_ id: ElementID) async throws -> Element? { try await screen.element.find(id) }

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
  var preferences: Preferences {
    get async throws { try await stores.read().preferences }
  }

  /// What happened to meals, as it is stored.
  var happened: [HistoryEvent.Kind] {
    get async throws { try await stores.read().history.entries.map(\.event.kind) }
  }

  /// The addresses that the app left for since the last time.
  var departures: [String] {
    get async {
      await app.takeNews().compactMap {
        if case .departure(let address) = $0 { address } else { nil }
      }
    }
  }
}
