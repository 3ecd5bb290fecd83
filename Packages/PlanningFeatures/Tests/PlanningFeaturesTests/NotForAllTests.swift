import AppShell
import AppTesting
import DesignSystem
import Journal
import MealModels
import MealPlan
import PlanningFeatures
import PlanningPresentation
import Preferences
import RecipeStore
import ScreenParts
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Own recipes that somebody at the table may not eat: shown with the reason, and planned only so
/// that nobody is served what they must not eat, or after a person read and accepted it.
@Suite struct NotForAllTests {
  private static let tomorrow = PlannerPlace(Shopper.today + 1, .dinner)
  private static let table: [PreferencesEvent] = [
    .seating("Mara"), .seating("Ben"), .unseating(Eater.you.name),
    .toggling(Diet.vegetarian.rawValue, isOn: true, of: .diets, eater: "Ben"),
  ]

  private func avoiding(_ allergen: Allergen, of eater: String) -> PreferencesEvent {
    .toggling(allergen.rawValue, isOn: true, of: .allergies, eater: eater)
  }

  /// Somebody with an own recipe, who chooses tomorrow's dinner among the imported ones.
  private func choosing(
    _ lines: [String], for preferences: [PreferencesEvent] = table
  ) async throws -> Shopper {
    let disk = JournalFileSystem.inMemory()
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: disk)
    _ = try await RecipeLibrary(in: journal).add(
      NewRecipe(
        RecipeContent(
          RecipeDraft(
            title: "Lemon Pasta", ingredients: [.init(lines)], steps: [.init(["Cook."])])),
        origin: .imported), at: TestWorld.evening)
    let shopper = try await Shopper(preferences: preferences, on: disk)
    try await shopper.tap(PlannerAction.add.call(Self.tomorrow))
    try await shopper.tap(PickerAction.tab.call(.imported))
    return shopper
  }

  private func meal(_ shopper: Shopper) async throws -> MealID {
    try #require(await shopper.subjects(of: PickerAction.addAnyway).first)
  }

  @Test(
    "What a person must not eat is marked on the list, in its sheet and in the cart, and bought")
  func marksItems() async throws {
    let disk = JournalFileSystem.inMemory()
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: disk)
    _ = try await RecipeLibrary(in: journal).add(
      NewRecipe(
        RecipeContent(
          RecipeDraft(
            title: "Lemon Pasta", ingredients: [.init(["200 g pasta", "50 g parmesan"])],
            steps: [.init(["Cook."])])),
        origin: .imported), at: TestWorld.evening)
    let shopper = try await Shopper(at: "kroger-1234", preferences: Self.table, on: disk)
    try await shopper.tap(PlannerAction.add.call(Self.tomorrow))
    try await shopper.tap(PickerAction.tab.call(.imported))
    try await shopper.tap(PickerAction.addForSome.call(self.meal(shopper)))
    try await shopper.tap("serving.confirm")
    try await shopper.show(PlanningRoutes.groceries)
    let mark = "For Mara · not for Ben"
    #expect(try await shopper.sees(mark))
    try await shopper.tap(GroceryAction.item.call(#require(await shopper.item("parmesan"))))
    #expect(try await shopper.sees(mark))
    try await shopper.tap("navigation.dismiss", "groceries.cart")
    #expect(try await shopper.place == "cart.ready")
    #expect(try await shopper.sees(mark))
  }

  @Test func `an own recipe is listed with what stands in the way and for whom`() async throws {
    let shopper = try await choosing(["200 g pasta", "1 lemon", "50 g parmesan"])
    #expect(
      try await shopper.sees("Ben: not vegetarian · parmesan; the vegetarian kind would do."))
    #expect(try await shopper.sees("Plan for Mara"))
    #expect(try await shopper.subjects(of: PickerAction.add).isEmpty)
    let traces = try await choosing(
      ["400 g chickpeas", "1 tbsp curry powder"],
      for: [.seating("Mara"), .seating("Ben"), .unseating(Eater.you.name)]
        + [avoiding(.peanut, of: "Ben")])
    let words = try await traces.words
    #expect(words.contains("Ben: may be made with peanuts · curry powder."), "\(words)")
    let unknown = try await choosing(["200 g pasta", "2 tbsp zorbel"])
    #expect(try await unknown.sees("not known: "))
  }

  @Test func `it is planned for those whose limits admit it, and the entry keeps who eats it`()
    async throws
  {
    let shopper = try await choosing(["200 g pasta", "50 g parmesan"])
    let meal = try await meal(shopper)
    try await shopper.tap(PickerAction.addForSome.call(meal))
    #expect(try await shopper.sees("For Mara."))
    try await shopper.tap("serving.confirm")
    let entry = try #require(await shopper.plan.entries.first)
    #expect(entry.eaters == ["Mara"] && entry.accepted.isEmpty && entry.servings == 1)
    #expect(try await !shopper.sees("now breaks a limit"))
  }

  @Test func `who may not eat it by then is not served, although it was planned for them`()
    async throws
  {
    let shopper = try await choosing(["200 g pasta", "50 g parmesan"])
    try await shopper.tap(PickerAction.addForSome.call(meal(shopper)))
    try await shopper.limit(avoiding(.milk, of: "Mara"))
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.plan.entries.isEmpty)
  }

  @Test func `planned anyway, it says so on the entry, and is accepted for those limits alone`()
    async throws
  {
    let shopper = try await choosing(["200 g pasta", "50 g parmesan"])
    try await shopper.tap(PickerAction.addAnyway.call(meal(shopper)))
    #expect(try await shopper.place == "not-for-all.some")
    #expect(try await shopper.sees("Ben: not vegetarian · parmesan"))
    try await shopper.tap("picker.planAnyway")
    #expect(try await shopper.sees("You chose to plan it anyway."))
    try await shopper.tap("serving.confirm")
    let entry = try #require(await shopper.plan.entries.first)
    #expect(entry.accepted.count == 1 && entry.accepted.allSatisfy { $0.hasPrefix("Ben/") })
    #expect(try await shopper.place.hasPrefix("planner"))
    #expect(try await shopper.sees("not for Ben. Planned anyway."))
    #expect(try await !shopper.sees("now breaks a limit"))
    try await shopper.limit(avoiding(.milk, of: "Mara"))
    #expect(try await shopper.sees("One planned meal now breaks a limit."))
  }

  @Test func `cancel comes first, and plans nothing`() async throws {
    let shopper = try await choosing(["200 g pasta", "50 g parmesan"])
    try await shopper.tap(PickerAction.addAnyway.call(meal(shopper)))
    let calls = try await shopper.app.showing().root.all.compactMap(\.tapCall?.description)
    #expect(calls.first == "navigation.dismiss")
    try await shopper.tap("navigation.dismiss")
    #expect(try await shopper.place.hasPrefix("recipe-picker"))
    #expect(try await shopper.plan.entries.isEmpty)
  }

  @Test func `what changed since the question was read is asked again`() async throws {
    let shopper = try await choosing(["200 g pasta", "50 g parmesan"])
    try await shopper.tap(PickerAction.addAnyway.call(meal(shopper)))
    try await shopper.limit(avoiding(.milk, of: "Ben"))
    try await shopper.tap("picker.planAnyway")
    #expect(try await shopper.place.hasPrefix("not-for-all"))
    #expect(try await shopper.sees("contains milk"))
    try await shopper.tap("picker.planAnyway")
    try await shopper.limit(avoiding(.wheat, of: "Ben"))
    try await shopper.tap("serving.confirm")
    #expect(try await shopper.plan.entries.isEmpty)
    #expect(try await shopper.sees("What is in this recipe has changed."))
  }

  @Test(arguments: [PickerAction.planAnyway.call(), PickerAction.planForSome.call()])
  func `nothing is accepted without the question on screen`(call: ActionCall) async throws {
    let shopper = try await choosing(["200 g pasta", "50 g parmesan"])
    try? await shopper.app.fire(call)
    await shopper.app.settle()
    #expect(try await shopper.place.hasPrefix("recipe-picker"))
    #expect(try await shopper.plan.entries.isEmpty)
  }

  @Test func `Add to Week says who it is not for before it asks for day and meal`() async throws {
    let shopper = try await Shopper(
      preferences: Self.table + [avoiding(.milk, of: "Ben")])
    try await shopper.tap("tab.select?id=hall", "Cook")
    #expect(try await shopper.place == "not-for-all.some")
    #expect(try await shopper.sees("Ben: "))
    try await shopper.tap("picker.planForSome", "serving.confirm")
    #expect(try await shopper.plan.entries.first?.eaters == ["Mara"])
  }

  @Test func `recipes that a tab leaves out are shown when asked for`() async throws {
    let shopper = try await choosing(["200 g pasta"])
    try await shopper.tap(PickerAction.tab.call(.curated))
    #expect(try await shopper.sees("They are not for Ben."))
    try await shopper.enter("alfredo", into: "recipe-picker.search")
    #expect(try await shopper.subjects(of: PickerAction.addAnyway).isEmpty)
    try await shopper.tap("picker.held")
    #expect(try await shopper.subjects(of: PickerAction.addAnyway).contains(Shopper.alfredo))
    #expect(try await !shopper.subjects(of: PickerAction.add).contains(Shopper.alfredo))
  }
}
