import AccountParts
import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import SharingFeatures
import Sync

/// The words for changes of several devices to the plan, the shopping and the pantry.
struct PlanningDisputesFeature: Feature {
  /// The stored values that the feature depends on.
  struct Stored: Sendable {
    var planning: KeptPlanning
    /// The latest products of the store; only if devices disagree about a package.
    var shelf: [Product]
  }

  let id: FeatureID = "planning-disputes"
  let routes: [RouteDefinition] = []
  let actions: [ActionHandler<Never>] = []
  let clients: PlanningClients
  let stored: Slice<Stored>

  init(_ clients: PlanningClients) {
    self.clients = clients
    let stores = clients.stores
    let shelf = StoredPart(
      "disputed-shelf", streams: Set(stores.sharing.names.map(\.rawValue)), initial: [Product]()
    ) { known in
      let isAsked = try await stores.household.conflicts().contains {
        $0.place.stream == stores.grocery.stream.name && $0.place.field == "product"
      }
      let cursor = try await stores.household.ledger().cursor
      let shelf = isAsked ? await stores.keptShelf() : []
      return StoredReading(StoredVersion(isAsked ? 1 : 0, cursor), unless: known, shelf)
    }
    stored = clients.kept.with(Slice(shelf)) { Stored(planning: $0, shelf: $1) }
  }

  func initialState() {}

  func reduce(
    _ action: Never, into state: inout Void, stored: Stored, world: World
  ) -> [Command<Never>] {}

  func screen(
    of route: Route, state: Void, stored: Stored, context: ScreenContext
  ) -> (any Screen)? { nil }

  func offers(_ state: Void, _ stored: Stored, _ world: World) -> Offers {
    var offers = Offers()
    let (record, shelf) = (stored.planning.record, stored.shelf)
    offers.add(
      DisputeWords.planning(
        record: record, service: clients.service, retailers: clients.retailers, copy: clients.copy
      ) { id in
        shelf.first { $0.id == id } ?? record.shopping.product(id)
      })
    return offers
  }
}

extension DisputeWords {
  /// The words of conflicts about plan, purchases and pantry.
  ///
  /// - Parameter product: a product by its id; by default from carts and purchases.
  public static func planning(
    record: StoredState, service: SuggestionService, retailers: Retailers, copy: Copy,
    product: (@Sendable (ProductID) -> Product?)? = nil
  ) -> [DisputeWords] {
    let food: @Sendable (String) -> String? = { service.name(ofFood: $0) }
    let shopping = record.shopping
    return [
      .plan(record.plan, copy),
      .grocery(
        shopping, at: retailers, copy, food: food, product: product ?? { shopping.product($0) }),
      .pantry(record.pantry, copy, food: food),
    ]
  }
}
