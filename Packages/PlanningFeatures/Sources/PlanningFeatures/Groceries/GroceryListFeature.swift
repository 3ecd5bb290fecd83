import AccountSubscription
import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningPresentation
import PremiumGate
import RecipeAssistant
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GroceryAction {
  /// Asks for prices where they are due because a page that shows them opened; no control does.
  static let look = ActionForm("groceries.look")
}

/// The grocery list of the week that is shown: ticked, priced, substituted and handed on.
struct GroceryListFeature: PlanningFeature {
  struct State: Sendable {
    /// The list; nil before it was made.
    var shown: ShownGroceries?
    /// The recipes to which it is narrowed.
    var recipes: [String] = []
    /// Whether the store is being asked for prices.
    var isRefreshing = false
    /// Whether somebody asked for that by hand, and is told where nothing is new.
    var isByHand = false
    /// Why the store did not answer last.
    var failure: RetailerError?
    /// Until when a retailer that was asked too often is left alone.
    var notBefore: Date?
    /// The item whose drawer is open, with what may take its place; nil while that is looked for.
    var substitutes: (item: GroceryItemID, answer: SubstituteAnswer?)?
    /// What the assistant is asked about the item whose drawer is open.
    var asked = AskedAssistant()
    /// What is written into the sheet that adds by hand, and why it could not be added.
    var entry = GroceryEntryInput()
    /// The recipe whose lines are being put on the list, so that a second tap does not add them twice.
    var addedMeal: MealID?
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
    case askTapped(GroceryItemID)
    case proposalTapped(Substitution)
    case recipeTapped(String)
    case addTapped
    case entered(String)
    case mealAdded(MealID)
    case substitutionsTapped
    case refreshTapped
    case refreshDue(RefreshTiming.Cause)
    case matchTapped
    case shareTapped
    case made(WeekGroceries)
    case mealStored
    case told(ProductAnswer, names: [String])
    case recalled([Product], of: StoreID)
    case refreshed(isNews: Bool)
    case failed(RetailerError)
    case found(GroceryItemID, SubstituteAnswer?)
    case proposing(GroceryItemID, AskedAssistant.Phase)
    case proposalTaken
    case replaced(count: Int, left: Int)
    case stored(Notice?)
    case unstored
  }

  enum Effect: Sendable {
    case make(Range<Int>, World)
    case ask([ListedItem], WeekGroceries)
    case refresh(World)
    case keepShelf([Product], of: StoreID)
    case recallShelf(StoreID)
    case record([GroceryEvent], teaching: [AisleOrderEvent], World, Notice?)
    case addMeal([GroceryEvent], World, Notice)
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
  /// The rows as they were drawn last.
  let rows = KeptGroceryRows()

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
    routes = [
      RouteDefinition(PlanningRoutes.groceries, clients.hasTabs ? .root : .push),
      RouteDefinition(PlanningRoutes.item, .sheet),
      RouteDefinition(PlanningRoutes.entry, .sheet),
    ]
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(GroceryAction.open, .opened),
    .on(CartAction.list, .opened),
    .on(GroceryAction.look, .shown),
    .on(GroceryAction.tick) { .ticked($0) },
    .on(GroceryAction.item) { .itemTapped($0) },
    .on(GroceryAction.remove) { .removed($0, isRemoved: true) },
    .on(GroceryAction.bringBack) { .removed($0, isRemoved: false) },
    .on(GroceryAction.substitute) { .substituted($0) },
    .on(GroceryAction.askAssistant) { .askTapped($0) },
    .on(GroceryAction.takeProposal) { .proposalTapped($0) },
    .on(GroceryAction.recipe) { .recipeTapped($0) },
    .on(GroceryAction.add, .addTapped),
    .on(GroceryAction.enter, entering: { .entered($0) }),
    .on(GroceryAction.addMeal) { .mealAdded($0) },
    .on(GroceryAction.applySubstitutions, .substitutionsTapped),
    .on(GroceryAction.refresh, .refreshTapped),
    .on(GroceryAction.matchAgain, .matchTapped),
    .on(GroceryAction.share, .shareTapped),
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
        isRefreshing: state.isRefreshing, checked: state.shown?.checked,
        changes: state.shown?.changes ?? [:]))
    if let sold = clients.soldGroceries { offers.add(PremiumDelivery(sold)) }
    return offers
  }
}
