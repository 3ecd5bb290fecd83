import EaterMeals
import WeekShopping
import FoodFacts
import Groceries
import Journal
import MealCatalog
import MealModels
import MealPlan
import Preferences
import RecipeStore
import SeededRandom
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A list that is kept from one change to the next is the one that would be made anew.
@Suite struct WeekListsTests {
  private static let monday = LocalMoment("2026-05-11T08:00") ?? LocalMoment(date: .distantPast)
  private static let week = monday.dayNumber..<(monday.dayNumber + 7)
  private static let list = GroceryListID.week(from: week.lowerBound)

  private static let retailer = RetailerClient(
    name: "nobody", stores: { _ in [] }, products: { _, _ in ProductAnswer(products: []) },
    snapshot: { _, _ throws(RetailerError) in throw .offline },
    cart: { _ throws(RetailerError) in throw .offline }, checkoutURL: { _ in "" })

  /// What a store tells of some foods.
  private static let told = ProductAnswer(
    products: (["milk", "oat-milk", "onion", "pasta", "butter", "tofu"] as [FoodID]).map { food in
      Product(
        id: ProductID(rawValue: "\(food)-1"), store: "store", food: food, name: food.rawValue,
        package: PackageSize(of: Measure(.exactly(Fraction(500)), .gram)),
        price: Money(hundredths: 300))
    }, unanswered: [ProductWish(food: "chicken-breast", words: "chicken breast")])

  /// What is stored, as it changes at random.
  private struct Household {
    var stored = StoredState()
    var aisles = AisleOrders()
    var moment = WeekListsTests.monday
    var random: SeededGenerator
    private var changes = 0

    init(seed: Int) {
      random = SeededGenerator(seed: seed)
      stored.settings.wasRead = true
    }

    mutating func change(_ items: [ListedItem]) {
      changes += 1
      switch Int.random(in: 0..<22, using: &random) {
      case 0..<8: mark(items)
      case 8..<11: write()
      case 11..<14: plan()
      case 14..<16: stock()
      case 16..<18: limit()
      case 18: history()
      case 19..<21: shop()
      default: moment = LocalMoment(date: moment.date + 40_000)
      }
    }

    private mutating func mark(_ items: [ListedItem]) {
      guard let item = items.randomElement(using: &random) else { return }
      let isOn = Bool.random(using: &random)
      let parts = ["oat-milk", "butter", "tofu", "zorblax"].map { food in
        ItemSubstitute.Part(food: FoodID(rawValue: food), name: food)
      }
      let change: ItemChange? =
        switch Int.random(in: 0..<9, using: &random) {
        case 0...3: .ticked(isOn ? item.needed : nil)
        case 4: .isRemoved(isOn)
        case 5: .note(isOn ? "ripe" : "")
        case 6: .product(isOn ? "some" : nil)
        case 7:
          .substitute(
            isOn
              ? ItemSubstitute([parts.randomElement(using: &random) ?? parts[0]]) : nil)
        default:
          item.item.sources.randomElement(using: &random).map { .source($0.meal.id, isOff: isOn) }
        }
      guard let change else { return }
      stored.shop(.changed(WeekListsTests.list, item.id, change))
      aisles.apply(.ticked(.produce, in: "store"), at: moment.date)
    }

    private mutating func write() {
      let words = ["2 l milk", "1 cup milk", "500 g tofu", "AA batteries", "3 onions", "butter"]
      let id = ManualItemID(rawValue: "hand-\(Int.random(in: 0..<12, using: &random))")
      stored.shop(
        Bool.random(using: &random)
          ? .added(
            ManualItem(
              id: id, list: WeekListsTests.list,
              text: words.randomElement(using: &random) ?? words[0]))
          : [.discarded(id), .set(.store(Bool.random(using: &random) ? "store" : nil))]
            .randomElement(using: &random) ?? .discarded(id))
    }

    private mutating func plan() {
      let meals: [MealID] = ["chicken-alfredo", "spicy-beef-tacos"]
      let known = stored.plan.entries
      let day = WeekListsTests.week.lowerBound + Int.random(in: -1..<8, using: &random)
      let slot = PlanSlot(day: day, slot: Bool.random(using: &random) ? .dinner : .lunch)
      guard let entry = known.randomElement(using: &random), Bool.random(using: &random) else {
        let id = PlannedMealID(rawValue: "entry-\(changes)")
        let meal = meals.randomElement(using: &random) ?? meals[0]
        let content: PlannedMeal.Content =
          known.isEmpty || Bool.random(using: &random)
          ? .recipe(meal, title: "") : .leftovers(of: known[0].id, title: "")
        stored.plan.apply(.added(PlannedMeal(id: id, slot: slot, content: content)))
        return
      }
      let change: PlanChange =
        [
          .servings(Int.random(in: 1..<7, using: &random)), .slot(slot, position: 0),
          .eaters(Bool.random(using: &random) ? ["Ann"] : []), .state(.cooked), .state(.planned),
          .isRemoved(true), .note("early"),
        ].randomElement(using: &random) ?? .isRemoved(true)
      stored.plan.apply(.changed(entry.id, change))
    }

    private mutating func stock() {
      let foods: [FoodID] = ["milk", "onion", "pasta", "butter", "salt"]
      let food = foods.randomElement(using: &random) ?? foods[0]
      guard Bool.random(using: &random) else {
        return stored.stock(.staple(food, Bool.random(using: &random)))
      }
      stored.stock(
        .stocked(
          PantryItem(
            id: PantryItemID(rawValue: "home-\(changes)"), food: food, name: food.rawValue,
            amount: ListAmount(.exactly(Fraction(300)), .gram),
            useBy: moment.dayNumber + Int.random(in: 0..<4, using: &random))))
    }

    private mutating func limit() {
      let isOn = Bool.random(using: &random)
      let events: [PreferencesEvent] = [
        .toggling("milk", isOn: isOn, of: .allergies), .toggling("vegan", isOn: isOn, of: .diets),
        PreferencesEvent.seating("Ann"), .toggling("soy", isOn: isOn, of: .allergies, eater: "Ann"),
      ]
      stored.preferences.apply(events.randomElement(using: &random) ?? .reset)
      stored.settings.damagedLines = Int.random(in: 0..<8, using: &random) == 0 ? 1 : 0
    }

    private mutating func shop() {
      var rules = ShoppingRules()
      rules.isOrganicOnly = Bool.random(using: &random)
      let products = WeekListsTests.told.products.map { product in
        var product = product
        product.price = Money(hundredths: Int.random(in: 100..<500, using: &random))
        return product
      }
      stored.shop(
        Bool.random(using: &random)
          ? .set(.rules(rules))
          : .priced(PriceSnapshot(of: products, in: "store", at: moment.date)))
    }

    private mutating func history() {
      stored.history.apply(HistoryEvent(.cooked, "chicken-alfredo"), at: moment.date)
    }
  }

  private func same(_ kept: WeekGroceries, _ anew: WeekGroceries) -> Bool {
    let isSameTable = anew.list.items.allSatisfy { item in
      kept.table.limits(of: item) == anew.table.limits(of: item)
    }
    let (price, newPrice) = (kept.kept(Self.told), anew.kept(Self.told))
    guard price.priced == newPrice.priced, price.products == newPrice.products,
      price.unanswered == newPrice.unanswered
    else { return false }
    return kept.list == anew.list && kept.unsafe == anew.unsafe && kept.walked == anew.walked
      && kept.open == anew.open && kept.pantry == anew.pantry && kept.shopping == anew.shopping
      && kept.planned.dishes == anew.planned.dishes && kept.aisles == anew.aisles
      && kept.planned.entries == anew.planned.entries && isSameTable
  }

  @Test(arguments: 0..<6)
  func `a kept list equals a list made from scratch after random changes`(seed: Int) {
    let service = SuggestionService.bundled
    let lists = WeekLists(service) { .culinary }
    var household = Household(seed: seed)
    var kept = lists.groceries(
      of: Self.week, household.stored, household.aisles, at: Self.retailer, on: household.moment)
    for step in 0..<60 {
      household.change(kept.list.items + kept.list.removed + kept.list.replaced)
      kept = lists.groceries(
        of: Self.week, household.stored, household.aisles, at: Self.retailer,
        on: household.moment)
      let anew = WeekGroceries(
        of: Self.week, stored: household.stored, aisles: household.aisles, service: service,
        foods: .culinary, at: Self.retailer, on: household.moment)
      #expect(same(kept, anew), "seed \(seed), step \(step)")
    }
    #expect(!kept.list.items.isEmpty)
  }

  @Test func `a cart that was looked at is handed over only with the counts of then`() {
    func cart(_ count: Int) -> CartDraft {
      CartDraft(
        store: "store",
        lines: Self.told.products.prefix(1).map { product in
          CartDraft.Line(item: "milk", product: product, count: count)
        }, validated: Self.monday.date)
    }
    func handedOver(seen: CartDraft, now: CartDraft) -> CartDraft? {
      ReviewedCart(
        seen: seen, draft: now, changes: CartReview(from: seen, to: now), deltas: [],
        list: GroceryList(id: Self.list), answer: StoreAnswer(store: "store"), prices: [],
        looked: []
      ).toHandOver(at: Self.monday.date)
    }
    #expect(handedOver(seen: cart(1), now: cart(1)) == cart(1))
    #expect(handedOver(seen: cart(1), now: cart(3)) == nil)
    #expect(handedOver(seen: cart(3), now: cart(1)) == nil)
  }

  @Test func `a recipe of one's own that reads otherwise is bought otherwise`() async throws {
    let own = OwnMeals(
      in: try EventJournal(directory: URL(filePath: "/data"), fileSystem: .inMemory()),
      makeID: { "own" })
    var draft = RecipeDraft(
      title: "Bowl", ingredients: [.init(["300 g rice"])],
      steps: [.init(["Cook the rice."])], servings: 4, totalMinutes: 30)
    let id = try await own.library.add(
      NewRecipe(RecipeContent(draft)), at: Self.monday.date)
    let service = SuggestionService(catalog: .bundled, engine: SuggestionService.bundled.engine)
    let lists = WeekLists(service, foods: own.foods)
    var stored = StoredState()
    stored.plan.apply(
      .added(
        PlannedMeal(
          id: "a", slot: PlanSlot(day: Self.week.lowerBound, slot: .dinner),
          content: .recipe(id, title: "Bowl"))))
    func names() async throws -> [String] {
      service.take(try await own.current())
      return lists.groceries(
        of: Self.week, stored, AisleOrders(), at: Self.retailer, on: Self.monday
      ).list.items.map(\.item.name)
    }
    #expect(try await names() == ["rice"])
    draft.ingredients = [.init(["300 g bulgur"])]
    try await own.library.edit(id, at: Self.monday.date) { [draft] in $0.draft = draft }
    #expect(try await names() == ["bulgur"])
  }
}
