import AccountParts
import AccountSubscription
import AppShell
import DesignSystem
import EaterMeals
import MealModels
import PremiumGate
import RecipeBookDisputes
import RecipeBookParts
import RecipeBookScreens
import RecipeStore
import ScreenParts
import SharingFeatures

/// Finds, opens, deletes and restores the user's own recipes.
struct MyRecipesFeature: Feature {
  struct State: Sendable {
    /// The query of the search.
    var query = ""
    /// The order of the list, and the conditions of its recipes.
    var choice = RecipeChoice()
    /// How many recipes of the list are shown.
    var limit = RecipeShelf.pageLength
    /// The id of the shown list.
    var shown: String
    /// Whether the user chose the shown list; else it is their own if they have recipes.
    var isChosen = false
    /// The recipes of the shown list, if it is not the user's own; nil until they are found.
    var further: RecipeShelfSource.Found?
    /// The last results; nil before the first search.
    var shelf: RecipeShelf?
    /// Whether the recipes could not be read.
    var isUnreadable = false
  }

  enum Action: Sendable {
    case opened
    case shown
    case recipesChanged
    case looked(String)
    case choiceTapped, orderChosen(RecipeChoice.Order), minutesChosen(Int?), starsChosen(Int?)
    case tagChosen(String?), neverCookedTapped, conditionsCleared
    case shelfTapped(String)
    case furtherFound(RecipeShelfSource.Found, shelf: String, query: String, RecipeChoice)
    case moreTapped
    case searchesForgotten
    case menuTapped(RecipeID)
    case removeTapped(RecipeID)
    case bringBackTapped(RecipeID)
    case found(RecipeShelf)
    case unreadable
    case removed(RecipeID, title: String)
    case broughtBack(title: String)
    case unstored
  }

  enum Effect: Sendable {
    case find(String, by: RecipeChoice, limit: Int)
    case findFurther(String, by: RecipeChoice, limit: Int, shelf: String, World)
    case remember(String, World)
    case forgetSearches(World)
    case remove(RecipeID, World)
    case bringBack(RecipeID, World)
  }

  let id: FeatureID = "my-recipes"
  let routes: [RouteDefinition]
  let clients: RecipeBookClients
  let stores: RecipeBookStores
  let stored: Slice<RecipeBookStores.Listing>

  init(_ clients: RecipeBookClients) {
    self.clients = clients
    stores = RecipeBookStores(clients)
    stored = stores.listing
    routes = [
      RouteDefinition(RecipeBookRoutes.myRecipes, clients.shelves.isEmpty ? .push : .root),
      RouteDefinition(RecipeBookRoutes.menu, .sheet),
      RouteDefinition(RecipeBookRoutes.choice, .sheet),
    ]
  }

  func initialState() -> State {
    State(shown: clients.shelves.first?.shelf.id ?? MyRecipesInput.ownShelf)
  }

  let actions: [ActionHandler<Action>] = [
    .on(RecipeBookAction.open, .opened),
    .on(RecipeBookAction.find, entering: { .looked($0) }),
    .on(RecipeBookAction.look) { .looked($0) },
    .on(RecipeBookAction.order) { .orderChosen($0) },
    .on(RecipeBookAction.choose, .choiceTapped),
    .on(RecipeBookAction.minutes) { .minutesChosen($0) },
    .on(RecipeBookAction.stars) { .starsChosen($0) },
    .on(RecipeBookAction.tag) { .tagChosen($0) },
    .on(RecipeBookAction.neverCooked, .neverCookedTapped),
    .on(RecipeBookAction.clearChoice, .conditionsCleared),
    .on(RecipeBookAction.shelf) { .shelfTapped($0) },
    .on(RecipeBookAction.more, .moreTapped),
    .on(RecipeBookAction.forgetSearches, .searchesForgotten),
    .on(RecipeBookAction.menu) { .menuTapped($0) },
    .on(RecipeBookAction.remove) { .removeTapped($0) },
    .on(RecipeBookAction.bringBack) { .bringBackTapped($0) },
  ]

  func action(forShowing route: Route) -> Action? {
    RecipeBookRoutes.myRecipes ~= route ? .shown : nil
  }

  func action(forChangeFrom before: RecipeBookStores.Listing) -> Action? { .recipesChanged }

  func offers(
    _ state: State, _ stored: RecipeBookStores.Listing, _ world: World
  ) -> Offers {
    var offers = Offers()
    if !clients.shelves.isEmpty {
      offers.tab = TabOffer(
        Route(RecipeBookRoutes.myRecipes), .recipes, clients.copy("recipes-tab.title"))
    }
    offers.deepLinks = [DeepLink("my-recipes", to: RecipeBookRoutes.myRecipes)]
    let streams = [
      "recipes", "settled-names", "import-queue", "recipe-searches", "unfinished-recipe",
    ]
    offers.streams = streams.map { name in
      StreamOffer(
        name, holds: clients.copy(CopyKey("your-data.kept.\(name)")),
        use: clients.copy(CopyKey("your-data.use.\(name)")))
    }
    offers.add(KeptDataOffer("recipes", ControlAction(RecipeBookAction.open, motion: .push)))
    let (recipes, foods) = (stored.recipes, clients.foods)
    offers.add([
      DisputeWords.recipes(clients.copy) { recipes.summary(RecipeID(rawValue: $0))?.title },
      .settledNames(clients.copy) { foods().book[FoodID(rawValue: $0)]?.name },
    ])
    if let sold = clients.sold {
      offers.add(PremiumDelivery(sold))
      offers.add(PremiumWay(to: sold, ControlAction(RecipeBookAction.open, motion: .push)))
    }
    return offers
  }
}
