import DesignSystem
import MealModels
import PlanningPresentation

extension SampleGroceries {
  /// The grocery list in each of its states.
  static func lists(_ copy: Copy) -> [(StateID, GroceryListInput)] {
    [
      ("list", list),
      ("narrowed", with { $0.recipes = [salmon] }),
      ("ticked", changing(["broccoli", "spaghetti", "salmon"]) { $0.isTicked = true }),
      ("deltas", deltas),
      (
        "limits",
        changing(["cheddar", "yogurt"]) { $0.warning = "Contains milk, which Ben avoids." }
      ),
      ("over-budget", with { $0.budget = over(43_21) }),
      ("unpriced", changing(["bagel", "soup"]) { ($0.price, $0.availability) = (nil, .unknown) }),
      (
        "offline",
        with { ($0.connection, $0.isPending, $0.checkedSecondsAgo) = (.offline, true, 7_500) }
      ),
      ("refreshing", with { $0.connection = .refreshing }),
      ("refresh-failed", with { ($0.connection, $0.checkedSecondsAgo) = (.failed, 93_600) }),
      ("questions", with { $0.questionCount = 1 }),
      ("no-store", noStore),
      (
        "basket-closed",
        changing(["broccoli", "spaghetti"]) { $0.isTicked = true }.changed {
          $0.isBasketOpen = false
        }
      ),
      ("by-recipe", with { ($0.sorting, $0.groups) = (.recipe, byRecipe) }),
      ("full", full),
      ("own", own),
      ("own-empty", GroceryListInput(groups: []).changed { $0.ownName = "Party" }),
      ("empty", GroceryListInput(groups: [], store: kroger).changed { $0.firstDay = weekStart }),
      ("loading", GroceryListInput(store: kroger)),
      ("read-only", with { $0.isAllowed = false }),
      ("long-names", longNames),
      ("removed", with { $0.toast = removed(copy) }),
      (
        "had",
        with {
          $0.toast = .confirmation(
            copy("grocery-list.had", ["name": lemon.name.lowercased()]), icon: .undo,
            action: ControlAction(GroceryAction.haveNot))
        }
      ),
      (
        "list-deleted",
        with {
          $0.toast = .confirmation(
            copy("grocery-lists.deleted", ["name": "Party"]), icon: .undo,
            action: ControlAction(GroceryAction.restoreList, "own-2"))
        }
      ),
      ("not-stored", with { $0.toast = .failure(copy("error.unsaved")) }),
      ("unreadable", GroceryListInput(isUnreadable: true)),
    ]
  }

  /// A total with the initial budget of the setting, which the total exceeds.
  private static func over(_ total: Int) -> BudgetSum {
    BudgetSum(total: Money(hundredths: total), budget: Money(hundredths: 40_00))
  }

  private static let deltas = changing([lemon.id, spaghetti.id, oil.id]) { item in
    item.changes =
      switch item.id {
      case lemon.id: [.dearer(than: Money(hundredths: 69))]
      case spaghetti.id: [.cheaper(than: Money(hundredths: 229))]
      default: [.outOfStock]
      }
  }

  /// Needs without products: the list before a store is chosen.
  private static let noStore = GroceryListInput(groups: [
    .init(
      "produce", "Produce",
      items: [
        Item("broccoli", "Broccoli", need: "2 crowns", recipes: [pasta]),
        Item("lemon", "Lemons", need: "3", recipes: [salmon]),
      ]),
    .init(
      "pantry", "Pantry",
      items: [Item("spaghetti", "Spaghetti", need: "1 1/2 lb", recipes: [pasta])]),
  ]).changed { $0.firstDay = weekStart }

  static let longDish =
    "Grandmother's Slowly Braised Beef with Root Vegetables, Prunes and Dark Beer"
  static let longName = "Organic Extra Virgin Cold-Pressed Olive Oil in a Dark Glass Bottle 500ml"

  private static let longNames = changing(["broccoli"]) { item in
    item.name = longName
    item.recipes = [longDish, pasta]
    item.changes = [.dearer(than: Money(hundredths: 219))]
  }

  private static func removed(_ copy: Copy) -> Notice {
    .confirmation(
      copy("grocery-list.removed", ["name": lemon.name]), icon: .undo,
      action: ControlAction(GroceryAction.bringBack, lemon.id))
  }

  /// The drawer of a hand-added item, which can move to another list.
  private static let byHand: GroceryItemInput = {
    var input = GroceryItemInput(lemon)
    input.otherLists = [.init("own-2", "Party")]
    return input
  }()

  /// The drawer of an item in each of its states.
  static let drawers: [(StateID, GroceryItemInput)] = {
    let sources = ["2 tbsp for Pasta night", "3 tbsp for Sheet-pan salmon + veggies"]
    let store = GroceryItemInput.Substitute(
      "store-olive-oil", "Store brand olive oil 500ml",
      reason: "The same, of another brand")
    let canola = GroceryItemInput.Substitute(
      "canola", "Canola oil 1l", reason: "Tastes of less, fries as well")
    var taken = store
    taken.isChosen = true
    var broken = broccoli
    broken.warning = "Contains celery, which Ben avoids."
    return [
      (
        "substitutes",
        GroceryItemInput(oil, sources: sources, substitutes: [store, canola])
      ),
      ("chosen", GroceryItemInput(oil, sources: sources, substitutes: [taken, canola])),
      ("default", GroceryItemInput(broccoli, sources: ["2 crowns for Pasta night"])),
      ("by-hand", byHand),
      ("shelf", shelved),
      ("only-kind", refusing),
      ("limits", GroceryItemInput(broken)),
      (
        "read-only",
        GroceryItemInput(
          oil, sources: sources, substitutes: [store, canola], isAllowed: false)
      ),
    ] + asked(sources, [store])
  }()

  /// The cart of the sample week with its items.
  private static func filled(_ change: (inout CartInput) -> Void) -> CartInput {
    var input = cart
    input.firstDay = SampleWeek.week.firstDay
    input.lines = list.items.filter { !$0.availability.isUnavailable }.map { item in
      let packages = item.count.map { $0 > 1 ? ["\($0) × \(item.name)"] : [item.name] } ?? []
      return CartInput.Line(item.id, item.name, packages: packages, cost: item.cost)
    }
    input.readyCount = input.lines.count
    input.total = list.total.known
    change(&input)
    return input
  }

  /// The cart in each of its states.
  static func carts(_ copy: Copy) -> [(StateID, CartInput)] {
    func with(_ change: (inout CartInput) -> Void) -> CartInput {
      var input = cart
      change(&input)
      return input
    }
    let saved = Notice.confirmation(copy("cart.saved"))
    let ordered = Notice.confirmation(
      copy("cart.ordered", count: 8), icon: .undo, action: ControlAction(CartAction.undoOrder))
    return [
      ("ready", with { _ in }),
      ("unchanged", with { ($0.changeCount, $0.total) = (0, list.total.known) }),
      ("checking", with { $0.phase = .checking }),
      ("expired", with { $0.phase = .expired }),
      ("offline", with { $0.phase = .offline }),
      ("failed", with { $0.phase = .failed }),
      ("leaving", with { $0.phase = .leaving }),
      ("read-only", with { $0.isAllowed = false }),
      ("unpriced", with { $0.unpricedCount = 2 }),
      ("no-price", with { ($0.total, $0.unpricedCount) = (nil, 18) }),
      ("over-budget", with { $0.budget = over(47_10) }),
      ("missing", filled { ($0.missing, $0.soldOut) = (["toilet paper"], [oil.name]) }),
      ("items", filled { $0.unsuitable = ["pesto"] }),
      (
        "other-week",
        filled { ($0.phase, $0.shownFirstDay) = (.otherWeek, SampleWeek.week.firstDay + 7) }
      ),
      ("looking", CartInput(store: kroger, readyCount: 0, phase: .checking)),
      ("unanswered", CartInput(store: kroger, readyCount: 0, phase: .failed)),
      ("empty-offline", CartInput(store: kroger, readyCount: 0, phase: .offline)),
      ("asking", with { $0.order = .init(retailer: "Kroger", count: 18, total: cart.total) }),
      ("ordered", CartInput(store: kroger, readyCount: 0, toast: ordered)),
      ("saved", with { $0.toast = saved }),
      ("empty", CartInput(store: kroger, readyCount: 0)),
    ]
  }
}
