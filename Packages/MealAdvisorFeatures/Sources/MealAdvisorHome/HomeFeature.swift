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

/// The answer to "What should I eat today?".
struct HomeFeature: MealAdvisorFeature {
  /// What Home remembers.
  struct State: Sendable {
    /// The meal on screen.
    var shown: SuggestedMeal?
    /// Meals to show next without waiting, three at most (S-PERF-05).
    var prefetched: [SuggestedMeal] = []
    /// What they were chosen for.
    var prefetchedFor: Occasion?
    /// Whether the last question was not answered; nobody asks in the background then.
    var isSourceFailing = false
    /// The last answer, for its offers and its dead end.
    var answer: SuggestionAnswer?
    /// Wishes that the eater let go for this session.
    var bent: [BentWish] = []
    /// What is wished until the next meal time, and for which time that is.
    var wishes: [MomentWish] = []
    var wishesFor: DayPart?
    /// The meal that made room for such a wish, and so was not refused.
    var setAside: MealID?
    /// What is planned and shown; nil while a suggestion is.
    var planned: PlannedMealOffer?
    /// The planned meals in place of which something else was asked for.
    var plansSetAside: Set<String> = []
    /// The last meal of this or the last session.
    var last: Meal?
    var phase: SuggestionTransition.Phase?
    var hasArrived = false
    /// How many questions in a row brought nothing.
    var failures = 0
    /// Whose failure the last of them was.
    var failure = LoadFailure.connection
    var showsNudge = false
    /// What Home asks or offers by itself, until it is answered or closed, or the nudge comes.
    var quietLine: QuietLine?
    /// Whether the nudge came in this session; it never comes twice.
    var wasNudged = false
    /// The meal that was on screen when the eater said that it is not for them.
    var refused: SuggestedMeal?
    var entrance: Motion?
    /// Whether it was said that nothing is remembered, since something was.
    var saidNotRemembered = false
  }

  /// What it sees of what is stored.
  struct Stored: Sendable {
    var record: StoredState
    var nudge: Nudge
    var quietLines: QuietLines

    /// While what was read cannot be read again, Home keeps to it, and a question is refused.
    init(record: StoredState, nudge: Nudge, quietLines: QuietLines = QuietLines()) {
      self.record = record
      self.record.settings = record.settings.lastKnown
      self.nudge = nudge
      self.quietLines = quietLines
    }
  }

  /// What a meal that waits was chosen for; on another occasion it may not fit any more.
  struct Occasion: Hashable, Sendable {
    var slot: MealSlot
    var surroundings: Surroundings

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
    /// Somebody decided about data that is missing: to save what is known, or to go on without.
    case missingTapped(isSaved: Bool)
    case decided
    case restarted
  }

  /// Why there is no new suggestion.
  enum Failure: Equatable, Sendable {
    case source(SuggestionSourceError)
    /// What is stored could not be read.
    case unread
    case unreadableLimits
  }

  /// A question with what it was asked about.
  struct Question: Sendable {
    var bent: [BentWish] = []
    var wishes: [MomentWish] = []
    var world: World
    /// Whether something is on screen that fades out first.
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
  /// Lets the wish go.
  func bend(_ wishes: inout Wishes) {
    switch self {
    case .cuisine: wishes.cuisines = []
    case .time(let minutes): wishes.maxMinutes = minutes
    case .slot: wishes.slot = nil
    case .nutrition: wishes.nutrition = .none
    }
  }
}
