import Testing

extension Requirement {
  /// R-PLAN-11 and later: what is done in the planner.
  static let plannerActs = plannerMenus + plannerData

  private static let plannerMenus = [
    Requirement(
      "R-PLAN-11", "a tap on a meal offers another recipe, other servings, and cooked",
      .provedBy(
        "PlannerTests", "a meal is swapped for another recipe",
        "servings of a planned meal are changed"),
      .provedBy(
        "FillingTests",
        "a cooked meal stands in the history and uses up what is at home, once; and back"),
      .shows("Swap Recipe", "Adjust Servings", "Mark Cooked", on: "planned-meal.default"),
      .provedBy("PlannedMealSheetTests", "a tap on a meal opens it, and its recipe comes first"),
      .opensPlannedMeal),
    Requirement(
      "R-PLAN-12",
      "the quick actions of a meal, by a long press or More, plan it twice or skip a day",
      .provedBy("PlannerScreenTests", "a visible button does the same as each long press"),
      .provedBy(
        "PlannerTests", "a meal is duplicated and removed, and undo takes back the last of it",
        "a day is skipped, and undo brings all of it back"),
      .shows("Duplicate", "Skip Day", on: "quick-actions.default")),
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
    Requirement(
      "R-PLAN-14", "the planner shows what is planned, and nothing else",
      .provedBy("PlannerTests", "titles of any script and length are planned, moved and shown")),
    Requirement(
      "R-PLAN-16", "Refresh asks what the week needs costs now, and whether it is there",
      .provedBy(
        "PriceTests",
        "a refresh by the eater says once that nothing changed; an automatic one does not")),
    Requirement(
      "R-OFF-07", "planner and list each have a button that asks for prices",
      .provedBy(
        "PriceTests",
        "prices that moved overnight are marked on list and planner until they are looked at",
        "a refresh by the eater says once that nothing changed; an automatic one does not"),
      .fires("planner.refresh", "planner.refresh", on: "planner.week"),
      .fires("groceries.refresh", "grocery-list.refresh", on: "grocery-list.list")),
    // C-R07: every three hours, as is set, while the app is open.
    Requirement(
      "R-OFF-03", "prices are asked for again by the clock",
      .provedBy(
        "PriceTests",
        "prices are asked for on opening and then by the clock, never by themselves by hand only")),
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
      "R-OFF-05", "what costs another price is marked on list and planner until it is seen",
      .provedBy(
        "PriceTests",
        "prices that moved overnight are marked on list and planner until they are looked at")),
  ]
}
