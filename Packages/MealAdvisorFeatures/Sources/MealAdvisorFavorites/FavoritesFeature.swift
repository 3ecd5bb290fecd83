import AccountSubscription
import AppShell
import DesignSystem
import EaterMeals
import FavoritesStore
import Journal
import MealAdvisorFeatureParts
import MealModels
import PremiumGate
import Presentation
import ScreenParts

/// Shows the saved meals, and saves meals from any screen.
struct FavoritesFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// The meal to save that waits for premium.
    var pending: MealID?
    /// Whether each meal has the buttons Remove and Share.
    var isEditing = false
    /// The last removal, for undoing it.
    var removal: [Record] = []
  }

  enum Action: Sendable {
    case toggled(MealID)
    case removed(MealID)
    case undoTapped
    case discoverTapped
    case editTapped
    case doneTapped
    case refreshed
    case shown
    case recordChanged
    case saveForgotten
    case saveGranted
    case changed(FavoritesEvent, [Record])
    case unstored
  }

  enum Effect: Sendable {
    case refresh
    case write(FavoritesEvent, World)
    case undo([Record], World)
  }

  let id: FeatureID = "favorites"
  let routes = [RouteDefinition(Routes.favorites, .root)]
  let clients: MealAdvisorClients
  /// The screen on which the eater finds meals to save.
  let start: Route
  let stored: Slice<StoredState>

  init(_ clients: MealAdvisorClients, discovering start: Route = Route(Routes.home)) {
    self.clients = clients
    self.start = start
    stored = clients.parts.meals
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(FavoritesAction.toggle) { .toggled($0) },
    .on(FavoritesAction.remove) { .removed($0) },
    .on(FavoritesAction.undoRemove) { _ in .undoTapped },
    .on(FavoritesAction.discover, .discoverTapped),
    .on(FavoritesAction.edit, .editTapped),
    .on(FavoritesAction.done, .doneTapped),
    .on(FavoritesAction.refresh, .refreshed),
    .on(WaitingSave.forget, .saveForgotten),
    .on(WaitingSave.grant, .saveGranted),
  ]

  func action(forShowing route: Route) -> Action? { .shown }

  func action(forChangeFrom before: StoredState) -> Action? { .recordChanged }

  func screen(
    of route: Route, state: State, stored: StoredState, context: ScreenContext
  ) -> (any Screen)? {
    let gate = stored.gate(at: context.world.deviceDate)
    let items = stored.favorites.all(.meal).map { item($0, context.offers) }
    let actions = context.offers.all(MealActionOffer.self)
    return FavoritesScreen(
      FavoritesInput(
        items: items, decision: gate.decide(.view, .mealFavorites),
        mealActions: Dictionary(
          items.map { item in (item.id, actions.map { $0.action(item.id) }) },
          uniquingKeysWith: { first, _ in first }),
        isEditing: state.isEditing, toast: context.notice), presentation(context))
  }

  /// A saved meal as it is today, or as it was saved if its recipe does not exist any more.
  private func item(_ favorite: Favorite, _ offers: Offers) -> SavedItem {
    let id = MealID(rawValue: favorite.key.id)
    if let meal = clients.service.catalog.meal(id) {
      var item = SavedItem(meal)
      item.id = id
      let picture = offers.picture(of: meal.id, .thumbnail)
      (item.imagePhase, item.photo) = (picture.phase, picture.photo)
      return item
    }
    return SavedItem(
      id: id, title: favorite.title, minutes: favorite.minutes, difficulty: favorite.difficulty,
      picture: favorite.picture, isAvailable: false)
  }

  /// The present id of a meal; nil if its recipe, and with it its photo, does not exist any more.
  private func loadable(_ id: String) -> MealID? {
    let id = MealID(rawValue: id)
    return clients.service.catalog.currentID(of: id)
  }

  func offers(_ state: State, _ stored: StoredState, _ world: World) -> Offers {
    var offers = Offers()
    let decision = stored.gate(at: world.deviceDate).decide(.view, .mealFavorites)
    offers.tab = TabOffer(
      Route(Routes.favorites), .favorites, copy("tab.favorites"),
      value: decision.isReadable ? "" : copy("tab.favorites.premium"))
    offers.deepLinks = [DeepLink("favorites", to: Routes.favorites)]
    offers.add(PremiumDelivery(.mealFavorites))
    offers.add(
      PremiumWay(to: .mealFavorites, ControlAction(NavigationAction.selectTab, "favorites")))
    offers.streams = [
      StreamOffer(
        "favorites", holds: copy("your-data.kept.favorites"), use: copy("your-data.use.favorites"))
    ]
    if world.isAt(Routes.favorites) {
      offers.want(.thumbnail, of: stored.favorites.all(.meal).compactMap { loadable($0.key.id) })
    }
    return offers
  }
}
