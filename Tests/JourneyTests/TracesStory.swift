import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatures
import MealCatalog
import MealModels
import Testing

/// Living with an allergy: what may be in a meal, who decides about it, and where it is said.
@Suite struct TracesStory {
  /// Of the dinners, an allergen that most of those may hold in traces which do not contain it.
  private static let allergen: Allergen = {
    let dinners = Catalog.bundled.summaries.filter { $0.slots.contains(.dinner) }
    func count(_ allergen: Allergen) -> Int {
      dinners.count { holdsTraces(of: allergen, $0.facts.contents) }
    }
    return Allergen.allCases.filter { !$0.isTreeNutKind }.max { count($0) < count($1) } ?? .milk
  }()

  private static func holdsTraces(of allergen: Allergen, _ contents: FoodContents) -> Bool {
    contents.traces.contains(allergen) && !contents.allergens.contains(allergen)
  }

  private func setAllergy(_ guest: Diner) async throws {
    try await guest.tap("tab.select?id=settings")
    try await guest.tap("settings.open?screen=dietary-restrictions")
    try await guest.tap("settings.allergy=on?id=\(Self.allergen.rawValue)")
  }

  /// The first of many suggestions that may hold traces; nil if none does.
  private func mealWithTraces(_ guest: Diner, tries: Int) async throws -> Meal? {
    for _ in 0..<tries {
      let meal = try await guest.meal
      #expect(!meal.facts.contents.allergens.contains(Self.allergen))
      #expect(try await guest.words.contains("Always check the label."))
      if Self.holdsTraces(of: Self.allergen, meal.facts.contents) { return meal }
      try await guest.tap("home.newSuggestion")
    }
    return nil
  }

  @Test func `traces are left out until they are accepted, and are named from then on`()
    async throws
  {
    let guest = try await Diner()
    try await setAllergy(guest)
    try await guest.tap("tab.select?id=home")
    #expect(try await mealWithTraces(guest, tries: 12) == nil)

    try await guest.tap("tab.select?id=settings")
    try await guest.tap("settings.traces=on")
    #expect(try await guest.screen.id == "accept-traces")
    try await guest.tap("settings.acceptTraces")
    try await guest.tap("tab.select?id=home")
    let meal = try #require(try await mealWithTraces(guest, tries: 60))
    let words = "May contain traces of "
    #expect(try await guest.words.contains(words))

    try await guest.tap("recipe.open?id=\(meal.id)")
    #expect(try await guest.words.contains(words))
    #expect(try await guest.words.contains("Always check the label."))
    try await guest.tap("recipe.startCooking?id=\(meal.id)")
    #expect(try await guest.words.contains(words))
    try await guest.tap("cooking.next")
    #expect(!(try await guest.words.contains(words)))

    let limits = try await guest.stores.read().preferences.limits(in: .empty)
    #expect(limits.acceptedTraces.allergens == [Self.allergen])
  }

  @Test func `turning it back takes the meal with traces off the screen at once`() async throws {
    let guest = try await Diner()
    try await setAllergy(guest)
    try await guest.tap("settings.traces=on")
    try await guest.tap("settings.acceptTraces")
    try await guest.tap("tab.select?id=home")
    let meal = try #require(try await mealWithTraces(guest, tries: 60))
    try await guest.tap("tab.select?id=settings")
    try await guest.tap("settings.traces=off")
    try await guest.tap("tab.select?id=home")
    let safe = try await guest.meal
    #expect(safe.id != meal.id)
    #expect(!safe.facts.contents.traces.contains(Self.allergen))
    #expect(!(try await guest.words.contains(meal.recipe.title)))
    let limits = try await guest.stores.read().preferences.limits(in: .empty)
    #expect(limits.avoidedTraces.allergens == [Self.allergen])
  }
}
