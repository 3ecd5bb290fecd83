import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine
import SuggestionWords

/// The quiz that teaches a taste; it can be left at any time, and goes on where it was left.
struct TasteFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// The dish that is asked about while the quiz is open; nil where none is left.
    var meal: Meal?
    /// Whether somebody goes on after the end of a round.
    var goesOn = false
    /// Whether an answer is being written, so that a second tap does not give another one.
    var isWriting = false
  }

  /// What it sees of what is stored.
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
    _ action: Action, _ state: inout State, _ stored: Stored, _ world: World
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

  /// Looks for the dish to ask about, which every change of a limit may change.
  private func look(
    _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    state.meal = clients.service.quizMeal(
      after: stored.quiz, stored.record, at: world.deviceDate, in: world.region.country)
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
    _ route: Route, _ state: State, _ stored: Stored, _ context: ScreenContext
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
