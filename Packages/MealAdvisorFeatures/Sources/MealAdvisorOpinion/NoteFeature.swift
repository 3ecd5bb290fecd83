import AppShell
import DesignSystem
import EaterMeals
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts
import SharingFeatures

/// Handles the eater's own notes on recipes, own ones and those of the catalogue.
struct NoteFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// The meal of the note that was opened last; its text may arrive as the sheet closes.
    var meal: MealID?
  }

  enum Action: Sendable {
    case opened(MealID)
    case written(String)
    case shown(Route)
    case done
    case kept(isDeleted: Bool)
    case unstored
  }

  enum Effect: Sendable {
    case keep(String, MealID, World)
  }

  let id: FeatureID = "recipe-note"
  let routes = [RouteDefinition(Routes.note, .sheet)]
  let clients: MealAdvisorClients
  let stored: Slice<Int>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = Slice(clients.parts.ownMeals)
  }

  func initialState() -> State { State() }

  var actions: [ActionHandler<Action>] {
    let today = clients.service.currentID(of:)
    return [
      .on(RecipeNoteAction.open) { .opened(today($0)) },
      .on(RecipeNoteAction.done, .done),
      .on(RecipeNoteAction.write) { .written($0) },
    ]
  }

  func action(forShowing route: Route) -> Action? { .shown(route) }

  func reduce(
    _ action: Action, into state: inout State, stored: Int, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened(let meal):
      return clients.service.catalog.meal(meal) == nil ? [] : [.show(Route(Routes.note, meal))]
    case .written(let text):
      guard let meal = Routes.note.read(world.route) ?? state.meal else { return [] }
      return [.run(.keep(text, meal, world))]
    case .shown(let route):
      if let meal = Routes.note.read(route) { state.meal = meal }
      return []
    case .done: return world.isAt(Routes.note) ? [.dismiss] : []
    case .kept(let isDeleted):
      return [.say(.confirmation(copy(isDeleted ? "note.deleted" : "note.kept")))]
    case .unstored: return [say(.changeNotStored)]
    }
  }

  func perform(_ effect: Effect, _ context: EffectContext<Int>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .keep(let text, let meal, let world):
        let own = clients.ownMeals
        let isStored = await context.isWritten {
          try await own.keepNote(text, on: meal, at: world.date)
        }
        report(isStored ? .kept(isDeleted: text.allSatisfy(\.isWhitespace)) : .unstored)
      }
    }
  }

  func screen(
    of route: Route, state: State, stored: Int, context: ScreenContext
  ) -> (any Screen)? {
    Routes.note.read(route).flatMap { clients.service.catalog.meal($0) }.map {
      RecipeNoteScreen($0.recipe, toast: context.notice, presentation(context))
    }
  }

  func offers(_ state: State, _ stored: Int, _ world: World) -> Offers {
    var offers = Offers()
    let name = OwnMeals.noteStream.rawValue
    offers.streams = [
      StreamOffer(
        name, holds: copy("your-data.kept.meal-notes"), use: copy("your-data.use.meal-notes"))
    ]
    let service = clients.service
    offers.add(DisputeWords.notes(copy) { service.title(ofMeal: $0) })
    return offers
  }
}
