import AccountParts
import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import SharingFeatures
import Sync

/// Words what several devices changed of the plan, of shopping and of what is at home.
struct PlanningDisputesFeature: Feature {
  /// What is stored of it.
  struct Stored: Sendable {
    var planning: KeptPlanning
    /// What a store told last of its products, where several devices chose a package.
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
    _ action: Never, _ state: inout Void, _ stored: Stored, _ world: World
  ) -> [Command<Never>] {}

  func screen(
    _ route: Route, _ state: Void, _ stored: Stored, _ context: ScreenContext
  ) -> (any Screen)? { nil }

  func offers(_ state: Void, _ stored: Stored, _ world: World) -> Offers {
    var offers = Offers()
    let (record, shelf) = (stored.planning.record, stored.shelf)
    offers.add(
      DisputeWords.planning(record, clients.service, clients.retailers, clients.copy) { id in
        shelf.first { $0.id == id } ?? record.shopping.product(id)
      })
    return offers
  }
}

extension DisputeWords {
  /// The words of disagreements about what is planned, bought and at home.
  ///
  /// - Parameter product: a product as far as it is known; those of carts and purchases unless given.
  public static func planning(
    _ record: StoredState, _ service: SuggestionService, _ retailers: Retailers, _ copy: Copy,
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
