import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Presentation

/// What Home does for every app, for one that has no Home: what is shown where nothing can be read,
/// beginning again, and what the history holds.
struct RestartFeature: MealAdvisorFeature {
  enum Action: Sendable {
    case restarted
    case read
  }

  enum Effect: Sendable { case read }

  let id: FeatureID = "restart"
  let routes = [RouteDefinition(Routes.systemError, .cover)]
  let clients: MealAdvisorClients
  let stored: Slice<StoredState>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = clients.parts.meals
  }

  func initialState() {}

  let actions: [ActionHandler<Action>] = [.on(SystemAction.restart, .restarted)]

  func reduce(
    _ action: Action, _ state: inout Void, _ stored: StoredState, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .restarted: [.run(.read, id: "read")]
    case .read: world.isAt(Routes.systemError) ? [.show(clients.layout.start)] : []
    }
  }

  func perform(_ effect: Effect, _ context: EffectContext<StoredState>) -> AsyncStream<Action> {
    .reporting { report in
      // What still cannot be read leaves the screen that says so.
      if (try? await context.latest()) != nil { report(.read) }
    }
  }

  func screen(
    _ route: Route, _ state: Void, _ stored: StoredState, _ context: ScreenContext
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
