import DesignSystem
import Groceries
import PlanningPresentation
import Testing

extension Requirement {
  /// R-GROC-08 and R-CART-07 and later: what is done with the list and the cart.
  static let shoppingActs = listActs + listData + cartActs + cartData

  private static let listActs = [
    Requirement(
      "R-GROC-08", "a swipe over an item, or its menu, takes it off the list",
      .provedBy(
        "GroceryListTests", "a row says all of it, in words, at once",
        "undo restores a removed item")),
    Requirement(
      "R-GROC-09", "a tap on an item opens what may take its place",
      .provedBy(
        "SubstituteSafetyTests", "a substitute is chosen, and the item itself is kept again")),
    Requirement(
      "R-GROC-10", "a recipe's chip narrows the list to what it needs, and widens it again",
      .provedBy("GroceryListTests", "it is narrowed to what a recipe needs, and widened again")),
    Requirement(
      "R-GROC-11", "all substitutions at once, or products chosen anew",
      .fires("groceries.applySubstitutions", "grocery-list.substitutions", on: "grocery-list.list"),
      Check {
        let caterer = try await Caterer()
        try await caterer.openList()
        let asked = caterer.asked.count("products")
        caterer.world.advance(hours: 1)
        try await caterer.tap("groceries.matchAgain")
        #expect(caterer.asked.count("products") == asked + 1)
      }),
  ]

  private static let listData = [
    Requirement("R-GROC-12", "each item has the price and the stock of a product of the store") {
      let caterer = try await Caterer()
      try await caterer.openList()
      let shopping = try await caterer.stores.grocery.state()
      let entries = try #require(shopping.prices["kroger-1234"]?.entries)
      #expect(!entries.isEmpty)
      for item in try await caterer.items {
        let words = try await caterer.words(of: item)
        #expect(words.contains("$") || words.contains("Unavail"), "\(words)")
      }
      // A row says its stock only where something is wrong; the drawer always does.
      let states = ["In stock", "Low stock", "Unavailable", "Substitution applied"]
      for item in try await caterer.items {
        try await caterer.tap(GroceryAction.item.call(item).description)
        let words = try await caterer.element("grocery-item.stock")?.visibleText ?? ""
        #expect(states.contains { words.contains($0) }, "\(item): \(words)")
        try await caterer.tap("navigation.dismiss")
      }
    },
    Requirement("R-GROC-13", "what moved while nobody looked has a badge") {
      let caterer = try await Caterer()
      try await caterer.openList()
      try await caterer.tap("groceries.cart", "navigation.dismiss")
      try await caterer.tap("tab.select?id=planner")
      caterer.asked.move(to: 130)
      caterer.world.advance(days: 1)
      try await caterer.openList()
      let badges = try await caterer.screen.element.all.filter {
        $0.id.rawValue.contains(".notes.change.")
      }
      #expect(badges.contains { $0.visibleText.contains("price changed") })
    },
    Requirement(
      "R-GROC-14 R-CART-14", "offline, ticks, items by hand and the cart are kept",
      .provedBy("PriceTests", "offline ticks are kept, and prices are not asked for"),
      .provedBy("CartTests", "offline it is kept, and goes on with the connection")),
  ]

  private static let cartActs = [
    Requirement(
      "R-CART-07", "Review changes lists what costs another price since it was looked at",
      .provedBy(
        "CartTests", "the eater reviews overnight price changes before the cart is handed over"),
      .provedBy("CartScreenTests", "each change says what it costs, and all of them together")),
    Requirement("R-CART-08 R-CART-10", "Continue leaves for the address that the checkout answers")
    {
      let caterer = try await Caterer()
      try await caterer.openList()
      try await caterer.tap("groceries.cart", "cart.continue")
      let last = try #require(caterer.asked.all.last)
      let cart = try #require(last.split(separator: "/").dropLast().last)
      #expect(last == "POST api/cart/\(cart)/checkout")
      #expect(await caterer.departures == ["https://shop.example/checkout/\(cart)"])
    },
    Requirement(
      "R-CART-09", "the cart can be saved without buying",
      .provedBy("CartTests", "the first look has no changes, and is kept"),
      .fires("cart.save", "cart.save", on: "cart.ready")),
  ]

  private static let cartData = [
    Requirement(
      "R-CART-11", "one cannot go on before prices and stock were asked for",
      .provedBy("CartScreenTests", "only a cart that was just checked leads to the retailer"),
      .provedBy(
        "CartTests",
        "after an hour it is checked again, also by a tap on a screen that stood that long")),
    // C-R08: what was looked at counts for an hour on this device; no store holds anything.
    Requirement("R-CART-12", "a cart is held for an hour to the second, then checked again") {
      let caterer = try await Caterer()
      try await caterer.openList()
      try await caterer.tap("groceries.cart")
      caterer.world.advance(seconds: 3599)
      #expect(try await caterer.place == "cart.ready")
      caterer.world.advance(seconds: 2)
      #expect(try await caterer.place == "cart.expired")
      #expect(try await !caterer.can("cart.continue"))
      try await caterer.tap("Check Prices Again")
      #expect(try await caterer.place == "cart.ready")
    },
  ]
}
