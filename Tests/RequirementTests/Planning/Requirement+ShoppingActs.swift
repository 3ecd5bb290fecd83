import DesignSystem
import Groceries
import PlanningPresentation
import Testing

extension Requirement {
  /// R-GROC-08 and R-CART-07 and later: what is done with the list and the cart.
  static let shoppingActs = listActs + listData + cartActs + cartData

  private static let listActs = [
    Requirement("R-GROC-08", "a swipe over an item, or its menu, takes it off the list") {
      // C-A05: the drawer of the item has a button for the same.
      let caterer = try await Caterer()
      try await caterer.openList()
      let item = try #require(try await caterer.items.first)
      let row = try await caterer.element(ElementID("grocery-list.item").child(item.rawValue))
      #expect(row?.accessibility.customActions.map(\.label) == ["Remove"])
      try await caterer.tap(GroceryAction.remove.call(item).description)
      #expect(try await !caterer.items.contains(item))
      try await caterer.tap(GroceryAction.bringBack.call(item).description)
      #expect(try await caterer.items.contains(item))
    },
    Requirement("R-GROC-09", "a tap on an item opens what may take its place") {
      let caterer = try await Caterer()
      try await caterer.openList()
      let item = try #require(try await caterer.items.first)
      try await caterer.tap(GroceryAction.item.call(item).description)
      #expect(try await caterer.screen.id == "grocery-item")
      #expect(try await caterer.element("grocery-item.drawer.close") != nil)
    },
    Requirement(
      "R-GROC-10", "a recipe's chip narrows the list to what it needs, and widens it again"
    ) {
      let caterer = try await Caterer(planning: [Caterer.alfredo, "spicy-beef-tacos"])
      try await caterer.openList()
      let all = try await caterer.items
      let chip = GroceryAction.recipe.call("Chicken Alfredo").description
      try await caterer.tap(chip)
      let some = try await caterer.items
      #expect(!some.isEmpty && some.count < all.count && Set(some).isSubset(of: all))
      for item in some {
        #expect(try await caterer.words(of: item).contains("Chicken Alfredo"), "\(item)")
      }
      try await caterer.tap(chip)
      #expect(try await caterer.items == all)
    },
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
        let stock = ["In stock", "Low stock", "Unavail", "Subbed"]
        #expect(stock.contains { words.contains($0) }, "\(words)")
        #expect(words.contains("$") || words.contains("Unavail"), "\(words)")
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
    Requirement("R-GROC-14 R-CART-14", "offline, ticks, items by hand and the cart are kept") {
      let caterer = try await Caterer()
      try await caterer.openList()
      try await caterer.tap("groceries.cart")
      try await caterer.connect(false)
      try await caterer.tap("cart.save")
      #expect(try await caterer.sees("The cart is saved on this device."))
      try await caterer.tap("navigation.dismiss")
      let item = try #require(try await caterer.items.first)
      try await caterer.tap(GroceryAction.tick.call(item).description, "groceries.add")
      try await caterer.enter("2 l oat milk", into: "grocery-entry.field")
      try await caterer.tap("navigation.dismiss")
      #expect(try await caterer.sees("1 ticked off"))
      let list = GroceryListID.week(from: Caterer.today - 1)
      let shopping = try await caterer.stores.grocery.state()
      #expect(shopping.handItems(on: list).map(\.text) == ["2 l oat milk"])
      #expect(shopping.cart(of: list)?.lines.isEmpty == false)
    },
  ]

  private static let cartActs = [
    Requirement("R-CART-07", "Review changes lists what costs another price since it was looked at")
    {
      let caterer = try await Caterer()
      try await caterer.openList()
      try await caterer.tap("groceries.cart")
      #expect(try await caterer.sees("Changes since review: 0"))
      try await caterer.tap("navigation.dismiss")
      caterer.asked.move(to: 130)
      caterer.world.advance(days: 1)
      try await caterer.tap("groceries.cart", "cart.reviewChanges")
      #expect(try await caterer.place == "cart-changes.changes")
      #expect(try await caterer.sees("$"))
    },
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
      .fires("cart.save", "cart.save", on: "cart.ready"),
      Check {
        let caterer = try await Caterer()
        try await caterer.openList()
        try await caterer.tap("groceries.cart", "cart.save")
        #expect(try await caterer.sees("The cart is saved on this device."))
        #expect(caterer.asked.count("checkout") == 0)
        #expect(await caterer.departures.isEmpty)
      }),
  ]

  private static let cartData = [
    Requirement(
      "R-CART-11", "one cannot go on before prices and stock were asked for",
      .speaks("cart.continue", on: "cart.checking", traits: .disabled),
      Check {
        let caterer = try await Caterer()
        try await caterer.openList()
        caterer.world.advance(hours: 2)
        let asked = caterer.asked.count("snapshots")
        try await caterer.tap("groceries.cart")
        #expect(caterer.asked.count("snapshots") == asked + 1)
        #expect(try await caterer.can("cart.continue"))
      }),
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
