import AccountSubscription
import AppShell
import DesignSystem
import MealModels
import PremiumGate
import RecipeBookScreens
import RecipeStore
import ScreenParts

/// Import from URL: what is read is looked through in Create Recipe before it is kept.
struct RecipeImportFeature: Feature {
  struct State: Sendable {
    var phase = RecipeImportScreen.Phase.asking
    /// The link as it was typed.
    var link = ""
  }

  enum Action: Sendable {
    case opened
    case linkTyped(String)
    case read
    case refused(RecipeLinkError)
    case unstored
  }

  enum Effect: Sendable {
    case read(String, World)
  }

  let id: FeatureID = "recipe-import"
  let routes = [RouteDefinition(RecipeBookRoutes.importing, .sheet)]
  let clients: RecipeBookClients
  let links: RecipeLinkReader
  let parts: RecipeBookParts
  let stored: Slice<RecipeBookParts.Writing>

  init(_ clients: RecipeBookClients, _ links: RecipeLinkReader) {
    self.clients = clients
    self.links = links
    parts = RecipeBookParts(clients)
    stored = parts.writing
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(RecipeBookAction.openImport, .opened),
    .on(RecipeBookAction.readLink, entering: { .linkTyped($0) }),
  ]

  func reduce(
    _ action: Action, _ state: inout State, _ stored: RecipeBookParts.Writing, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened: return open(&state, stored, world)
    case .linkTyped(let text):
      state.link = text.filter { !$0.isWhitespace }
      guard !state.link.isEmpty else {
        state.phase = .failed(clients.copy("recipe-import.no-link"))
        return []
      }
      state.phase = .reading
      return [.run(.read(state.link, world), id: "read")]
    case .read:
      state.phase = .asking
      guard world.isAt(RecipeBookRoutes.importing) else { return [] }
      return [
        .dismiss, .fire(RecipeBookAction.resume.call()),
        .say(
          .confirmation(clients.copy("recipe-import.review")),
          on: Route(RecipeBookRoutes.editor)),
      ]
    case .refused(let error):
      state.phase = .failed(clients.copy(CopyKey("recipe-import.\(error.rawValue)")))
    case .unstored: state.phase = .failed(clients.copy("error.unsaved"))
    }
    return []
  }

  /// What was not saved yet comes first, so that nothing is written over it.
  private func open(
    _ state: inout State, _ stored: RecipeBookParts.Writing, _ world: World
  ) -> [Command<Effect>] {
    state = State()
    let decision = clients.decision(.add, stored.entitlement, at: world.deviceDate)
    if decision.trigger != nil || stored.unfinished != nil {
      return [.fire(RecipeBookAction.create.call())]
    }
    return [.show(Route(RecipeBookRoutes.importing))]
  }

  func perform(
    _ effect: Effect, _ context: EffectContext<RecipeBookParts.Writing>
  ) -> AsyncStream<Action> {
    .reporting { report in
      guard case .read(let link, let world) = effect else { return }
      do throws(RecipeLinkError) {
        let draft = try await links.draft(of: link)
        let isStored = await context.isWritten {
          try await parts.unfinished.record(
            [.written(UnfinishedRecipe(draft, origin: .imported))], at: world.date)
        }
        report(isStored ? .read : .unstored)
      } catch {
        report(.refused(error))
      }
    }
  }

  func screen(
    _ route: Route, _ state: State, _ stored: RecipeBookParts.Writing, _ context: ScreenContext
  ) -> (any Screen)? {
    RecipeImportScreen(state.phase, link: state.link, clients.presentation(context))
  }
}
