import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Presentation

/// Performs the tasks that Home has in every app, for an app without Home.
///
/// The tasks are the screen for unreadable data, restarting, and the description of the history.
struct RestartFeature: MealAdvisorFeature {
  enum Action: Sendable {
    case restarted
    case read
  }

  enum Effect: Sendable { case read }

  let id: FeatureID = "restart"
  let routes = [RouteDefinition(Routes.systemError, .cover)]
  let clients: MealAdvisorClients
  /// The first screen, which is shown as soon as all data is readable again.
  let start: Route
  let stored: Slice<StoredState>

  init(_ clients: MealAdvisorClients, beginningAt start: Route) {
    self.clients = clients
    self.start = start
    stored = clients.parts.meals
  }

  func initialState() {}

  let actions: [ActionHandler<Action>] = [.on(SystemAction.restart, .restarted)]

  func reduce(
    _ action: Action, into state: inout Void, stored: StoredState, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .restarted: [.run(.read, id: "read")]
    case .read: world.isAt(Routes.systemError) ? [.show(start)] : []
    }
  }

  func perform(_ effect: Effect, _ context: EffectContext<StoredState>) -> AsyncStream<Action> {
    .reporting { report in
      // While the data is unreadable, the screen that says so stays.
      if (try? await context.latest()) != nil { report(.read) }
    }
  }

  func screen(
    of route: Route, state: Void, stored: StoredState, context: ScreenContext
  ) -> (any Screen)? {
    SystemErrorScreen(detail: copy("error.system.storage"), presentation(context))
  }

  func offers(_ state: Void, _ stored: StoredState, _ world: World) -> Offers {
    var offers = Offers()
    offers.streams = [
      StreamOffer(
        "history", holds: copy("your-data.kept.history"), use: copy("your-data.use.history"))
    ]
    return offers
  }
}
