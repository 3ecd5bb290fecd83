import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

/// What the eater thinks of meals, and why they are suggested; all of it is free.
struct OpinionFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// What is being written, so that a second tap does not write it again.
    var writing: Set<HistoryEvent> = []
    /// What was written and may not have been read back yet.
    var written: [History.Entry] = []
    /// The explanation that is on screen.
    var why: WhyInput?
  }

  enum Action: Sendable {
    case recordChanged
    case said(HistoryEvent)
    case takenBack(MealID)
    case asked(Route)
    case shown(Route)
    case recorded(HistoryEvent, World)
    case undone(MealID, isWelcome: Bool)
    case unstored(HistoryEvent?)
  }

  enum Effect: Sendable {
    case record(HistoryEvent, World)
    case takeBack(MealID, World)
  }

  let id: FeatureID = "opinion"
  let routes = [RouteDefinition(Path.opinion, .sheet), RouteDefinition(Path.why, .sheet)]
  let clients: MealAdvisorClients
  let stored: Slice<StoredState>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = clients.parts.meals
  }

  func initialState() -> State { State() }

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

  func action(forChangeFrom before: StoredState) -> Action? { .recordChanged }

  func action(forShowing route: Route) -> Action? { .shown(route) }

  func offers(_ state: State, _ stored: StoredState, _ world: World) -> Offers {
    var offers = Offers()
    let (history, moment) = (stored.history, world.moment)
    offers.add(
      OpinionControls.Entry.allCases.map { entry in
        MealActionOffer { id in
          let meal = clients.service.currentID(of: id)
          return OpinionControls(
            meal, MealOpinion(of: meal, in: history, at: moment), copy: copy
          ).customAction(entry)
        }
      })
    return offers
  }
}
