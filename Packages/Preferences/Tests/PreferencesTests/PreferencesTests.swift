import Journal
import MealModels
import Preferences
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PreferencesTests {
  private func preferences(_ events: [PreferencesEvent]) -> EaterPreferences {
    events.reduce(into: EaterPreferences()) { $0.apply($1) }
  }

  @Test func `the limits of everyone hold at once`() {
    let table = preferences([
      PreferencesEvent(key: "household", value: "you,Ana"),
      PreferencesEvent(key: "diets", value: "vegan"),
      PreferencesEvent(key: "allergies", eater: "Ana", value: "tree-nut,food:kiwi"),
      PreferencesEvent(key: "dislikes", eater: "Ana", value: "eggplant"),
    ])
    #expect(table.limits(in: .empty).diets.diets == [.vegan])
    #expect(table.limits(in: .empty).allergens.allergens == [.treeNut])
    #expect(table.limits(in: .empty).allergyFoods == ["kiwi"])
    #expect(table.limits(in: .empty).dislikedFoods == ["eggplant"])
    #expect(table.restrictionCount == 3)
  }

  // C-P02
  @Test func `without premium the dislikes and cuisines rest, and nothing that protects does`() {
    let stored = preferences([
      PreferencesEvent(key: "diets", value: "halal"),
      PreferencesEvent(key: "allergies", value: "milk,food:kiwi"),
      PreferencesEvent(key: "dislikes", value: "olive"),
      PreferencesEvent(key: "cuisines", value: "thai"),
      PreferencesEvent(key: "cooking-time", value: "30"),
    ])
    let basic = stored.resting([.cuisines, .dislikes])
    #expect(basic.limits(in: .empty).dislikedFoods.isEmpty)
    #expect(basic.cuisines.isEmpty)
    #expect(basic.cookingTime.minutes == 30)
    #expect(basic.limits(in: .empty).diets == stored.limits(in: .empty).diets)
    #expect(basic.limits(in: .empty).allergens == stored.limits(in: .empty).allergens)
    #expect(basic.limits(in: .empty).allergyFoods == stored.limits(in: .empty).allergyFoods)
  }

  @Test func `an unknown diet or allergy is remembered and never dropped`() {
    var stored = preferences([
      PreferencesEvent(key: "diets", value: "vegan,low-fodmap"),
      PreferencesEvent(key: "allergies", value: "milk,moon-dust"),
    ])
    #expect(stored.unreadableLimits == ["diets:low-fodmap", "allergies:moon-dust"])
    stored.apply(PreferencesEvent(key: "diets", value: "vegan"))
    #expect(stored.unreadableLimits == ["allergies:moon-dust"])
  }

  @Test func `a key from a later version changes nothing`() {
    #expect(preferences([PreferencesEvent(key: "spice-level", value: "5")]) == EaterPreferences())
  }

  @Test func `leaving the table takes the limits along, staying keeps them`() {
    let table = preferences([
      PreferencesEvent(key: "household", value: "you,Ana,Ben"),
      PreferencesEvent(key: "diets", eater: "Ana", value: "vegan"),
      PreferencesEvent(key: "diets", eater: "Ben", value: "keto"),
      PreferencesEvent(key: "household", value: "Ana,you"),
    ])
    #expect(table.household.map(\.name) == ["Ana", "you"])
    #expect(table.limits(in: .empty).diets.diets == [.vegan])
  }

  @Test func `a person who returns to the table has their limits again`() {
    let table = preferences([
      PreferencesEvent(key: "household", value: "you,Ana"),
      PreferencesEvent(key: "allergies", eater: "Ana", value: "sesame"),
      PreferencesEvent(key: "household", value: "you"),
      PreferencesEvent(key: "household", value: "you,Ana"),
    ])
    #expect(table.limits(in: .empty).allergens.allergens == [.sesame])
    #expect(table.away.isEmpty)
  }

  @Test func `the owner's limits stay when the table gets names`() {
    let table = preferences([
      PreferencesEvent(key: "allergies", value: "peanut"),
      PreferencesEvent(key: "household", value: "Ana,Ben"),
    ])
    #expect(table.household.map(\.name) == ["Ana", "Ben"])
    #expect(table.limits(in: .empty).allergens.allergens == [.peanut])
  }

  @Test func `single ids come and go in any order without undoing each other`() {
    let changes = [
      PreferencesEvent.toggling("milk", isOn: true, of: .allergies),
      .toggling("food:kiwi", isOn: true, of: .allergies),
      .toggling("egg", isOn: false, of: .allergies),
    ]
    let start = PreferencesEvent(key: "allergies", value: "peanut,egg,moon-dust")
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let table = preferences([start] + order.map { changes[$0] })
      #expect(Set(table.limits(in: .empty).allergens.allergens) == [.peanut, .milk])
      #expect(table.limits(in: .empty).allergyFoods == ["kiwi"])
      #expect(table.unreadableLimits == ["allergies:moon-dust"])
    }
  }

  @Test func `a limit of a later version is never passed over`() {
    var later = PreferencesEvent(key: "low-histamine", value: "yes")
    later.isLimit = true
    #expect(preferences([later]).unreadableLimits == ["low-histamine"])
  }

  @Test func `quotas come and go one by one, and one that is not understood is no limit`() {
    let stored = preferences([
      PreferencesEvent(key: "quotas", value: "fish>=1,red-meat<=2,insects>=1,egg=1,fish>=99"),
      .toggling("plant>=3", isOn: true, of: .quotas),
      .toggling("red-meat<=2", isOn: false, of: .quotas),
    ])
    #expect(stored.quotas == [Quota(.fish, .atLeast, 1), Quota(.plant, .atLeast, 3)])
    #expect(stored.unreadableLimits.isEmpty)
    #expect(stored.resting([.cuisines, .dislikes]).quotas == stored.quotas)
  }

  @Test func `bounds on nutrition come and go one by one, and rest without premium`() {
    let stored = preferences([
      PreferencesEvent(key: "nutrition", value: "sodium<=600,energy<=100,iron>=3,fibre=2,fibre>=8"),
      .toggling("sodium<=500", isOn: true, of: .nutrition),
      .toggling("protein>=25", isOn: true, of: .nutrition),
      .toggling("fibre>=8", isOn: false, of: .nutrition),
    ])
    #expect(stored.nutrition == NutritionBounds([.sodium: 500, .protein: 25]))
    #expect(stored.unreadableLimits.isEmpty)
    #expect(stored.resting([.cuisines, .dislikes]) == stored)
    #expect(stored.resting([.nutrition]).nutrition.isEmpty)
  }

  @Test func `a reset starts over`() {
    let events = [PreferencesEvent(key: "diets", value: "vegan"), .reset]
    #expect(preferences(events) == EaterPreferences())
  }

  @Test func `preferences survive a restart`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = Store(.preferences, in: try EventJournal(directory: folder))
    try await first.record(
      [PreferencesEvent(key: "allergies", value: "peanut")], at: Date(timeIntervalSince1970: 0))
    let second = Store(.preferences, in: try EventJournal(directory: folder))
    #expect(try await second.state().limits(in: .empty).allergens.allergens == [.peanut])
  }
}
