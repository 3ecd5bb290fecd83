import AccountSubscription
import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation
import PremiumGate
import RecipeAssistant
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The grocery list of the shown week: ticks, prices, substitutes and sharing.
struct GroceryListFeature: PlanningFeature {
  struct State: Sendable {
    /// The list; nil before it was made.
    var shown: ShownGroceries?
    /// The shown list that belongs to no week; nil for the list of the week.
    var list: GroceryListID?
    /// The list whose name is edited.
    var renaming: GroceryListID?
    /// The reason why a name of a list was refused.
    var nameError: String?
    /// Whether the ticked items are shown.
    var isBasketOpen = true
    /// The changes that take back that an item is at home.
    var hadUndo: OrderChange?
    /// The titles of the recipes that filter the list.
    var recipes: [String] = []
    /// The cause of the present request for prices; nil while there is no request.
    var refreshing: Refreshing?
    /// The reason why the store did not answer the last request.
    var failure: RetailerError?
    /// The time before which the app must not ask the retailer again; it was asked too often.
    var notBefore: Date?
    /// The drawer of an item; nil before one was opened.
    var drawer: ItemDrawer?
    /// The text in the sheet for adding by hand, and the reason why it was refused.
    var entry = GroceryEntryInput()
    /// Whether the typed text was sent as its field was left, and the button was not pressed since.
    var hasSent = false
    /// The line of a recipe whose menu is open; nil before one was tapped.
    var line: RecipeIngredientInput?
    /// Whether that line was added, so that a second tap does not add it twice.
    var isLineAdded = false
    /// The recipe whose lines are being put on the list, so that a second tap does not add them
    /// twice.
    var addedMeal: MealID?
  }

  /// The cause of a request for prices.
  enum Refreshing: Sendable {
    /// Prices were due.
    case due
    /// A person requested prices, and gets a notice if nothing is new.
    case byHand
  }

  enum Action: Sendable {
    case opened
    case shown
    case storedChanged
    case connected
    case ticked(GroceryItemID)
    case itemTapped(GroceryItemID)
    case removed(GroceryItemID, isRemoved: Bool)
    case substituted(Substitution)
    case productTapped(Substitution)
    case packagesTapped(GroceryItemID, Int)
    case kindTapped(GroceryItemID, isOnly: Bool)
    case amountTyped(GroceryItemID, String)
    case asPlannedTapped(GroceryItemID)
    case askTapped(GroceryItemID)
    case proposalTapped(Substitution)
    case recipeTapped(String)
    case addTapped
    case entered(String)
    case confirmed
    case mealAdded(MealID)
    case line(LineTap)
    case substitutionsTapped
    case refreshTapped
    case refreshDue(RefreshTiming.Cause)
    case matchTapped
    case shareTapped
    case had(GroceryItemID)
    case hadUndone
    case wanted(GroceryItemID)
    case sorted(ListSorting)
    case lists(ListTap)
    case opens(RouteForm<Void>)
    case unfiltered
    case basketTapped
    case made(WeekGroceries)
    case mealStored
    case told(ProductAnswer, names: [String])
    case recalled([Product], of: StoreID)
    case refreshed(isNews: Bool)
    case failed(RetailerError)
    case found(GroceryItemID, SubstituteAnswer?)
    case proposing(GroceryItemID, ItemDrawer.Assistant)
    case proposalTaken
    case replaced(count: Int, left: Int)
    case stored(Notice?)
    case unstored
  }

  enum Effect: Sendable {
    case make(Range<Int>, GroceryListID?, World)
    case keepHome(OrderChange, World, Notice?)
    case ask([ListedItem], WeekGroceries)
    case refresh(World)
    case keepShelf([Product], of: StoreID)
    case recallShelf(StoreID)
    case record([GroceryEvent], teaching: [AisleOrderEvent], World, Notice?)
    case addMeal([GroceryEvent], World, Notice)
    case lookUp(RecipeIngredientInput, World)
    case addLine(RecipeIngredientInput, ManualItemID, World)
    case find(WeekGroceries, GroceryItemID)
    case lookForAssistant(GroceryItemID)
    case propose(GroceryItemID, World)
    case takeProposal(SubstituteProposal, GroceryItemID, World)
    case replaceMissing(World)
    case wait(Double)
  }

  let id: FeatureID = "groceries"
  let routes: [RouteDefinition]
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>
  /// The rows as last drawn.
  let rows = KeptGroceryRows()

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
    routes = [
      RouteDefinition(PlanningRoutes.groceries, clients.hasTabs ? .root : .push),
      RouteDefinition(PlanningRoutes.item, .sheet),
      RouteDefinition(PlanningRoutes.entry, .sheet),
      RouteDefinition(PlanningRoutes.groceryFilter, .sheet),
      RouteDefinition(PlanningRoutes.grocerySorting, .sheet),
      RouteDefinition(PlanningRoutes.groceryLists, .sheet),
      RouteDefinition(PlanningRoutes.recipeIngredient, .sheet),
    ]
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] =
    listActions + lineActions + [
      .on(GroceryAction.open, .opened),
      .on(CartAction.list, .opened),
      .on(GroceryAction.look, .shown),
      .on(GroceryAction.tick) { .ticked($0) },
      .on(GroceryAction.item) { .itemTapped($0) },
      .on(GroceryAction.remove) { .removed($0, isRemoved: true) },
      .on(GroceryAction.bringBack) { .removed($0, isRemoved: false) },
      .on(GroceryAction.substitute) { .substituted($0) },
      .on(GroceryAction.product) { .productTapped($0) },
      .on(GroceryAction.fewer) { .packagesTapped($0, -1) },
      .on(GroceryAction.more) { .packagesTapped($0, 1) },
      .on(GroceryAction.onlyKind) { .kindTapped($0, isOnly: true) },
      .on(GroceryAction.anyKind) { .kindTapped($0, isOnly: false) },
      .on(GroceryAction.amount) { .amountTyped($0, $1) },
      .on(GroceryAction.asPlanned) { .asPlannedTapped($0) },
      .on(GroceryAction.askAssistant) { .askTapped($0) },
      .on(GroceryAction.takeProposal) { .proposalTapped($0) },
      .on(GroceryAction.recipe) { .recipeTapped($0) },
      .on(GroceryAction.add, .addTapped),
      .on(GroceryAction.enter, entering: { .entered($0) }),
      .on(GroceryAction.confirm, .confirmed),
      .on(GroceryAction.addMeal) { .mealAdded($0) },
      .on(GroceryAction.applySubstitutions, .substitutionsTapped),
      .on(GroceryAction.refresh, .refreshTapped),
      .on(GroceryAction.matchAgain, .matchTapped),
      .on(GroceryAction.share, .shareTapped),
      .on(GroceryAction.have) { .had($0) },
      .on(GroceryAction.haveNot, .hadUndone),
      .on(GroceryAction.want) { .wanted($0) },
    ]

  func action(forShowing route: Route) -> Action? {
    PlanningRoutes.groceries ~= route ? .shown : nil
  }

  func action(forChangeFrom before: KeptPlanning) -> Action? { .storedChanged }

  func action(forConnection isThere: Bool) -> Action? { isThere ? .connected : nil }

  func offers(_ state: State, _ stored: KeptPlanning, _ world: World) -> Offers {
    var offers = Offers()
    if clients.hasTabs {
      offers.tab = TabOffer(Route(PlanningRoutes.groceries), .cart, copy("grocery-list.tab"))
    }
    offers.deepLinks = [DeepLink("grocery", to: PlanningRoutes.groceries)]
    offers.add(
      ShelfStatus(
        isRefreshing: state.refreshing != nil, checked: state.shown?.checked,
        changes: state.shown?.changes ?? [:],
        cost: state.shown.flatMap { shown in shown.cost.map { (shown.groceries.days, $0) } }))
    if let sold = clients.soldGroceries {
      offers.add(PremiumDelivery(sold))
      offers.add(PremiumWay(to: sold, ControlAction(GroceryAction.open, motion: .push)))
    }
    return offers
  }
}
