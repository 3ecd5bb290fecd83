import DesignSystem
import PlanningPresentation
import Testing

extension Requirement {
  /// R-GROC and R-CART: what is drawn of the grocery list and the cart.
  static let shopping = groceryParts + groceryActs + cart

  private static let list = "grocery-list.list"
  private static let ready = "cart.ready"

  private static let groceryParts = [
    Requirement(
      "R-GROC-01", "store, postal code, and the way to another store",
      .shows("Store: Kroger #1234", "ZIP 94103", "Change", on: list),
      .speaks("grocery-list.store.change", on: list, label: "Change store")),
    Requirement(
      "R-GROC-02", "items stand in the parts of the shop, with what is wrong with their stock"
    ) {
      let groups = Shown.screen(list).element.all.filter {
        $0.id.rawValue.hasPrefix("grocery-list.group.") && $0.role == .section
      }
      #expect(groups.map(\.accessibility.label).prefix(2) == ["Produce", "Pantry"])
      for group in groups {
        let rows = group.all.filter { $0.action?.id == GroceryAction.item.id }
        #expect(!rows.isEmpty)
        #expect(!group.visibleText.contains("In stock"))
      }
      // The stock of an item is one tap away; a row says it only where something is wrong.
      let drawer = Shown.element("grocery-item.stock", on: "grocery-item.default").visibleText
      #expect(drawer.contains("In stock"))
      for item in ["lemon", "parsley", "olive-oil"] {
        let badge = ElementID("grocery-list.item.\(item).notes.stock")
        #expect(!Shown.element(badge, on: list).accessibility.label.isEmpty)
      }
    },
    Requirement(
      "R-GROC-03", "Produce is as drawn",
      line("broccoli", "Broccoli · 2 crowns", "$4.98"),
      line("lemon", "Lemon · 3", "Low stock", "$2.37"),
      line("parsley", "Parsley · 1 bunch", "Subbed → Cilantro"),
      Check {
        // C-R09: the check before a name is said in other words than a tick.
        let row = Shown.element("grocery-list.item.parsley", on: list)
        #expect(row.all.compactMap(\.icon).map(\.role) == [.check])
        #expect(row.accessibility.value.contains("Substitution applied: Cilantro"))
      }),
    Requirement(
      "R-GROC-04", "Pantry is as drawn",
      line("spaghetti", "Spaghetti · 1 1/2 lb", "2 × 1 lb", "$3.98"),
      line("olive-oil", "Olive oil · 5 tbsp", "Unavail → See subs"),
      Check {
        let price = Shown.element("grocery-list.item.spaghetti.value", on: list).visibleText
        #expect(price == "$3.98")
        let oil = Shown.element("grocery-list.item.olive-oil", on: list)
        #expect(oil.accessibility.value.contains("Unavailable, see substitutions"))
      }),
    Requirement("R-GROC-05", "each way an item stands has words and a shape of its own") {
      let badges = ["lemon", "parsley", "olive-oil"].map {
        Shown.element(ElementID("grocery-list.item.\($0).notes.stock"), on: list)
      }
      #expect(Set(badges.map(\.visibleText)).count == 3)
      #expect(Set(badges.flatMap { $0.all.compactMap(\.icon).map(\.role) }).count == 3)
      let broccoli = Shown.element("grocery-list.item.broccoli.line", on: list)
      #expect(!broccoli.all.contains { $0.id.rawValue.hasSuffix(".notes.stock") })
      // "In stock" is the fourth; the drawer says it.
      let stock = Shown.element("grocery-item.stock", on: "grocery-item.default").visibleText
      #expect(stock.contains("In stock"))
    },
  ]

  private static func line(_ item: String, _ words: String...) -> Check {
    Check {
      let line = Shown.element(ElementID("grocery-list.item.\(item).line"), on: list)
      for part in words { #expect(line.visibleText.contains(part), "\(part)") }
    }
  }

  private static let groceryActs = [
    Requirement(
      "R-GROC-06", "substitutions can be applied and prices refreshed",
      .says("Apply substitutions", "grocery-list.substitutions", on: list),
      .says("Refresh prices", "grocery-list.refresh", on: list),
      .fires("groceries.applySubstitutions", "grocery-list.substitutions", on: list),
      .fires("groceries.refresh", "grocery-list.refresh", on: list)),
    Requirement(
      "R-GROC-07", "what it costs and how old the prices are",
      .says("Totals: $43.21 est · Last checked 5m ago", "grocery-list.totals", on: list)),
    Requirement(
      "R-GROC-15", "offline, prices cannot be refreshed, and it is said why",
      .provedBy("GroceryListTests", "prices are asked for only with a connection"),
      .says(
        "Connect to refresh prices", "grocery-list.refresh.tooltip", on: "grocery-list.offline")),
  ]

  private static let cart = [
    Requirement(
      "R-CART-01", "the cart is headed by the store it is for",
      .says("Cart ready for checkout — Kroger #1234", "cart.headline", on: ready)),
    Requirement(
      "R-CART-02 R-CART-03 R-CART-04", "how much is ready, what changed, and what it will cost",
      .says("Items ready: 18", "cart.ready", on: ready),
      .says("Changes since review: 2", "cart.changes", on: ready),
      .says("Estimated total: $47.10 (taxes at checkout)", "cart.total", on: ready)),
    Requirement(
      "R-CART-05", "changes come first, going on is the main button, saving below both",
      .says("Review changes", "cart.review", on: ready),
      .says("Continue to Kroger", "cart.continue", on: ready),
      .order("cart.review", "cart.continue", "cart.save", on: ready),
      Check { #expect(Shown.screen(ready).primaryAction == "cart.continue") }),
    Requirement(
      "R-CART-06", "for how long the cart is held, and where it is paid",
      .says(
        "We’ll hold this cart for 1h. Checkout occurs in the retailer app/site.", "cart.note",
        on: ready)),
    Requirement(
      "R-CART-13", "offline, one cannot go on, and it is said why",
      .provedBy("CartScreenTests", "only a cart that was just checked leads to the retailer"),
      .provedBy("CartTests", "offline it is kept, and goes on with the connection")),
  ]
}
