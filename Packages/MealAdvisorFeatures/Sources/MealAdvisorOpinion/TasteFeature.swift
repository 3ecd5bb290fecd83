import AppShell
import DesignSystem
import EaterMeals
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine
import SuggestionWords

/// The quiz that learns the eater's taste; the eater can leave and continue it at any time.
struct TasteFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// The dish that the quiz asks about while it is open; nil if no dish is left.
    var meal: Meal?
    /// Whether the eater continues after the end of a round.
    var goesOn = false
    /// Whether an answer is being written, so that a second tap does not add another.
    var isWriting = false
  }

  /// The stored state that the feature reads.
  struct Stored: Sendable {
    var record: StoredState
    var quiz: TasteQuiz
  }

  enum Action: Sendable {
    case shown
    case recordChanged
    case answered(MealID, QuizAnswer)
    case written
    case unwritten
    case moreTapped
  }

  enum Effect: Sendable {
    case record(QuizAnswer, MealID, World)
  }

  let id: FeatureID = "taste"
  let routes = [RouteDefinition(Routes.taste, .cover)]
  let clients: MealAdvisorClients
  let stored: Slice<Stored>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    let parts = clients.parts
    stored = parts.meals.with(Slice(parts.quiz)) { Stored(record: $0, quiz: $1) }
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(TasteAction.answer) { .answered($0.0, $0.1) },
    .on(TasteAction.more, .moreTapped),
  ]

  func action(forChangeFrom before: Stored) -> Action? { .recordChanged }

  func action(forShowing route: Route) -> Action? { Routes.taste ~= route ? .shown : nil }

  func reduce(
    _ action: Action, into state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .shown:
      state.goesOn = false
      return look(&state, stored, world)
    case .recordChanged:
      guard world.isAt(Routes.taste) else { return [] }
      return look(&state, stored, world)
    case .answered(let meal, let answer):
      guard meal == state.meal?.id, !state.isWriting else { return [] }
      state.isWriting = true
      return [.run(.record(answer, meal, world))]
    case .written:
      state.isWriting = false
      state.goesOn = false
    case .unwritten:
      state.isWriting = false
      return [say(.changeNotStored)]
    case .moreTapped: state.goesOn = true
    }
    return []
  }

  /// Finds the next dish of the quiz, which may change with the limits.
  private func look(
    _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    let (service, date) = (clients.service, world.deviceDate)
    let limits = try? service.safeLimits(of: stored.record, at: date)
    state.meal = limits.flatMap {
      service.quizMeal(
        after: stored.quiz, stored.record, for: $0, at: date, in: world.region.country)
    }
    return lookForPictures
  }

  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .record(let answer, let meal, let world):
        let stores = clients.stores
        let isStored = await context.isWritten {
          try await stores.recordQuiz(answer, of: meal, at: world.date)
        }
        report(isStored ? .written : .unwritten)
      }
    }
  }

  func screen(
    of route: Route, state: State, stored: Stored, context: ScreenContext
  ) -> (any Screen)? {
    var input = TasteInput(
      answered: stored.quiz.answeredInRound, hasMore: state.meal != nil, toast: context.notice)
    if let meal = state.meal, state.goesOn || !stored.quiz.hasEnded {
      let picture = context.offers.picture(of: meal.id, .hero)
      input.meal = meal
      (input.imagePhase, input.photo) = (picture.phase, picture.photo)
    } else {
      input.opinions = clients.service.taste(of: stored.record, at: context.world.date)
      input.foodNames = clients.service.names(of: input.opinions.flatMap(\.trait.mentionedFoods))
    }
    return TasteScreen(input, presentation(context))
  }

  func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("taste", to: Routes.taste)]
    offers.streams = [
      StreamOffer("quiz", holds: copy("your-data.kept.quiz"), use: copy("your-data.use.quiz"))
    ]
    if world.isAt(Routes.taste) { offers.want(.hero, of: [state.meal?.id].compactMap(\.self)) }
    return offers
  }
}
