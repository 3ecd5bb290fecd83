import AppTesting
import DesignSystem
import MealModels
import MealPlan
import PlanningPresentation
import Testing

extension Requirement {
  /// R-PLAN-11 and later: what is done in the planner.
  static let plannerActs = plannerMenus + plannerData

  private static let planned = PlannedMealID(rawValue: Caterer.first.rawValue)

  private static let plannerMenus = [
    Requirement(
      "R-PLAN-11", "a tap on a meal offers another recipe, other servings, and cooked",
      .shows("Swap Recipe", "Adjust Servings", "Mark Cooked", on: "slot-actions.default"),
      Check {
        let caterer = try await Caterer()
        try await caterer.tap(PlannerAction.slot.call(Caterer.first).description)
        #expect(try await caterer.place == "slot-actions.default")
        try await caterer.tap("Mark Cooked")
        #expect(try await caterer.stores.plan.state()[planned]?.state == .cooked)
      }),
    Requirement(
      "R-PLAN-12",
      "the quick actions of a meal, by a long press or More, plan it twice or skip a day",
      .shows("Duplicate", "Skip Day", on: "quick-actions.default"),
      Check {
        // C-A05: what a long press shows is there for every hand.
        let row = Shown.element("planner.entry.salmon", on: "planner.week")
        let pressed = row.all.flatMap(\.accessibility.customActions).map(\.label)
        #expect(Set(pressed).isSuperset(of: ["Duplicate", "Skip Day"]))
        let caterer = try await Caterer()
        try await caterer.tap(PlannerAction.quick.call(Caterer.first).description, "Duplicate")
        let titles = try await caterer.stores.plan.state().entries.map(\.content.title)
        #expect(titles == ["Chicken Alfredo", "Chicken Alfredo"])
        try await caterer.tap(PlannerAction.skipDay.call(Caterer.today).description)
        let left = try await caterer.stores.plan.state().entries.filter { $0.state == .planned }
        #expect(left.count { $0.slot.day == Caterer.today } == 0)
      }),
    Requirement(
      "R-PLAN-13", "the store of the header leads to the choice of one",
      .fires("planner.chooseStore", "planner.store", on: "planner.week"),
      Check {
        let caterer = try await Caterer()
        try await caterer.tap("planner.store")
        #expect(try await caterer.screen.id == "store-selector")
      }),
  ]

  private static let plannerData = [
    Requirement("R-PLAN-14", "the planner shows what is planned, and nothing else") {
      let caterer = try await Caterer(planning: [])
      #expect(try await caterer.place == "planner.empty")
      let entry = PlannedMeal(
        id: "soup", slot: PlanSlot(day: Caterer.today, slot: .lunch),
        content: .text("Soup at Mum's"))
      try await caterer.stores.plan.record([.added(entry)], at: caterer.world.now)
      await caterer.noticeStored()
      #expect(try await caterer.sees("Soup at Mum's"))
      try await caterer.stores.plan.record(
        [.changed("soup", .isRemoved(true))], at: caterer.world.now)
      await caterer.noticeStored()
      #expect(try await caterer.place == "planner.empty")
    },
    Requirement("R-PLAN-16", "Refresh asks what the week needs costs now, and whether it is there")
    {
      let caterer = try await Caterer()
      let asked = caterer.asked.count("snapshots")
      caterer.world.advance(hours: 1)
      try await caterer.tap("planner.refresh")
      #expect(caterer.asked.count("snapshots") == asked + 1)
      let prices = try await caterer.stores.grocery.state().prices["kroger-1234"]
      #expect(prices?.time == caterer.world.now)
      #expect(prices?.entries.values.contains { $0.price != nil } == true)
    },
    Requirement(
      "R-OFF-07", "planner and list each have a button that asks for prices",
      .fires("planner.refresh", "planner.refresh", on: "planner.week"),
      .fires("groceries.refresh", "grocery-list.refresh", on: "grocery-list.list"),
      Check {
        let caterer = try await Caterer()
        try await caterer.openList()
        let asked = caterer.asked.count("snapshots")
        caterer.world.advance(hours: 1)
        try await caterer.tap("grocery-list.refresh")
        #expect(caterer.asked.count("snapshots") == asked + 1)
      }),
    // C-R07: every three hours, as is set, while the app is open.
    Requirement("R-OFF-03", "prices are asked for again by the clock") {
      let glass = Hourglass()
      let caterer = try await Caterer(waitingIn: glass)
      try await caterer.touch("tab.select?id=groceries")
      await caterer.app.rest()
      let asked = caterer.asked.count("snapshots")
      // The planner asked already, so that the list looks at the clock again in a minute.
      #expect(try await glass.pass(60))
      for _ in 0..<4000 where glass.begun.count(where: { $0 == 3 * 3600 }) < 2 {
        try await Task.sleep(for: .milliseconds(1))
      }
      caterer.world.advance(hours: 3)
      // The wait of the planner ended when the list began its own.
      for _ in 0..<2 { #expect(try await glass.pass(3 * 3600)) }
      for _ in 0..<4000 where caterer.asked.count("snapshots") == asked {
        try await Task.sleep(for: .milliseconds(1))
      }
      #expect(caterer.asked.count("snapshots") == asked + 1)
      await caterer.app.close()
    },
    // C-R07: while the app is open; what a phone does in the background is its own.
    Requirement(
      "R-OFF-04", "prices are asked for when list or app comes to the front and they are old"
    ) {
      let caterer = try await Caterer()
      try await caterer.openList()
      try await caterer.tap("tab.select?id=planner")
      let asked = caterer.asked.count("snapshots")
      try await caterer.openList()
      #expect(caterer.asked.count("snapshots") == asked, "they are not old")
      try await caterer.tap("tab.select?id=planner")
      caterer.world.advance(hours: 13)
      try await caterer.openList()
      #expect(caterer.asked.count("snapshots") > asked)
    },
    Requirement(
      "R-OFF-05", "what costs another price is marked on list and planner until it is seen"
    ) {
      let caterer = try await Caterer()
      try await caterer.openList()
      try await caterer.tap("groceries.cart", "navigation.dismiss")
      #expect(try await !caterer.sees("price changed"))
      caterer.asked.move(to: 130)
      caterer.world.advance(days: 1)
      try await caterer.tap("groceries.refresh")
      #expect(try await caterer.sees("price changed"))
      try await caterer.tap("tab.select?id=planner")
      #expect(try await caterer.sees("price changed"))
      try await caterer.openList()
      try await caterer.tap("groceries.cart", "cart.reviewChanges", "cart.acceptChanges")
      try await caterer.tap("navigation.dismiss")
      #expect(try await !caterer.sees("price changed"))
    },
  ]
}
