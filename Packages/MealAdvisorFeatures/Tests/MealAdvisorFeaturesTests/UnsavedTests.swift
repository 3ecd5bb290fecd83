import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import FavoritesStore
import FoodFacts
import Journal
import MealCatalog
import MealModels
import PremiumGate
import Testing

@testable import MealAdvisorFeatures

/// Somebody whose folder cannot be written, then cannot be read, and works again in the end.
@Suite struct UnsavedTests {
  /// How somebody gets to the tap that would store something; `MEAL` is the meal on Home.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var way: [String]
    var tap: String
    /// What is said when it cannot be stored.
    var words = "This change could not be stored. Please try again."
    var testDescription: String { name }

    init(_ name: String, _ way: String..., tap: String) {
      self.name = name
      self.way = way
      self.tap = tap
    }

    func saying(_ words: String) -> Row {
      var row = self
      row.words = words
      return row
    }
  }

  private static let settings = "tab.select?id=settings"
  private static func page(_ name: String) -> String { "settings.open?screen=\(name)" }

  static let notRemembered =
    "The meals you are shown cannot be saved to your history. Suggestions go on."

  static let rows: [Row] = [
    Row("a new suggestion", tap: "home.newSuggestion").saying(notRemembered),
    Row("a meal saved on Home", tap: "favorites.toggle?id=MEAL"),
    Row("a meal removed on Home", "favorites.toggle?id=MEAL", tap: "favorites.toggle?id=MEAL"),
    Row("a meal saved in its recipe", "recipe.open?id=MEAL", tap: "favorites.toggle?id=MEAL"),
    Row(
      "a meal removed in Favorites", "favorites.toggle?id=MEAL", "tab.select?id=favorites",
      "favorites.edit", tap: "favorites.remove?id=MEAL"),
    Row(
      "a meal brought back", "favorites.toggle?id=MEAL", "tab.select?id=favorites",
      "favorites.edit", "favorites.remove?id=MEAL", tap: "favorites.undoRemove?id=MEAL"),
    Row("an opened recipe", tap: "recipe.open?id=MEAL"),
    Row("an ordered meal", "meal.order?id=MEAL", tap: "meal.orderWith?id=MEAL&service=door-dash"),
    Row("a diet", settings, page("dietary-restrictions"), tap: "settings.diet=on?id=vegan"),
    Row("an allergy", settings, page("dietary-restrictions"), tap: "settings.allergy=on?id=milk"),
    Row(
      "an allergy to a food", settings, page("dietary-restrictions"),
      tap: "settings.addAllergyFood=kiwi"),
    Row(
      "a food to leave out", settings, page("dietary-restrictions"),
      tap: "settings.addDislike=cilantro"),
    Row("a cooking time", settings, page("cooking-time"), tap: "settings.cookingTime=45"),
    Row(
      "a cuisine", settings, page("cuisine-preferences"), tap: "settings.cuisine=on?id=thai"),
    Row("a theme", settings, page("appearance"), tap: "settings.appearance=dark"),
    Row("units", settings, page("privacy-policy"), page("units"), tap: "settings.units?id=metric"),
    Row(
      "units in a recipe", "recipe.open?id=MEAL", "recipe.adjust?id=MEAL",
      tap: "settings.units?id=metric"),
    Row(
      "somebody at the table", settings, page("dietary-restrictions"), page("household"),
      tap: "household.add=Cleo"),
    Row(
      "a new name", settings, page("dietary-restrictions"), page("household"),
      "settings.open?screen=eater&eater=Ben", tap: "household.rename=Benedict?eater=Ben"),
    Row(
      "somebody who leaves", settings, page("dietary-restrictions"), page("household"),
      "settings.open?screen=eater&eater=Ben", tap: "household.remove?eater=Ben"),
    Row(
      "a deletion", settings, page("privacy-policy"), "data.delete", tap: "data.confirmDelete"),
    Row("a sign-in", settings, "settings.signIn", tap: "account.enterName=Ana"),
    Row(
      "a sign-out", settings, "settings.signIn", "account.enterName=Ana", tap: "account.signOut"),
    Row(
      "a deleted account", settings, "settings.signIn", "account.enterName=Ana", "account.delete",
      tap: "account.confirmDelete"),
  ]

  /// Everything that is stored, as one text.
  private func content(of disk: BrokenDisk) async throws -> [String] {
    let journal = try EventJournal(directory: Visitor.folder, fileSystem: disk.whole)
    return try await journal.records().map { String(decoding: $0.payload, as: UTF8.self) }
  }

  private func visitor(on disk: BrokenDisk, _ row: Row) async throws -> (Visitor, Row) {
    let visitor = try await Visitor(on: disk.files)
    let meal = try #require(try await visitor.stores.read().history.lastShown(1).first)
    var row = row
    row.tap = row.tap.replacing("MEAL", with: meal.rawValue)
    row.way = row.way.map { $0.replacing("MEAL", with: meal.rawValue) }
    let date = await visitor.app.world.date
    _ = try await Subscriptions.local(visitor.stores, now: { date }).startTrial(at: date)
    await visitor.app.dataChanged(in: "entitlement")
    try await visitor.stores.preferences.record([.seating("Ben")], at: date)
    await visitor.app.dataChanged(in: "preferences")
    await visitor.app.settle()
    for tap in row.way { try await visitor.tap(tap) }
    return (visitor, row)
  }

  @Test(arguments: rows, [BrokenDisk.Damage.writing, .everything])
  func `no feature pretends that a write succeeded`(
    row: Row, damage: BrokenDisk.Damage
  ) async throws {
    let disk = BrokenDisk()
    let (visitor, row) = try await visitor(on: disk, row)
    let before = try await content(of: disk)
    disk.become(damage)
    try await visitor.tap(row.tap)
    let words = try await visitor.words
    let isReading = damage == .everything && row.name == "a new suggestion"
    #expect(words.contains(isReading ? "The data on this device could not be read." : row.words))
    for lie in ["Saved to", "Removed from", "was deleted", "signed out", "no longer at the table"] {
      #expect(!words.contains(lie))
    }
    #expect(try await content(of: disk) == before)
  }

  @Test(arguments: rows)
  func `a failed change can be stored once the folder works again, without a loss`(
    row: Row
  ) async throws {
    let disk = BrokenDisk()
    let (visitor, row) = try await visitor(on: disk, row)
    let before = try await content(of: disk)
    disk.become(.everything)
    try await visitor.tap(row.tap)
    disk.become(.none)
    try await visitor.app.open(link: "mealadvisor://settings")
    try await visitor.tap("settings.open?screen=cooking-time", "settings.cookingTime=60")
    let after = try await content(of: disk)
    #expect(after.starts(with: before))
    #expect(after.count > before.count)
    #expect(try await !visitor.words.contains("could not"))
  }

  @Test func `a trial that the app could not store does not start, and can start later`()
    async throws
  {
    let disk = BrokenDisk()
    let visitor = try await Visitor(on: disk.files)
    let meal = try #require(try await visitor.stores.read().history.lastShown(1).first)
    try await visitor.tap("favorites.toggle?id=\(meal)", "premium.learnMore")
    disk.become(.writing)
    try await visitor.tap("premium.startTrial")
    #expect(try await visitor.screen.id == "paywall")
    #expect(try await visitor.screen.state == "error")
    disk.become(.none)
    #expect(try await visitor.stores.read().entitlement == Entitlement())
    try await visitor.tap("premium.startTrial")
    #expect(try await visitor.screen.id == "home")
    #expect(try await visitor.stores.read().savedMeals == [meal])
  }

  @Test func `a permission that could not be stored stays off`() async throws {
    let disk = BrokenDisk()
    let visitor = try await Visitor(on: disk.files, further: [PhotoFeature()])
    try await visitor.open("privacy-policy")
    disk.become(.writing)
    try await visitor.tap("data.consent=on?id=photos")
    #expect(try await visitor.words.contains("This change could not be stored."))
    let row = try await visitor.screen.element.find("your-data.consent.photos")
    #expect(row?.accessibility.traits.contains(.selected) == false)
    disk.become(.none)
    try await visitor.tap("data.consent=on?id=photos")
    #expect(try await visitor.stores.consents.state().given == ["photos"])
  }

  @Test func `a meal that was cooked to the end is not said to be in the history when it is not`()
    async throws
  {
    let disk = BrokenDisk()
    let visitor = try await Visitor(on: disk.files)
    let meal = "creamy-tuscan-chicken"
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    try await visitor.tap("recipe.startCooking?id=\(meal)")
    while try await visitor.app.screen().element.action(for: ActionCall("cooking.next")) != nil {
      try await visitor.tap("cooking.next")
    }
    disk.become(.writing)
    try await visitor.tap("cooking.finish?id=\(meal)")
    #expect(try await visitor.screen.id == "cooking")
    #expect(try await visitor.words.contains("This change could not be stored."))
    #expect(try await !visitor.words.contains("It is in your history"))
  }

  @Test func `a setting that could not be stored shows its stored value`() async throws {
    let disk = BrokenDisk()
    let visitor = try await Visitor(on: disk.files)
    try await visitor.open("dietary-restrictions")
    disk.become(.everything)
    try await visitor.tap("settings.diet=on?id=vegan")
    try await visitor.tap("navigation.dismiss")
    #expect(try await visitor.words.contains("None"))
    disk.become(.none)
    try await visitor.tap("settings.open?screen=dietary-restrictions", "settings.diet=on?id=vegan")
    #expect(try await visitor.stores.read().preferences.limits(in: .empty).diets.contains(.vegan))
  }

  @Test func `an allergy that cannot be stored holds all the same, and is stored when that works`()
    async throws
  {
    let disk = BrokenDisk()
    let visitor = try await Visitor(on: disk.files)
    try await visitor.open("dietary-restrictions")
    disk.become(.writing)
    try await visitor.tap("settings.allergy=on?id=milk")
    #expect(try await visitor.words.contains("It still counts until the app closes."))
    let other = try await Visitor(stores: visitor.stores)
    for visitor in [visitor, other] {
      try await visitor.tap("tab.select?id=home")
      for _ in 0..<5 {
        let link = try await visitor.screen.element.all.compactMap(\.action)
          .first { $0.id == "recipe.open" }?.parameters.first?.value
        let meal = link.flatMap { Catalog.bundled.meal(MealID(rawValue: $0)) }
        #expect(meal?.facts.contents.allergens.contains(.milk) == false)
        try await visitor.tap("home.newSuggestion")
      }
    }
    try await visitor.tap("tab.select?id=settings", "settings.allergy=on?id=egg")
    try await visitor.tap("settings.allergy=off?id=egg")
    disk.become(.none)
    try await visitor.tap("settings.diet=on?id=halal")
    let late = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: disk.whole),
      premium: .mealAdvisor
    )
    let limits = try await late.read().preferences.limits(in: .culinary)
    #expect(limits.allergens == AllergenSet([.milk]) && limits.diets == DietSet([.halal]))
  }

  // S-ERR-04, C-E03
  @Test func `a folder that cannot be read is the full screen, with both ways out of it`()
    async throws
  {
    let disk = BrokenDisk()
    let visitor = try await Visitor(on: disk.files)
    try await visitor.open("dietary-restrictions")
    try await visitor.tap("settings.diet=on?id=vegan")
    disk.become(.everything)
    let again = try await Visitor(stores: visitor.stores)
    #expect(try await again.screen.id == "system-error")
    #expect(try await again.words.contains("The data on this device could not be read."))
    try await again.tap("system.contactSupport")
    #expect(await again.departures == ["mailto:?subject=MealAdvisor"])
    try await again.tap("system.restart")
    #expect(try await again.screen.id == "system-error")
    disk.become(.none)
    try await again.tap("system.restart")
    #expect(try await again.screen.id == "home")
    #expect(try await again.screen.state == "suggestion")
    try await again.tap("tab.select?id=settings")
    #expect(try await again.words.contains("1 selected"))
  }

  @Test func `in a folder that cannot be written, meals are suggested, and it is said`()
    async throws
  {
    let disk = BrokenDisk()
    disk.become(.writing)
    let visitor = try await Visitor(on: disk.files)
    #expect(try await visitor.screen.id == "home")
    #expect(try await visitor.words.contains(Self.notRemembered))
    for _ in 0..<3 {
      try await visitor.tap("home.newSuggestion")
      #expect(try await visitor.screen.state == "suggestion", "it is said once")
    }
    disk.become(.none)
    try await visitor.tap("home.newSuggestion")
    #expect(try await visitor.screen.state == "suggestion")
    disk.become(.writing)
    try await visitor.tap("home.newSuggestion")
    #expect(try await visitor.words.contains(Self.notRemembered), "and when it happens again")
  }
}
