import EaterRecord
import MealPlan
import PlanningPresentation
import Testing

extension Requirement {
  /// R-PLAN and R-OFF: what waits on this device until the others have it.
  static let sharing = [
    Requirement(
      "R-PLAN-17", "offline, what is edited in the planner waits here and has a draft pill"
    ) {
      let caterer = try await Caterer(isSharing: true)
      #expect(try await !caterer.sees("Offline draft saved"))
      try await caterer.connect(false)
      try await caterer.duplicateFirst()
      #expect(try await caterer.sees("Offline draft saved"))
      let rows = try await caterer.screen.element.all.filter { $0.id.rawValue.hasSuffix(".draft") }
      #expect(rows.contains { $0.visibleText == "draft" })
      #expect(try await !caterer.stores.household.pendingEdits().isEmpty)
    },
    // Until then it is tried again after 1, 2, 4 … 60 minutes: SyncPace.
    Requirement("R-PLAN-18", "what waits is sent by itself once there is a connection again") {
      let caterer = try await Caterer(isSharing: true)
      try await caterer.connect(false)
      try await caterer.duplicateFirst()
      try await caterer.connect(true)
      #expect(try await caterer.stores.household.pendingEdits().isEmpty)
      #expect(try await !caterer.sees("Offline draft saved"))
      let dinners = try await caterer.stores.plan.state().entries(
        of: Caterer.today..<(Caterer.today + 7))
      #expect(dinners.count == 2)
    },
    Requirement(
      "R-OFF-01", "edits of plan and list and links to read are drafts until they are sent",
      .shows("Draft", on: "import-recipe.waiting"),
      Check {
        let caterer = try await Caterer(isSharing: true)
        try await caterer.openList()
        #expect(try await caterer.element("grocery-list.store.draft") == nil)
        try await caterer.connect(false)
        let item = try #require(try await caterer.items.first)
        try await caterer.tap(GroceryAction.tick.call(item).description)
        #expect(try await caterer.element("grocery-list.store.draft")?.visibleText == "draft")
        try await caterer.connect(true)
        #expect(try await caterer.element("grocery-list.store.draft") == nil)
        #expect(try await caterer.sees("In the basket (1)"))
      }),
  ]
}

extension Caterer {
  /// Duplicates the first planned dinner to the dinner of the next day, and returns to the week.
  fileprivate func duplicateFirst() async throws {
    let place = PlannerPlace(Self.today + 1, .dinner)
    try await tap(PlannerAction.quick.call(Self.first).description, "Duplicate")
    try await tap(PlannerAction.duplicateTo.call(PlannerMove(Self.first, to: place)).description)
    while try await element("planner.week") == nil { try await tap("navigation.dismiss") }
  }
}
