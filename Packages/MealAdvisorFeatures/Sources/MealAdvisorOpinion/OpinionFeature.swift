import AppShell
import DesignSystem
import EaterMeals
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts
import SharingFeatures
import SuggestionEngine

/// Handles the eater's opinions of meals, and explains why meals are suggested; none of this needs
/// premium.
struct OpinionFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// The events being written, so that a second tap does not write them again.
    var writing: Set<HistoryEvent> = []
    /// The written events that may not have been read back yet.
    var written: [History.Entry] = []
    /// The explanation that is on screen.
    var why: WhyInput?
  }

  enum Action: Sendable {
    case recordChanged
    case said(HistoryEvent)
    case takenBack(MealID)
    case whyAsked(MealID)
    case opinionAsked(MealID)
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
  let routes = [RouteDefinition(Routes.opinion, .sheet), RouteDefinition(Routes.why, .sheet)]
  let clients: MealAdvisorClients
  /// Whether an explanation leads to other meals.
  let hasWays: Bool
  let stored: Slice<StoredState>

  init(_ clients: MealAdvisorClients, hasWays: Bool = true) {
    self.clients = clients
    self.hasWays = hasWays
    stored = clients.parts.meals
  }

  func initialState() -> State { State() }

  /// Opinions are stored under a meal's present id.
  var actions: [ActionHandler<Action>] {
    let today = clients.service.currentID(of:)
    return [
      .on(OpinionAction.rate) { rating in
        .said(HistoryEvent(.rated, today(rating.0), stars: rating.1))
      },
      .on(OpinionAction.dislike) { .said(HistoryEvent(.disliked, today($0))) },
      .on(OpinionAction.cooked) { .said(HistoryEvent(.cooked, today($0))) },
      .on(OpinionAction.undoDislike) { .takenBack(today($0)) },
      .on(OpinionAction.opinion) { .opinionAsked(today($0)) },
      .on(OpinionAction.why) { .whyAsked(today($0)) },
    ]
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
    let service = clients.service
    offers.add(DisputeWords.opinions(copy) { service.title(ofMeal: $0) })
    return offers
  }
}
