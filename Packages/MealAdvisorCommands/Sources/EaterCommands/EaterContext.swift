import AppComposition
import AppShell
import CommandKit
import DesignSystem
import EaterRecord
import MealCatalog
import MealKitchen
import MealModels

/// The context of a command about eating: any command's context, and a kitchen.
public struct EaterContext: Sendable {
  /// The context of any command.
  public let app: AppContext
  /// The meals, the foods, the pages of recipes and the grocer.
  public let kitchen: Kitchen
  /// The app's premium rules.
  public let premium: PremiumRules
  /// Opens the data folder for calls.
  package let sessions: SessionOpener

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - premium: the app's premium rules; by default empty.
  ///   - sessions: opens the data folder; by default the context's opener.
  public init(
    _ app: AppContext, _ kitchen: Kitchen = Kitchen(),
    selling premium: PremiumRules = PremiumRules(),
    sessions: SessionOpener? = nil
  ) {
    (self.app, self.kitchen, self.premium) = (app, kitchen, premium)
    self.sessions =
      sessions
      ?? SessionOpener { (invocation, opening, work) async throws(CommandError) in
        let session = try AppSession(invocation, app, opening)
        return await session.finish(try await work(session))
      }
  }

  /// Opens the data folder, does the work, and warns if the journal was damaged.
  package func withSession(
    _ invocation: Invocation, _ opening: AppSession.Opening = .read,
    _ work: @Sendable (Session) async throws(CommandError) -> Reply
  ) async throws(CommandError) -> Reply {
    try await sessions(invocation, opening) { app async throws(CommandError) in
      try await work(app[Session.self] ?? Session(app, self))
    }
  }

  /// The meals to choose from, in the words of the region.
  package var meals: Catalog {
    kitchen.catalog().told(in: KitchenWords(of: environment.region.eaterRegion))
  }

  /// Suggestions from the meals and foods of the kitchen.
  package var service: SuggestionService {
    let foods = kitchen.foods
    return SuggestionService(catalog: meals, engine: kitchen.engine()) { foods().book }
  }
}

// The most used parts of both contexts.
extension EaterContext {
  /// The app's name.
  package var brand: Brand { app.brand }
  /// The clock, ids and randomness.
  package var environment: AppEnvironment { app.environment }
  /// A typed local time.
  package func moment(typed text: String) -> LocalMoment? { environment.moment(typed: text) }
  /// The words for messages and screens.
  package var copy: Copy { app.copy }
  /// The foods in which names are looked up.
  package var foods: @Sendable () -> FoodReference { kitchen.foods }
}
