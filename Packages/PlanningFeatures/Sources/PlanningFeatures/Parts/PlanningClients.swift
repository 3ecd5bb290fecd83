import AccountParts
import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import PremiumGate
import SharingFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the features of planning and shopping need from outside.
public struct PlanningClients: Sendable {
  /// The meals, and who may eat which.
  public let service: SuggestionService
  /// The recipes of one's own, as meals.
  public let ownMeals: OwnMeals
  /// The grocery lists, which all features share.
  let lists: WeekLists
  /// Where everything is kept, and what the app sells.
  public let stores: Stores
  /// Who can be asked for prices, and takes carts.
  public var retailers: Retailers
  /// The assistant that may be asked; nil where there is none.
  public var assistants: Assistants?
  /// The household that shares the record; nil where there can be none.
  public var sharing: SharingClients?
  /// The household itself.
  var households: Households? { sharing?.households }
  /// Where a week or a list goes as a file.
  public var exports: ExportDestination
  /// What changing the plan is sold as; nil where it is free.
  public var soldPlanner: PremiumFeature?
  /// What the grocery list is sold as; nil where it is free.
  public var soldGroceries: PremiumFeature?
  /// Whether the planner and the grocery list are tabs of the app; else something leads there.
  public var hasTabs: Bool
  /// What opens the diets and allergies of the eater, which another feature of the app shows.
  public var openLimits: ActionCall
  /// What calendar files are made by.
  public var product = "MealAdvisor"
  /// The words, with those of the screens of planning.
  public var copy: Copy
  /// What all features of planning depend on.
  let kept: Slice<KeptPlanning>

  /// Makes the clients; nothing is sold, nothing is a tab, there is nowhere to export to, and there is
  /// no assistant, unless given.
  public init(
    service: SuggestionService, ownMeals: OwnMeals, stores: Stores, retailers: Retailers,
    assistants: Assistants? = nil, exports: ExportDestination = .none,
    soldPlanner: PremiumFeature? = nil,
    soldGroceries: PremiumFeature? = nil, hasTabs: Bool = false, openLimits: ActionCall, copy: Copy
  ) {
    self.service = service
    self.ownMeals = ownMeals
    lists = WeekLists(service, foods: ownMeals.foods)
    self.stores = stores
    self.retailers = retailers
    self.assistants = assistants
    self.exports = exports
    self.soldPlanner = soldPlanner
    self.soldGroceries = soldGroceries
    self.hasTabs = hasTabs
    self.openLimits = openLimits
    self.copy = copy
    kept = RecordParts(stores, service, ownMeals).planning(stores)
  }

  /// The planner with its picker, the grocery list, the cart, the choice of a store, and what is set of
  /// all of it.
  public var features: [any Feature] {
    [
      PlannerFeature(self), RecipePickerFeature(self), GroceryListFeature(self),
      CartFeature(self), StoreSelectorFeature(self), ConnectionsFeature(self),
      PlanningDisputesFeature(self),
    ] + (sharing.map { [$0.feature] } ?? [])
  }

  /// What somebody may do, as far as it is sold.
  func decision(
    _ usage: Usage, _ sold: PremiumFeature?, _ entitlement: Entitlement, at date: Date
  ) -> Decision {
    guard let sold else { return .allowed }
    return Gate(entitlement.phase(at: date), of: stores.premium.offer).decide(usage, sold)
  }
}
