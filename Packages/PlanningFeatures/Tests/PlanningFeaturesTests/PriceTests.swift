import AppTesting
import DesignSystem
import Groceries
import Journal
import MealModels
import PlanningFeatures
import PlanningPresentation
import Testing

/// Prices of the store: asked for, moved, looked at, and not told.
@Suite struct PriceTests {
  private func list(_ world: TestWorld = Shopper.still()) async throws -> Shopper {
    let shopper = try await Shopper(at: "kroger-1234", planning: [Shopper.alfredo], in: world)
    try await shopper.show(PlanningRoutes.groceries)
    return shopper
  }

  @Test func `prices that moved overnight are marked on list and planner until they are looked at`()
    async throws
  {
    let shopper = try await list()
    #expect(try await !shopper.sees("Price went"))
    try await shopper.tap("groceries.cart", "navigation.dismiss")
    shopper.shop.change { $0.percent = 120 }
    shopper.world.advance(days: 1)
    try await shopper.tap("groceries.refresh")
    #expect(try await shopper.sees("price changed"))
    try await shopper.tap("tab.select?id=planner", "planner.earlier")
    #expect(try await shopper.sees("price changed"))
    try await shopper.show(PlanningRoutes.groceries)
    try await shopper.tap("groceries.cart", "cart.reviewChanges", "cart.acceptChanges")
    try await shopper.tap("navigation.dismiss")
    #expect(try await !shopper.sees("price changed"))
    try await shopper.tap("tab.select?id=planner")
    #expect(try await !shopper.sees("price changed"))
  }

  @Test func `a refresh by the eater says once that nothing changed; an automatic one does not`()
    async throws
  {
    let words = "Prices and stock are as before"
    let shopper = try await list()
    #expect(try await !shopper.sees(words), "the list asked by itself")
    try await shopper.tap("tab.select?id=planner", "planner.refresh")
    #expect(try await shopper.words.components(of: words) == 1)
    shopper.shop.change { $0.percent = 120 }
    try await shopper.tap("planner.refresh")
    #expect(try await !shopper.sees(words))
    #expect(try await shopper.sees("price changed"))
    shopper.shop.change { $0.failure = .offline }
    try await shopper.tap("planner.refresh")
    #expect(try await !shopper.sees(words))
    shopper.shop.change { $0.failure = nil }
    shopper.world.advance(hours: 4)
    try await shopper.show(PlanningRoutes.groceries)
    #expect(try await !shopper.sees(words), "the failure ended what was asked by hand")
  }

  @Test func `offline ticks are kept, and prices are not asked for`() async throws {
    let shopper = try await list()
    let asked = shopper.shop.mood.asked.prices
    try await shopper.connect(false)
    #expect(try await shopper.place == "grocery-list.offline")
    #expect(try await !shopper.can("groceries.refresh"))
    #expect(try await shopper.sees("Connect to refresh prices"))
    let item = try #require(await shopper.item("chicken"))
    try await shopper.tap(GroceryAction.tick.call(item))
    try await shopper.write("2 lemons")
    #expect(shopper.shop.mood.asked.prices == asked)
    try await shopper.connect(true)
    #expect(try await shopper.sees("In the basket (1)"))
    // What came onto the list meanwhile is asked about at once.
    let lemon = try #require(await shopper.item("lemon"))
    let row = try await shopper.element(
      ElementID("grocery-list.item").child(lemon.rawValue).child("line"))
    #expect(row?.visibleText.contains("$") == true)
  }

  @Test(arguments: [
    RetailerError.unknownStore("kroger-1234"), .failed(status: 500),
    .rateLimited(retryAfter: 600), .timedOut(seconds: 10), .offline,
  ])
  func `a store that does not answer leaves the list with the prices of before, and says so once`(
    _ failure: RetailerError
  ) async throws {
    let shopper = try await list()
    let items = try await shopper.subjects(of: GroceryAction.item)
    shopper.shop.change { $0.failure = failure }
    shopper.world.advance(hours: 4)
    try await shopper.tap("groceries.refresh")
    let words = try await shopper.words
    #expect(words.components(of: "The store did not answer.") == 1)
    #expect(try await shopper.subjects(of: GroceryAction.item) == items)
    #expect(words.contains(" est ") && words.contains("$"))
    let asked = shopper.shop.mood.asked
    if case .rateLimited = failure {
      try await shopper.tap("groceries.refresh")
      #expect(try await shopper.sees("The store was asked too often."))
      try await shopper.write("2 lemons")
      #expect(shopper.shop.mood.asked == asked)
      shopper.world.advance(seconds: 601)
    }
    shopper.shop.change { $0.failure = nil }
    try await shopper.tap("groceries.refresh")
    #expect(try await !shopper.sees("The store did not answer."))
  }

  @Test(arguments: [true, false])
  func `prices that are kept are shown with their age where the store cannot be asked`(
    _ isConnected: Bool
  ) async throws {
    let disk = JournalFileSystem.inMemory()
    let world = Shopper.still()
    let first = try await Shopper(
      at: "kroger-1234", planning: [Shopper.alfredo], on: disk, in: world)
    try await first.show(PlanningRoutes.groceries)
    #expect(try await first.sees(" est "))
    let chicken = try #require(try await first.words.split(separator: "$").dropFirst().first)
    world.advance(hours: 2)
    world.isConnected = isConnected
    let next = try await Shopper(on: disk, in: world, failing: .timedOut(seconds: 10))
    try await next.show(PlanningRoutes.groceries)
    let words = try await next.words
    #expect(words.contains("$\(chicken.prefix(4))") && words.contains(" est "))
    #expect(words.contains("Last checked 2h ago"))
  }

  @Test func `a row is read with the price before as it says prices`() async throws {
    let shopper = try await list()
    func prices() async throws -> [GroceryItemID: String] {
      var prices: [GroceryItemID: String] = [:]
      for item in try await shopper.subjects(of: GroceryAction.item) {
        let row = try await shopper.element(
          ElementID("grocery-list.item").child(item.rawValue))
        let words = row?.visibleText.split(whereSeparator: \.isWhitespace) ?? []
        prices[item] = words.first { $0.hasPrefix("$") }.map(String.init)
      }
      return prices
    }
    let before = try await prices()
    shopper.shop.change { $0.percent = 120 }
    shopper.world.advance(hours: 4)
    try await shopper.tap("groceries.refresh")
    var told = 0
    for (item, price) in try await prices() {
      let id = ElementID("grocery-list.item").child(item.rawValue)
      guard try await shopper.element(id.child("notes").child("change").child(0)) != nil,
        let was = before[item], was != price
      else { continue }
      let spoken = try #require(try await shopper.element(id)?.accessibility.value)
      #expect(spoken.contains("was \(was)"), "\(item)")
      told += 1
    }
    #expect(told > 3)
  }

  // R-OFF-04
  @Test func `an app that begins with the planner asks for prices at once`() async throws {
    let (disk, world) = (JournalFileSystem.inMemory(), Shopper.still())
    let evening = try await Shopper(
      at: "kroger-1234", planning: [Shopper.alfredo], on: disk, in: world)
    try await evening.show(PlanningRoutes.groceries)
    world.advance(hours: 12)
    let morning = try await Shopper(on: disk, in: world)
    #expect(try await morning.place == "planner.week")
    #expect(try await morning.sees("Prices updated just now"))
  }

  @Test func `another store has its own prices at once`() async throws {
    let shopper = try await list()
    try await shopper.tap("groceries.chooseStore")
    try await shopper.enter("94110", into: "store-selector.zip")
    try await shopper.tap(StoreAction.mark.call("fennimore-mission"))
    try await shopper.tapTwice(StoreAction.confirm.call())
    #expect(try await shopper.place == "grocery-list.list")
    #expect(try await shopper.sees("Fennimore's Mission Market"))
    let shopping = try await shopper.stores.grocery.state()
    #expect(shopping.settings.store == "fennimore-mission")
    #expect(shopping.prices["fennimore-mission"]?.entries.isEmpty == false)
  }

  @Test(arguments: RefreshInterval.allCases)
  func `prices are asked for on opening and then by the clock, never by themselves by hand only`(
    _ interval: RefreshInterval
  ) async throws {
    let glass = Hourglass()
    let world = TestWorld(sleep: glass.sleep)
    let shopper = try await Shopper(
      at: "kroger-1234", planning: [Shopper.alfredo], in: world, isWaiting: true,
      every: interval)
    try await shopper.touch("tab.select?id=groceries")
    await shopper.app.rest()
    let asked = shopper.shop.mood.asked.prices
    guard interval != .manual else {
      #expect(asked == 0 && glass.begun.isEmpty)
      return
    }
    #expect(asked == 1)
    let seconds = Double(interval.rawValue) * 3600
    world.advance(seconds: seconds)
    // A wait that another one took the place of is still in the glass.
    for wait in glass.begun where [seconds, RefreshTiming.leastSeconds].contains(wait) {
      #expect(try await glass.pass(wait))
    }
    for _ in 0..<2000 where shopper.shop.mood.asked.prices < 2 {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(shopper.shop.mood.asked.prices == 2)
  }
}

extension String {
  /// How often some words stand in it.
  fileprivate func components(of words: String) -> Int { ranges(of: words).count }
}
