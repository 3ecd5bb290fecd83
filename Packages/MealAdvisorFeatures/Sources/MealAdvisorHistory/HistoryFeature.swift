import AccountParts
import AppShell
import DesignSystem
import EaterMeals
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

/// Shows the meals that were shown, cooked and rated, by day; another screen, Your Data, deletes
/// the history.
struct HistoryFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// The number of the shown page; page 0 has the latest events.
    var page = 0
  }

  enum Action: Sendable {
    case opened
    case turned(by: Int)
  }

  /// The number of events on a page, so that a long history opens as fast as a short one.
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
    _ action: Action, into state: inout State, stored: History, world: World
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
    of route: Route, state: State, stored: History, context: ScreenContext
  ) -> (any Screen)? {
    HistoryScreen(input(state, stored, context), presentation(context))
  }

  private func input(
    _ state: State, _ history: History, _ context: ScreenContext
  ) -> HistoryInput {
    let length = Self.pageLength
    let count = history.entries.count { Self.isTold($0.event) }
    let page = min(state.page, max(0, count - 1) / length)
    // Reads the events up to the end of the shown page; the count tells whether there is an earlier
    // page.
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

  /// A request for another meal is not listed, because the meal before it is listed as shown.
  private static func isTold(_ event: HistoryEvent) -> Bool { event.kind != .skipped }

  func offers(_ state: State, _ stored: History, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("history", to: Routes.history)]
    offers.add(KeptDataOffer("history", ControlAction(HistoryAction.open, motion: .push)))
    return offers
  }
}
