import AppShell
import DesignSystem
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

/// What the eater thinks of meals, and why they are suggested; all of it is free.
struct OpinionFeature: Feature {
  struct State: Sendable {
    var stored = StoredState()
    /// What is being written, so that a second tap does not write it again.
    var writing: Set<HistoryEvent> = []
    /// The explanation that is on screen.
    var why: WhyInput?
    var toast: ScreenToast?
    /// Whether the sheet opens to show the message.
    var isOpening = false
  }

  enum Action: Sendable {
    case storeChanged
    case stored(StoredState)
    case unread
    case said(HistoryEvent)
    case takenBack(MealID)
    case asked(Route)
    case shown(Route)
    /// It is stored, with what is then; nil when that cannot be read now.
    case recorded(HistoryEvent, StoredState?)
    case undone(MealID, isWelcome: Bool, StoredState?)
    case failed(HistoryEvent?)
    case toastExpired
  }

  enum Effect: Sendable {
    case read
    case record(HistoryEvent, World)
    case takeBack(MealID, World)
    case rest
  }

  let id: FeatureID = "opinion"
  let routes = [RouteDefinition(Path.opinion, .sheet), RouteDefinition(Path.why, .sheet)]
  let clients: MealAdvisorClients

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .storeChanged }

  func action(for call: ActionCall) -> Action? {
    guard let meal = call["id"].map(meal(named:)) else { return nil }
    return switch call.id {
    case OpinionAction.rate:
      call["stars"].flatMap { Int($0) }.map { .said(HistoryEvent(.rated, meal, stars: $0)) }
    case OpinionAction.dislike: .said(HistoryEvent(.disliked, meal))
    case OpinionAction.cooked: .said(HistoryEvent(.cooked, meal))
    case OpinionAction.undoDislike: .takenBack(meal)
    case OpinionAction.opinion: .asked(Route(Path.opinion, id: meal.rawValue))
    case OpinionAction.why: .asked(Route(Path.why, id: meal.rawValue))
    default: nil
    }
  }

  /// The id that a meal has today, which opinions are kept under.
  private func meal(named id: String) -> MealID {
    clients.service.currentID(of: MealID(rawValue: id))
  }

  func action(forChangeOf stream: String) -> Action? {
    ["history", "preferences", "entitlement", "favorites"].contains(stream)
      ? .storeChanged : nil
  }

  func action(forShowing route: Route) -> Action? { .shown(route) }

  func offers(_ state: State, _ world: World) -> Offers {
    var offers = Offers()
    let (history, moment) = (state.stored.history, world.moment)
    offers.itemActions = OpinionControls.Entry.allCases.map { entry in
      ItemActionOffer(.meal) { id in
        let meal = meal(named: id)
        return OpinionControls(meal, MealOpinion(of: meal, in: history, at: moment), copy: .english)
          .customAction(entry)
      }
    }
    return offers
  }
}
