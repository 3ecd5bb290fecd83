import DesignSystem
import MealModels
import PlanningPresentation

/// The sample list and cart of the catalogue of screens.
///
/// They have the lines that seed 003 draws, and further lines so that sums and counts match it
/// (C-R04): 18 packages, $43.21 in the list, and $47.10 in the cart after two changes.
enum SampleGroceries {
  typealias Item = GroceryListInput.Item

  static let kroger = ChosenStore("Kroger #1234", retailer: "Kroger", zip: "94103")
  static let pasta = "Pasta night"
  static let salmon = "Sheet-pan salmon + veggies"

  static let broccoli = Item(
    "broccoli", "Broccoli", count: 2, need: "2 crowns", products: ["Broccoli crowns"],
    recipes: [pasta], availability: .inStock, price: Money(hundredths: 498),
    each: Money(hundredths: 249))
  static let lemon = Item(
    "lemon", "Lemon", count: 3, need: "3", products: ["Lemon"], recipes: [salmon],
    availability: .lowStock, price: Money(hundredths: 237), each: Money(hundredths: 79))
  static let parsley = Item(
    "parsley", "Parsley", count: 1, need: "1 bunch", products: ["Cilantro bunch"],
    recipes: [pasta], availability: .substituted(by: "Cilantro"), price: Money(hundredths: 99))
  static let spaghetti = Item(
    "spaghetti", "Spaghetti", count: 2, need: "1 1/2 lb", packages: "2 × 1 lb",
    products: ["Spaghetti 1lb box"], recipes: [pasta], availability: .inStock,
    price: Money(hundredths: 398), each: Money(hundredths: 199))
  static let oil = Item(
    "olive-oil", "Olive oil", count: 1, need: "5 tbsp", recipes: [pasta, salmon],
    availability: .unavailable)
  /// An item that is usually at home.
  static let salt = Item("salt", "Salt", need: "2 tsp", recipes: [pasta, salmon])

  /// The drawn groups, then further ones.
  static let groups: [GroceryListInput.Group] = [
    .init("produce", "Produce", items: [broccoli, lemon, parsley]),
    .init("pantry", "Pantry", items: [spaghetti, oil]),
    .init(
      "breakfast", "Breakfast",
      items: [line("oats", "Rolled oats", count: 1, price: 399)]),
    .init("canned", "Canned Goods", items: [line("soup", "Tomato soup", count: 2, price: 129)]),
    .init(
      "bakery", "Bakery",
      items: [
        line("bread", "Sandwich bread", count: 1, price: 249),
        line("bagel", "Bagel", count: 2, price: 68),
      ]),
    .init(
      "dairy", "Dairy",
      items: [
        line("yogurt", "Greek yogurt", count: 1, price: 549),
        line("cheddar", "Cheddar slices", count: 1, price: 299),
      ]),
    .init(
      "seafood", "Seafood",
      items: [line("salmon", "Salmon fillets", count: 1, price: 1199, for: salmon)]),
  ]

  private static func line(
    _ id: GroceryItemID, _ name: String, count: Int, price: Int, for recipe: String? = nil
  ) -> Item {
    Item(
      id, name, count: count, need: count > 1 ? String(count) : nil,
      recipes: [recipe].compactMap(\.self), availability: .inStock,
      price: Money(hundredths: price * count), each: count > 1 ? Money(hundredths: price) : nil)
  }

  /// The first day of the week of the list, 30 November 2026.
  static let weekStart = 20_787

  /// The list as drawn.
  static let list = with { _ in }

  /// The list after a change of its input.
  static func with(_ change: (inout GroceryListInput) -> Void) -> GroceryListInput {
    var input = GroceryListInput(groups: groups, store: kroger, checkedSecondsAgo: 300)
    (input.usual, input.firstDay) = ([salt], weekStart)
    change(&input)
    let open = input.items.filter { !$0.isTicked && !$0.availability.isUnavailable }
    let costs = open.compactMap(\.cost)
    input.total = GroceryListInput.Total(
      known: costs.dropFirst().reduce(costs.first) { sum, cost in sum?.adding(cost) },
      unpricedCount: open.count - costs.count)
    return input
  }

  /// The list after a change of some of its items.
  static func changing(
    _ ids: Set<GroceryItemID>, _ change: (inout Item) -> Void
  ) -> GroceryListInput {
    with { input in
      input.groups = groups.map { group in
        var group = group
        for index in group.items.indices where ids.contains(group.items[index].id) {
          change(&group.items[index])
        }
        return group
      }
    }
  }

  /// The number of packages on the list.
  static let packageCount = list.items.reduce(0) { $0 + ($1.count ?? 0) }

  /// The changes between the list and the cart: lemons cost more, and an oil was found.
  static let changes: [CartChangesInput.Change] = [
    .init(
      lemon.id, lemon.name, count: 3,
      .price(from: Money(hundredths: 79), to: Money(hundredths: 89)),
      difference: Money(hundredths: 30)),
    .init(
      oil.id, oil.name, count: 1, .substituted(by: "Store brand olive oil 500ml"),
      difference: Money(hundredths: 359)),
  ]

  /// The cart as drawn.
  static let cart: CartInput = {
    let difference = CartChangesInput(changes: changes).difference
    return CartInput(
      store: kroger, readyCount: packageCount, changeCount: changes.count,
      total: difference.flatMap { list.total.known?.adding($0) })
  }()
}
