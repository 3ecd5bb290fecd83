import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import FavoritesStore
import FoodFacts
import Journal
import MealCatalog
import MealModels
import Preferences
import StageParts
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Somebody with an allergy whose data folder loses what they said while the app is open.
@Suite struct MissingDataTests {
  /// What happens to the folder, given its journal before the allergy was set.
  struct Loss: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let headline: String
    let happen: @Sendable (JournalFileSystem, [UInt8]) async throws -> Void
  }

  private static let date = Date(timeIntervalSince1970: 1_778_610_600)
  private static let path = "/data/journal"

  static let losses = [
    Loss(testDescription: "it is removed", headline: "Your saved data is gone") { disk, _ in
      for name in try disk.list("/data") ?? [] { try disk.remove("/data/" + name) }
    },
    Loss(testDescription: "its journal is removed", headline: "Your saved data is gone") {
      disk, _ in try disk.remove(path)
    },
    Loss(testDescription: "an older copy is there", headline: "Your saved data was replaced") {
      disk, older in
      try disk.open("/data/copy", .create)?.write(older, 0)
      try disk.rename("/data/copy", path)
    },
    Loss(testDescription: "other data is there", headline: "Your saved data was replaced") {
      disk, _ in
      for name in try disk.list("/data") ?? [] { try disk.remove("/data/" + name) }
      let other = Stores(
        journal: try EventJournal(directory: Visitor.folder, fileSystem: disk),
        premium: .mealAdvisor)
      try await other.preferences.record([.toggling("vegan", isOn: true, of: .diets)], at: date)
    },
  ]

  /// Somebody who said that milk is an allergy, and has Home open.
  private func allergic(
    on disk: JournalFileSystem
  ) async throws -> (visitor: Visitor, older: [UInt8]) {
    let visitor = try await Visitor(on: disk)
    let older = try bytes(of: disk)
    try await visitor.open("dietary-restrictions")
    try await visitor.tap("settings.allergy=on?id=milk", "tab.select?id=home")
    return (visitor, older)
  }

  private func bytes(of disk: JournalFileSystem) throws -> [UInt8] {
    let file = try #require(try disk.open(Self.path, .read))
    return try file.read(0, try file.size())
  }

  /// What a look at the folder brings, as it is made several times a second.
  private func look(_ visitor: Visitor) async throws {
    let journal = visitor.stores.journal
    for await change in journal.changes(every: 1, sleep: { _ in throw Refusal() }) {
      await visitor.app.dataChanged(DataChange(change))
    }
    await visitor.app.settle()
  }

  private struct Refusal: Error {}

  @Test(arguments: losses)
  func `no meal is shown any more, whether it is noticed or asked for`(loss: Loss) async throws {
    for notices in [true, false] {
      let disk = JournalFileSystem.inMemory()
      let (visitor, older) = try await allergic(on: disk)
      #expect(try await visitor.screen.state == "suggestion")
      try await loss.happen(disk, older)
      if notices { try await look(visitor) } else { try await visitor.tap("home.newSuggestion") }
      #expect(try await visitor.screen.state == "data-missing")
      #expect(try await visitor.words.contains(loss.headline))
      let stored = try await visitor.stores.read()
      #expect(stored.preferences.limits(in: .culinary).allergens == AllergenSet([.milk]))
    }
  }

  @Test(arguments: losses)
  func `another window knows what this one knew, and shows no meal either`(
    loss: Loss
  ) async throws {
    let disk = JournalFileSystem.inMemory()
    let (visitor, older) = try await allergic(on: disk)
    try await loss.happen(disk, older)
    let other = try await Visitor(stores: visitor.stores)
    #expect(try await other.screen.state == "data-missing")
    try await other.tap("tab.select?id=settings")
    #expect(try await other.words.contains("1 selected"))
    try await other.app.open(link: "mealadvisor://recipe?id=creamy-tuscan-chicken")
    await other.app.settle()
    #expect(try await other.words.contains("Some of your limits cannot be read"))
  }

  @Test(arguments: losses)
  func `nothing is written, and a change says that it is not stored`(loss: Loss) async throws {
    let disk = JournalFileSystem.inMemory()
    let (visitor, older) = try await allergic(on: disk)
    try await loss.happen(disk, older)
    let names = try disk.list("/data")?.sorted()
    let found = names?.contains("journal") == true ? try bytes(of: disk) : []
    try await visitor.tap("tab.select?id=settings", "settings.diet=on?id=vegan")
    #expect(try await visitor.words.contains("This change could not be stored."))
    #expect(try disk.list("/data")?.sorted() == names)
    if !found.isEmpty { #expect(try bytes(of: disk) == found) }
  }

  @Test(arguments: losses)
  func `saving restores the known limits, and meals keep them`(
    loss: Loss
  ) async throws {
    let disk = JournalFileSystem.inMemory()
    let (visitor, older) = try await allergic(on: disk)
    try await loss.happen(disk, older)
    try await visitor.tap("home.newSuggestion", "home.saveMissing")
    try await expectMeals(of: visitor, AllergenSet([.milk]))
    let late = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: disk), premium: .mealAdvisor)
    let limits = try await late.read().preferences.limits(in: .culinary)
    #expect(limits.allergens == AllergenSet([.milk]))
  }

  @Test(arguments: losses)
  func `accepting the loss continues with the present records`(loss: Loss) async throws {
    let disk = JournalFileSystem.inMemory()
    let (visitor, older) = try await allergic(on: disk)
    try await loss.happen(disk, older)
    try await visitor.tap("home.newSuggestion", "home.acceptMissing")
    try await expectMeals(of: visitor, AllergenSet([]))
  }

  @Test(arguments: losses)
  func `limits of a file that is put back hold again without a question`(loss: Loss) async throws {
    let disk = JournalFileSystem.inMemory()
    let (visitor, older) = try await allergic(on: disk)
    let whole = try bytes(of: disk)
    try await loss.happen(disk, older)
    try await look(visitor)
    try disk.open("/data/back", .create)?.write(whole, 0)
    try disk.rename("/data/back", Self.path)
    try await look(visitor)
    try await expectMeals(of: visitor, AllergenSet([.milk]))
  }

  /// Meals are shown, and they keep to what is stored.
  private func expectMeals(of visitor: Visitor, _ allergens: AllergenSet) async throws {
    for _ in 0..<5 {
      #expect(["suggestion", "nudge"].contains(try await visitor.screen.state))
      let stored = try await visitor.stores.read()
      let limits = stored.preferences.limits(in: .culinary)
      #expect(limits.allergens == allergens && stored.settings.missing == nil)
      let meal = stored.history.lastShown(1).first.flatMap(Catalog.bundled.meal)
      #expect(meal.map { limits.admits($0.facts) } == true)
      try await visitor.tap("home.newSuggestion")
    }
  }

  @Test func `a deletion in another window is a decision`() async throws {
    let disk = JournalFileSystem.inMemory()
    let (visitor, _) = try await allergic(on: disk)
    let other = Stores(
      journal: try EventJournal(directory: Visitor.folder, fileSystem: disk), premium: .mealAdvisor)
    try await other.deleteEverything()
    try await look(visitor)
    #expect(try await visitor.screen.state == "suggestion")
    #expect(try await visitor.stores.read().settings.missing == nil)
    #expect(try await visitor.stores.read().preferences == EaterPreferences())
  }

  @Test func `a recipe says so when what is stored cannot be read any more`() async throws {
    let disk = BrokenDisk()
    let visitor = try await Visitor(on: disk.files)
    try await visitor.app.open(link: "mealadvisor://recipe?id=creamy-tuscan-chicken")
    for (damage, isSaid) in [(BrokenDisk.Damage.everything, true), (.none, false)] {
      disk.become(damage)
      await visitor.app.dataChanged(in: "preferences")
      await visitor.app.settle()
      let words = try await visitor.words
      #expect(words.contains("Some of your limits cannot be read") == isSaid)
    }
  }

  // S-ERR-04
  @Test func `a link leads nowhere while nothing was ever read, and to its recipe after that`()
    async throws
  {
    let disk = BrokenDisk()
    let visitor = try await Visitor(on: disk.files)
    disk.become(.everything)
    let other = try await Visitor(stores: visitor.stores)
    try await other.app.open(link: "mealadvisor://recipe?id=creamy-tuscan-chicken")
    await other.app.settle()
    #expect(try await other.screen.id == "system-error")
    disk.become(.none)
    await other.app.dataChanged(in: "preferences")
    await other.app.settle()
    #expect(try await other.screen.id == "recipe-detail")
    #expect(try await !other.words.contains("Some of your limits cannot be read"))
  }
}
