import AppShell
import DesignSystem
import FavoritesStore
import Journal
import MealModels
import Presentation
import PremiumGate

/// The saved meals, and saving from anywhere.
struct FavoritesFeature: Feature {
  struct State: Sendable {
    var stored = StoredState()
    /// What the eater wanted to save when premium was asked for.
    var pending: MealID?
    var toast: ScreenToast?
  }

  enum Action: Sendable {
    case storeChanged
    case stored(StoredState)
    case toggled(MealID)
    case removed(MealID)
    case discoverTapped
    case saveForgotten
    case changed(ScreenToast)
    case failed
  }

  enum Effect: Sendable {
    case read
    case write(FavoritesEvent, World)
  }

  let id: FeatureID = "favorites"
  let routes = [RouteDefinition(Path.favorites, .root)]
  let clients: MealAdvisorClients

  /// Fired when the eater declines premium: what was to be saved is forgotten.
  static let forgetSave: ActionID = "favorites.forgetSave"

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .storeChanged }

  func action(for call: ActionCall) -> Action? {
    switch (call.id, call["id"].map { MealID(rawValue: $0) }) {
    case (FavoritesAction.toggle, let id?): .toggled(id)
    case (FavoritesAction.remove, let id?): .removed(id)
    case (FavoritesAction.discover, _): .discoverTapped
    case (Self.forgetSave, _): .saveForgotten
    default: nil
    }
  }

  func action(forChangeOf stream: String) -> Action? {
    ["favorites", "entitlement"].contains(stream) ? .storeChanged : nil
  }

  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read, id: "read")]
    case .stored(let stored):
      state.stored = stored
      guard let id = state.pending, state.stored.phase(at: world.date).isEntitled else {
        return []
      }
      return save(id, &state, world)
    case .toggled(let id):
      state.toast = nil
      return state.stored.savedMeals.contains(id)
        ? [remove(id, world)] : save(id, &state, world)
    case .removed(let id): return [remove(id, world)]
    case .discoverTapped: return [.show(Route(Path.home))]
    case .saveForgotten:
      state.pending = nil
      return []
    case .changed(let toast):
      state.toast = toast
      return [.changed(stream: "favorites")]
    case .failed:
      state.toast = .changeNotStored
      return []
    }
  }

  private func save(
    _ id: MealID, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.pending = nil
    guard let meal = clients.service.catalog.meal(id) else { return [] }
    let place: Gate.Place = world.route?.path == Path.recipe ? .recipe : .elsewhere
    let gate = state.stored.gate(at: world.date)
    if case .needsPremium(let trigger) = gate.decide(.add, .mealFavorites, from: place) {
      state.pending = id
      return [.show(.prompt(for: trigger))]
    }
    return [.run(.write(.saved(Favorite(meal.recipe)), world))]
  }

  private func remove(_ id: MealID, _ world: World) -> Command<Effect> {
    .run(.write(.removed(Favorite.Key(.meal, id.rawValue)), world))
  }

  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      do throws(JournalError) {
        switch effect {
        case .read: report(.stored(try await clients.stores.read()))
        case .write(let event, let world):
          try await clients.stores.favorites.record([event], at: world.date)
          if case .saved = event {
            report(.changed(.mealSaved))
          } else {
            report(.changed(.mealRemoved))
          }
        }
      } catch {
        report(.failed)
      }
    }
  }

  func screen(_ route: Route, _ state: State, _ context: ScreenContext) -> (any Screen)? {
    let gate = state.stored.gate(at: context.world.date)
    let items = state.stored.favorites.all(.meal).map(item)
    let actions = context.offers.itemActions.filter { $0.item == .meal }
    return FavoritesScreen(
      FavoritesInput(
        items: items, decision: gate.decide(.view, .mealFavorites),
        mealActions: Dictionary(
          items.map { item in (item.id, actions.map { $0.action(item.id.rawValue) }) },
          uniquingKeysWith: { first, _ in first }),
        toast: state.toast), context.presentation)
  }

  /// A saved meal as it is today, or as it was saved when its recipe is gone.
  private func item(_ favorite: Favorite) -> SavedItem {
    let id = MealID(rawValue: favorite.key.id)
    if let meal = clients.service.catalog.meal(id) {
      var item = SavedItem(meal)
      item.id = id
      return item
    }
    return SavedItem(
      id: id, title: favorite.title, minutes: favorite.minutes, difficulty: favorite.difficulty,
      picture: favorite.picture, isAvailable: false)
  }

  func offers(_ state: State, _ world: World) -> Offers {
    var offers = Offers()
    let isReadable = state.stored.gate(at: world.date).decide(.view, .mealFavorites).isReadable
    offers.tab = TabOffer(
      Route(Path.favorites), .favorites, Copy.english("tab.favorites"),
      value: isReadable ? "" : Copy.english("tab.favorites.premium"))
    offers.deepLinks = [DeepLink("favorites", to: Path.favorites)]
    offers.streams = [StreamOffer("favorites", holds: "the meals and foods you saved")]
    return offers
  }
}
