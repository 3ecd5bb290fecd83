import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Preferences
import PremiumGate
import Presentation
import ScreenParts
import SuggestionEngine

/// Answers "What should I eat today?".
struct HomeFeature: MealAdvisorFeature {
  /// The state of Home.
  struct State: Sendable {
    /// The meal, its placeholder, or the reason why there is no meal.
    var center = Center.placeholder(nil)
    /// The meals that can be shown next without waiting.
    var reserve = Reserve()
    /// The last answer, from which Home reads its offers and whether no meal fits.
    var answer: SuggestionAnswer?
    /// The wishes that the eater gave up for this session.
    var bent: [BentWish] = []
    /// The wishes until the next meal time; nil without wishes.
    var wished: TimedWishes?
    /// The meal on screen that is not recorded as skipped when another meal replaces it.
    var spared: SparedMeal?
    /// The shown planned meal; nil while a suggestion is shown.
    var planned: PlannedMealOffer?
    /// The planned entries for which the eater asked for another meal.
    var plansSetAside: Set<String> = []
    /// The last meal of this or the last session.
    var last: Meal?
    /// The failures since the last success.
    var failures = Failures()
    /// The nudge or quiet line below the meal.
    var prompt: Prompt?
    /// Whether the nudge appeared in this session; it appears only once.
    var wasNudged = false
    /// Whether the notice that events cannot be stored was shown since the last stored event.
    var saidNotRemembered = false
  }

  /// The stored state that the feature reads.
  struct Stored: Sendable {
    var record: StoredState
    var nudge: Nudge
    var quietLines: QuietLines

    /// If the data becomes unreadable, Home keeps the last state, and refuses questions.
    init(record: StoredState, nudge: Nudge, quietLines: QuietLines = QuietLines()) {
      self.record = record
      self.record.settings = record.settings.lastKnown
      self.nudge = nudge
      self.quietLines = quietLines
    }
  }

  /// The occasion for which a reserve meal was chosen; on another occasion the meal may not fit.
  struct Occasion: Hashable, Sendable {
    var slot: MealSlot
    var surroundings: SuggestionContext

    init(_ world: World) {
      slot = world.moment.slot
      surroundings = world.surroundings
    }
  }

  enum Action: Sendable {
    case launched
    case newSuggestionTapped
    case retryTapped
    case wishBent(BentWish)
    case wished(MomentWish)
    case wishDropped(MomentWish)
    case nudgeDismissed
    case limitTapped(CommonLimit)
    case limitKept(CommonLimit)
    case limitNotStored
    case lineFollowed(QuietLine)
    case lineDismissed(QuietLine)
    case recordChanged(from: StoredState)
    case phaseBegan(SuggestionTransition.Phase?)
    case arrived(SuggestedMeals, Question)
    case reserveArrived(SuggestedMeals, Question)
    case reserveFailed
    case shown
    case connectionChanged(isThere: Bool)
    case advanced
    case recorded
    case failed(Failure)
    case unstored
    case notRemembered
    /// The eater decided about missing data: save the known records, or continue without the
    /// missing ones.
    case missingTapped(isSaved: Bool)
    case decided
    case restarted
  }

  /// Why there is no new suggestion.
  enum Failure: Equatable, Sendable {
    case source(SuggestionSourceError)
    /// The stored data is unreadable.
    case unread
    case unreadableLimits
  }

  /// A question for meals, with the state in which it is asked.
  struct Question: Sendable {
    var bent: [BentWish] = []
    var wishes: [MomentWish] = []
    var world: World
    /// Whether a meal on screen fades out first.
    var replaces: Bool
  }

  enum Effect: Sendable {
    case ask(Question)
    /// Asks for meals to show later.
    case fillReserve(Question)
    case advance
    case record([HistoryEvent], isPremium: Bool, World)
    case keepNudge(NudgeEvent, World)
    case keepLine(QuietLineEvent, World)
    case keepLimit(CommonLimit, World)
    case decide(isSaved: Bool)
  }

  let id: FeatureID = "home"
  let routes = [
    RouteDefinition(Routes.home, .root), RouteDefinition(Routes.connectionError, .sheet),
    RouteDefinition(Routes.systemError, .cover),
  ]
  let clients: MealAdvisorClients
  let stored: Slice<Stored>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    let parts = clients.parts
    stored = parts.meals.with(Slice(parts.nudge)) { Stored(record: $0, nudge: $1) }
      .with(Slice(parts.quietLines)) { stored, lines in
        var stored = stored
        stored.quietLines = lines
        return stored
      }
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .launched }

  let actions: [ActionHandler<Action>] = [
    .on(HomeAction.newSuggestion, .newSuggestionTapped),
    .on(HomeAction.retry, .retryTapped),
    .on(HomeAction.dismissNudge, .nudgeDismissed),
    .on(HomeAction.wish) { .wished($0) },
    .on(HomeAction.dropWish) { .wishDropped($0) },
    .on(HomeAction.keepLimit) { .limitTapped($0) },
    .on(HomeAction.answerFurther) { .lineFollowed($0) },
    .on(HomeAction.dismissLine) { .lineDismissed($0) },
    .on(HomeAction.relax) { .wishBent($0) },
    .on(HomeAction.saveMissing, .missingTapped(isSaved: true)),
    .on(HomeAction.acceptMissing, .missingTapped(isSaved: false)),
    .on(SystemAction.restart, .restarted),
  ]

  func action(forChangeFrom before: Stored) -> Action? { .recordChanged(from: before.record) }

  func action(forConnection isThere: Bool) -> Action? { .connectionChanged(isThere: isThere) }

  func action(forShowing route: Route) -> Action? { Routes.home ~= route ? .shown : nil }
}

extension BentWish {
  /// Removes or relaxes the wish.
  func bend(_ wishes: inout Wishes) {
    switch self {
    case .cuisine: wishes.cuisines = []
    case .time(let minutes): wishes.maxMinutes = minutes
    case .slot: wishes.slot = nil
    case .nutrition: wishes.nutrition = .none
    }
  }
}
