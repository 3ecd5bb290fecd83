import AccountParts
import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

/// What was shown, cooked and rated, by day; deleting it is a matter of one's own data.
struct HistoryFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// How many pages lie after the one on screen.
    var page = 0
  }

  enum Action: Sendable {
    case opened
    case turned(by: Int)
  }

  /// How many events stand on a page, so that a long history is as quick to open as a short one.
  static let pageLength = 100

  let id: FeatureID = "history"
  let routes = [RouteDefinition(Routes.history, .push)]
  let clients: MealAdvisorClients
  let stored: Slice<History>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = Slice(clients.parts.history)
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(HistoryAction.open, .opened),
    .on(HistoryAction.earlier, .turned(by: 1)),
    .on(HistoryAction.later, .turned(by: -1)),
  ]

  func reduce(
    _ action: Action, _ state: inout State, _ stored: History, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened:
      state.page = 0
      return (world.isAt(Routes.why) ? [.dismiss] : []) + [.show(Route(Routes.history))]
    case .turned(let pages): state.page = max(0, state.page + pages)
    }
    return []
  }

  func screen(
    _ route: Route, _ state: State, _ stored: History, _ context: ScreenContext
  ) -> (any Screen)? {
    HistoryScreen(input(state, stored, context), presentation(context))
  }

  private func input(
    _ state: State, _ history: History, _ context: ScreenContext
  ) -> HistoryInput {
    let length = Self.pageLength
    let count = history.entries.count { Self.isTold($0.event) }
    let page = min(state.page, max(0, count - 1) / length)
    // One more than are shown would not change what is on the page.
    let latest = history.latest((page + 1) * length, where: Self.isTold)
    return HistoryInput(
      days: HistoryInput.Day.days(
        of: Array(latest.dropFirst(page * length)),
        secondsFromGMT: context.world.secondsFromGMT,
        title: { clients.service.catalog.summary($0)?.title },
        gloss: { clients.service.catalog.summary($0)?.gloss }),
      today: context.world.moment.dayNumber, hasEarlier: count > latest.count, hasLater: page > 0,
      toast: context.notice)
  }

  /// Asking for another meal says nothing of the one before; that it was shown is told already.
  private static func isTold(_ event: HistoryEvent) -> Bool { event.kind != .skipped }

  func offers(_ state: State, _ stored: History, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("history", to: Routes.history)]
    offers.add(KeptDataOffer("history", ControlAction(HistoryAction.open, motion: .push)))
    return offers
  }
}
