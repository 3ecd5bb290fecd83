import AccountSubscription
import AppShell
import DesignSystem
import EaterMeals
import MealModels
import PremiumGate
import RecipeBookParts
import RecipeBookScreens
import RecipeExchange
import RecipeStore

/// Imports the recipes of other apps' files: reads them, keeps those that are new, and reports.
struct RecipeFilesFeature: Feature {
  typealias Stored = RecipeBookStores.Importing

  struct State: Sendable {
    var phase = RecipeFilesInput.Phase.asking
    /// Whether the user wants it to end after the recipes that are being kept now.
    var isStopping = false
  }

  /// The recipes that were read and are not kept yet, and what became of the others.
  struct Work: Sendable {
    var recipes: [ExchangedRecipe] = []
    /// The number of recipes at the start that are done.
    var done = 0
    var report = RecipeFilesInput.Report()
  }

  enum Action: Sendable {
    case opened
    case picked(String)
    case stopTapped
    case seeTapped
    case missing
    case advanced(RecipeFilesInput.Progress)
    case worked(Work)
  }

  enum Effect: Sendable {
    case read(String)
    case keep(Work, SettledNames, World)
  }

  let id: FeatureID = "recipe-files"
  let routes = [RouteDefinition(RecipeBookRoutes.files, .push)]
  let clients: RecipeBookClients
  let chooser: RecipeFileChooser
  let stored: Slice<Stored>

  init(_ clients: RecipeBookClients, _ chooser: RecipeFileChooser) {
    self.clients = clients
    self.chooser = chooser
    stored = RecipeBookStores(clients).importing
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(RecipeFilesAction.open, .opened),
    .on(RecipeFilesAction.files, entering: { .picked($0) }),
    .on(RecipeFilesAction.stop, .stopTapped),
    .on(RecipeFilesAction.see, .seeTapped),
  ]

  func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("import-files", to: RecipeBookRoutes.files)]
    return offers
  }

  func reduce(
    _ action: Action, into state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened:
      if !state.phase.isWorking { state.phase = .asking }
      return [prompt(stored, world) ?? .show(Route(RecipeBookRoutes.files))]
    case .picked(let text):
      guard !state.phase.isWorking, text.contains(where: { !$0.isWhitespace }) else { return [] }
      if let prompt = prompt(stored, world) { return [prompt] }
      state = State(phase: .working(.init(0)))
      return [.run(.read(text), id: "files")]
    case .stopTapped: return stop(&state)
    case .seeTapped:
      state.phase = .asking
      return [.fire(RecipeBookAction.open.call())]
    case .missing: state.phase = .failed(clients.copy("recipe-files.missing"))
    case .advanced(let progress): if state.phase.isWorking { state.phase = .working(progress) }
    case .worked(let work): return goOn(with: work, &state, stored, world)
    }
    return []
  }

  /// While files are read nothing is kept yet, so it ends at once; later it ends after the recipes
  /// that are being kept, so that the report is exact.
  private func stop(_ state: inout State) -> [Command<Effect>] {
    guard case .working(let progress) = state.phase else { return [] }
    guard progress.total == nil else {
      state.isStopping = true
      return []
    }
    var report = RecipeFilesInput.Report()
    report.wasStopped = true
    state.phase = .done(report)
    return [.cancel("files")]
  }

  private func goOn(
    with work: Work, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    guard state.phase.isWorking else { return [] }
    var work = work
    guard work.done < work.recipes.count, !state.isStopping else {
      work.report.wasStopped = work.done < work.recipes.count
      state.phase = .done(work.report)
      return []
    }
    state.phase = .working(.init(work.done, of: work.recipes.count))
    return [.run(.keep(work, stored.names, world), id: "files")]
  }

  private func prompt(_ stored: Stored, _ world: World) -> Command<Effect>? {
    let decision = clients.decision(.add, stored.entitlement, at: world.deviceDate)
    guard case .needsPremium(let trigger) = decision else { return nil }
    return .show(Route(PremiumRoutes.prompt, trigger))
  }

  func screen(
    of route: Route, state: State, stored: Stored, context: ScreenContext
  ) -> (any Screen)? {
    var input = RecipeFilesInput(state.phase)
    input.toast = context.notice
    return RecipeFilesScreen(input, context.presentation(clients.copy))
  }
}

extension RecipeFilesInput.Phase {
  /// Whether recipes are read or kept now.
  var isWorking: Bool { if case .working = self { true } else { false } }
}
