import AppShell
import AppTesting
import DesignSystem
import Journal
import MealCatalog
import MealModels
import MealPlan
import PlanningPresentation
import Preferences
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What somebody at the table may not have is neither offered nor planned.
@Suite struct PickerSafetyTests {
  private static let catalog = Catalog.bundled
  private static let tomorrow = PlannerPlace(Shopper.today + 1, .dinner)

  private func contains(_ allergen: AllergenSet, _ id: MealID) -> Bool {
    guard let facts = Self.catalog.summary(id)?.facts else { return true }
    return !EaterLimits(allergens: allergen).admits(facts)
  }

  private func avoiding(_ allergen: Allergen, of eater: String? = nil) -> PreferencesEvent {
    .toggling(allergen.rawValue, isOn: true, of: .allergies, eater: eater)
  }

  @Test func `a meal that breaks a limit has no card on any tab, but is counted`() async throws {
    let shopper = try await Shopper(preferences: [
      .seating("Ben"), avoiding(.milk, of: "Ben"), avoiding(.egg),
    ])
    try await shopper.tap(PlannerAction.add.call(Self.tomorrow))
    for tab in PickerTab.allCases {
      try await shopper.tap(PickerAction.tab.call(tab))
      let offered = try await shopper.offered(pages: 2)
      for meal in offered {
        #expect(!contains(.milk, meal) && !contains(.egg, meal), "\(meal) on \(tab)")
      }
      if tab == .curated {
        #expect(!offered.isEmpty)
        let left = Self.catalog.summaries.count { contains(.milk, $0.id) || contains(.egg, $0.id) }
        #expect(try await shopper.sees("\(left) left out because of your limits"))
      }
    }
  }

  @Test func `a search finds nothing that breaks a limit, and counts what it left out`()
    async throws
  {
    let shopper = try await Shopper(preferences: [avoiding(.milk)])
    try await shopper.tap(PlannerAction.add.call(Self.tomorrow))
    try await shopper.enter("alfredo", into: "recipe-picker.search")
    #expect(try await !shopper.offered().contains(Shopper.alfredo))
    #expect(try await shopper.sees("left out because of your limits"))
  }

  @Test func `a limit that is set while the picker is open holds at once`() async throws {
    let shopper = try await Shopper()
    try await shopper.tap(PlannerAction.add.call(Self.tomorrow))
    try await shopper.enter("alfredo", into: "recipe-picker.search")
    #expect(try await shopper.offered().contains(Shopper.alfredo))
    try await shopper.limit(avoiding(.milk))
    #expect(try await !shopper.offered().contains(Shopper.alfredo))
  }

  @Test func `a meal that became unsafe is refused, and nothing is planned`() async throws {
    let shopper = try await Shopper()
    try await shopper.tap("tab.select?id=hall", "Cook")
    try await shopper.limit(avoiding(.milk))
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.sees("breaks a limit of the people at the table"))
    #expect(try await shopper.plan.entries.isEmpty)
  }

  @Test func `a limit that another window set meanwhile is kept to as well`() async throws {
    let disk = JournalFileSystem.inMemory()
    let shopper = try await Shopper(on: disk)
    try await shopper.tap("tab.select?id=hall", "Cook")
    // Nobody tells this app.
    let other = try EventJournal(directory: URL(filePath: "/data"), fileSystem: disk)
    let events = Store(EventStream.preferences, in: other)
    try await events.record([avoiding(.milk)], at: TestWorld.evening)
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.sees("breaks a limit of the people at the table"))
    #expect(try await shopper.plan.entries.isEmpty)
  }

  @Test func `where limits cannot be read nothing is offered, filled or planned, and it is said`()
    async throws
  {
    let shopper = try await Shopper()
    try await shopper.tap("tab.select?id=hall", "Cook")
    let unknown = Event(
      stream: "preferences", version: 1, time: TestWorld.evening,
      payload: Data(#"{"key":"diets","value":"","adds":"lunar"}"#.utf8))
    try await shopper.stores.journal.append([unknown])
    await shopper.app.dataChanged(.everything)
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.sees("Something you avoid cannot be read"))
    try await shopper.tap("navigation.dismiss", "Plan", "planner.fill")
    #expect(try await shopper.sees("Something you avoid cannot be read"))
    try await shopper.tap(PlannerAction.add.call(Self.tomorrow))
    #expect(try await shopper.place == "recipe-picker.unreadable")
    #expect(try await shopper.subjects(of: PickerAction.add).isEmpty)
    #expect(try await shopper.plan.entries.isEmpty)
  }

  @Test func `a week is filled with what everybody may eat`() async throws {
    let shopper = try await Shopper(preferences: [
      .seating("Ben"), avoiding(.milk, of: "Ben"), avoiding(.gluten),
    ])
    try await shopper.tap("planner.fill")
    let recipes = try await shopper.plan.entries.compactMap(\.content.recipe)
    #expect(recipes.count > 5)
    for meal in recipes { #expect(!contains(.milk, meal) && !contains(.gluten, meal)) }
  }

  @Test func `a planned meal that breaks a new limit is marked with the eater's name`() async throws
  {
    let shopper = try await Shopper(planning: [Shopper.alfredo])
    #expect(try await !shopper.sees("now breaks a limit"))
    try await shopper.limit(.seating("Ben"), avoiding(.milk, of: "Ben"))
    #expect(try await shopper.sees("One planned meal now breaks a limit."))
    #expect(try await shopper.sees("not for Ben"))
  }

  @Test func `of leftovers that are too old the broken limit is told`() async throws {
    let shopper = try await Shopper(planning: [Shopper.alfredo])
    let rest = PlannedMeal(
      id: "rest", slot: PlanSlot(day: Shopper.today + 4, slot: .lunch),
      content: .leftovers(of: "chicken-alfredo-0", title: "Chicken Alfredo"))
    try await shopper.stores.plan.record([.added(rest)], at: TestWorld.evening)
    await shopper.app.dataChanged(.everything)
    let notes = ElementID("planner.entry").child("rest").child("notes")
    let before = try #require(await shopper.element(notes)).visibleText
    #expect(before.contains("longer than they keep"))
    try await shopper.limit(.seating("Ben"), avoiding(.milk, of: "Ben"))
    let after = try #require(await shopper.element(notes)).visibleText
    #expect(after.contains("not for Ben"))
  }
}
