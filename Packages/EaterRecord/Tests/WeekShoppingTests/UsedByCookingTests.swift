import FoodFacts
import Groceries
import Journal
import MealCatalog
import MealModels
import MealPlan
import Preferences
import SuggestionEngine
import Testing

@testable import EaterMeals
@testable import WeekShopping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Cooking uses up food at home, in whichever way the eater reports it.
@Suite struct UsedByCookingTests {
  private static let meal: MealID = "chicken-alfredo"
  private let evening: LocalMoment
  private let stores: Stores
  private let service = SuggestionService.bundled
  private let used: UsedByCooking

  init() throws { (evening, stores, used) = try UsedByCooking.thatEvening() }

  /// The pasta that the recipe needs for its four servings.
  private func pasta() throws -> ListItem {
    let recipe = try #require(Catalog.bundled.meal(Self.meal)).recipe
    #expect(recipe.servings == 4)
    let dish = DishToBuy(MealSource(id: "dish", title: ""), recipe, servings: 4)
    return try #require(ListMerger(.culinary).items(for: [dish]).first { $0.food == "pasta" })
  }

  /// Adds ten times that pasta to the pantry.
  private func stock(
    _ id: PantryItemID = "pasta", useBy: Int? = nil, at date: Date? = nil
  ) async throws {
    let pasta = try pasta()
    let once = try #require(pasta.amounts.first)
    let item = PantryItem(
      id: id, food: pasta.food, form: pasta.form, name: "pasta",
      amount: ListAmount(.exactly(once.high * Fraction(10)), once.unit), useBy: useBy)
    try await stores.pantry.record([.stocked(item)], at: date ?? evening.date - 3600)
  }

  /// How many times the recipe's pasta was used, of the ten that came home.
  private func uses(_ id: PantryItemID = "pasta") async throws -> Double {
    let once = try #require(try pasta().amounts.first).high.doubleValue
    let amount = try #require(try await stores.pantry.state()[id]?.item.amount)
    return ((10 - amount.high.doubleValue / once) * 10_000).rounded() / 10_000
  }

  private func entry(
    _ id: PlannedMealID = "planned", _ slot: MealSlot = .dinner, servings: Int? = nil,
    content: PlannedMeal.Content? = nil, day: Int = 0
  ) -> PlannedMeal {
    PlannedMeal(
      id: id, slot: PlanSlot(day: evening.dayNumber + day, slot: slot),
      content: content ?? .recipe(Self.meal, title: "Chicken Alfredo"), servings: servings)
  }

  private func plan(_ entries: PlannedMeal...) async throws {
    try await stores.plan.record(entries.map { .added($0) }, at: evening.date - 7200)
  }

  @Test func `cooking a meal that was not planned uses up its foods`() async throws {
    try await stock()
    try await stores.cook(Self.meal, at: evening, using: used)
    #expect(try await uses() == 1)
    let state = try await stores.read()
    #expect(state.history.isCooked(Self.meal, on: evening))
  }

  @Test func `cooking updates plan, history and pantry in one batch`() async throws {
    try await stock()
    try await plan(entry("lunch", .lunch), entry())
    try await stores.cook(Self.meal, at: evening, using: used)
    let state = try await stores.read()
    #expect(state.plan["planned"]?.state == .cooked && state.plan["lunch"]?.state == .planned)
    #expect(state.history.isCooked(Self.meal, on: evening))
    #expect(try await uses() == 1)
    let last = try await ["plan", "history", "pantry"].asyncMap { stream in
      try await stores.journal.records(in: stream).last?.sequence ?? 0
    }
    #expect(last == [last[0], last[0] + 1, last[0] + 2], "one batch, so both or neither")
  }

  @Test(arguments: [true, false])
  func `a meal cooked in both the plan and the history uses its foods once`(
    isPlannedFirst: Bool
  ) async throws {
    try await stock()
    if isPlannedFirst {
      try await plan(entry())
      try await stores.cook(entry(), at: evening.date, of: evening, using: used)
      try await stores.cook(Self.meal, at: evening, using: used)
    } else {
      try await stores.cook(Self.meal, at: evening, using: used)
      try await plan(entry())
      try await stores.cook(entry(), at: evening.date, of: evening, using: used)
    }
    #expect(try await uses() == 1)
    let tomorrow = LocalMoment(
      date: evening.date + 86_400, secondsFromGMT: evening.secondsFromGMT)
    try await stores.cook(Self.meal, at: tomorrow, using: used)
    #expect(try await uses() == 2)
  }

  @Test(
    arguments: [
      (nil, nil, nil, 1), (nil, nil, 2, 0.5), (nil, 8, 2, 2), (6, 8, 2, 1.5), (1, nil, nil, 0.25),
    ] as [(Int?, Int?, Int?, Double)])
  func `cooking uses foods for the stated servings, else those of the plan, else the household's`(
    said: Int?, planned: Int?, household: Int?, expected: Double
  ) async throws {
    try await stock()
    if let planned { try await plan(entry(servings: planned)) }
    if let household {
      try await stores.recordPreferences(
        [PreferencesEvent(key: "servings", value: "\(household)")], at: evening.date)
    }
    try await stores.cook(Self.meal, servings: said, at: evening, using: used)
    #expect(try await uses() == expected)
  }

  @Test func `undoing a cooked meal puts its foods back, once`() async throws {
    try await stock()
    try await plan(entry())
    try await stores.cook(Self.meal, at: evening, using: used)
    for _ in 0..<2 {
      #expect(try await stores.uncook(entry(), at: evening.date, of: evening))
      #expect(try await uses() == 0)
    }
    #expect(try await !stores.read().history.isCooked(Self.meal, on: evening))
    try await stores.cook(entry(), at: evening.date, of: evening, using: used)
    #expect(try await uses() == 1)
  }

  @Test func `undoing the last change of the plan also undoes its use of foods`() async throws {
    try await stock()
    try await plan(entry())
    try await stores.cook(entry(), at: evening.date, of: evening, using: used)
    #expect(try await stores.undoPlan(at: evening.date, of: evening).count == 2)
    let state = try await stores.read()
    #expect(state.plan["planned"]?.state == .planned)
    #expect(try await uses() == 0)
    #expect(!state.history.isCooked(Self.meal, on: evening))
  }

  @Test func `undoing a change of the plan keeps earlier cooking`() async throws {
    try await stock()
    try await stores.cook(Self.meal, at: evening, using: used)
    try await plan(entry())
    try await stores.cook(entry(), at: evening.date, of: evening, using: used)
    _ = try await stores.undoPlan(at: evening.date, of: evening)
    #expect(try await stores.read().history.isCooked(Self.meal, on: evening))
    #expect(try await uses() == 1)
  }

  @Test func `leftovers, free texts and missing recipes use no food`() async throws {
    try await stock()
    let contents: [PlannedMeal.Content] = [
      .leftovers(of: "planned", title: "Chicken Alfredo"), .text("Dinner at Mum's"),
      .recipe("gone", title: "Gone"),
    ]
    for (number, content) in contents.enumerated() {
      let other = entry(PlannedMealID(rawValue: "e\(number)"), content: content)
      try await plan(other)
      try await stores.cook(other, at: evening.date, of: evening, using: used)
    }
    for kind in [HistoryEvent.Kind.accepted, .suggested, .skipped] {
      try await stores.record(HistoryEvent(kind, Self.meal), at: evening.date)
    }
    #expect(try await uses() == 0)
  }

  @Test func `cooking uses no food that came home later or was past its date`() async throws {
    try await stock("later", at: evening.date + 86_400)
    try await stock("past", useBy: evening.dayNumber - 1)
    try await stock("today", useBy: evening.dayNumber, at: evening.date + 600)
    try await stores.cook(Self.meal, at: evening, using: used)
    #expect(try await uses("later") == 0)
    #expect(try await uses("past") == 0)
    #expect(try await uses("today") == 1)
  }

  @Test func `after cooking, the pantry has the rest of the bought package`()
    async throws
  {
    let pasta = try pasta()
    let product = Product(
      id: "p", store: "s", food: "pasta", form: pasta.form, name: "Pasta, 2 x 1 lb",
      package: PackageSize(2, of: Measure(.exactly(.one), .pound)), price: nil)
    let purchase = Purchase(
      id: "b", list: "l", store: "s", time: evening.date,
      lines: [CartDraft.Line(item: pasta.id, product: product, count: 3)])
    try await stores.keep(
      OrderChange(events: [.bought(purchase)], home: Pantry().stocking(purchase)),
      at: evening.date)
    #expect(try await stores.pantry.state()["b-0"]?.item.amount?.high == Fraction(6))
    try await stores.cook(Self.meal, at: evening, using: used)
    let left = try #require(try await stores.pantry.state()["b-0"]?.item.amount)
    #expect(left.unit == .pound && left.high == Fraction(21, over: 4))
  }
}

extension [StreamName] {
  /// Maps the elements with an asynchronous function, one after the other.
  fileprivate func asyncMap<Value>(
    _ transform: (StreamName) async throws -> Value
  ) async throws -> [Value] {
    var values: [Value] = []
    for name in self { values.append(try await transform(name)) }
    return values
  }
}
