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

/// The clients of the features of planning and shopping.
public struct PlanningClients: Sendable {
  /// The meals, and which eaters may have them.
  public let service: SuggestionService
  /// The eater's own recipes, as meals.
  public let ownMeals: OwnMeals
  /// The grocery lists, which all features share.
  let lists: WeekLists
  /// The stores of the record, and the app's offers.
  public let stores: Stores
  /// The retailers that give prices and take carts.
  public var retailers: Retailers
  /// The assistant that the app may ask, set by a feature of `AssistantFeatures`; nil without one.
  public var assistants: Assistants?
  /// The household that shares the record; nil if there can be none.
  public var sharing: SharingClients?
  /// The destination of a week or a list that is exported as a file.
  public var exports: ExportDestination
  /// The address at which calendars of this machine follow the plan; nil if there can be none.
  public var subscription: CalendarSubscription?
  /// The premium feature that includes changing the plan; nil if it is free.
  public var soldPlanner: PremiumFeature?
  /// The premium feature that includes the grocery list; nil if it is free.
  public var soldGroceries: PremiumFeature?
  /// Whether the planner and the grocery list are tabs of the app; else other controls open them.
  public var hasTabs: Bool
  /// Whether the parts of Account & Connections are pages of their own, with rows in Settings.
  public var splitsConnections = false
  /// Whether a new eater is asked a few questions and shown a proposed week.
  public var asksFirst = false
  /// The action that opens the eater's diets and allergies, which another feature of the app shows.
  public var openLimits: ActionCall
  /// The product that makes calendar files.
  public var product = "MealAdvisor"
  /// The words, with those of the screens of planning.
  public var copy: Copy
  /// The stored values that all features of planning depend on.
  package let kept: Slice<KeptPlanning>

  /// Makes the clients; by default nothing is sold, no feature is a tab, and there is neither an
  /// export nor an assistant.
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

  /// The gate's decision about a feature; allowed if the feature is not sold.
  package func decision(
    _ usage: Usage, _ sold: PremiumFeature?, _ entitlement: Entitlement, at date: Date
  ) -> Decision {
    guard let sold else { return .allowed }
    return Gate(entitlement.phase(at: date), of: stores.premium.offer).decide(usage, sold)
  }
}
