import MealModels
import Testing

@testable import Preferences

/// People come, go and change their names; what protects them stays with them.
@Suite struct TableTests {
  private func preferences(_ events: PreferencesEvent...) -> EaterPreferences {
    events.reduce(into: EaterPreferences()) { $0.apply($1) }
  }

  private func milk(_ eater: String) -> PreferencesEvent {
    .toggling(Allergen.milk.rawValue, isOn: true, of: .allergies, eater: eater)
  }

  @Test func `a renamed person keeps every limit, and the old name is gone`() throws {
    let table = preferences(.seating("Ben"), milk("Ben"), .renaming("Ben", to: "Bne"))
    #expect(table.household.map(\.name) == ["you", "Bne"])
    #expect(table.household.last?.allergens == [.milk])
    #expect(table.away.isEmpty)
    var back = table
    back.apply(.renaming("Bne", to: "Ben"))
    #expect(
      back.household.last?.name == "Ben" && back.limits(in: .empty).allergens.allergens == [.milk])
  }

  @Test func `a person can be renamed by any of their former names`() {
    let table = preferences(
      .seating("Ben"), milk("Ben"), .renaming("Ben", to: "Bo"), .renaming("Bo", to: "Bob"),
      .naming("Ben", "Benno"))
    #expect(table.household.map(\.name) == ["you", "Benno"])
    #expect(table.household.last?.allergens == [.milk])
    let other = preferences(.seating("Ben"), .naming("Cleo", "Ben"), .naming("you", "Ben"))
    #expect(other.household.map(\.name) == ["you", "Ben"])
  }

  @Test func `a limit that was on its way under the old name reaches the person`() {
    let table = preferences(.seating("Ben"), .renaming("Ben", to: "Bo"), milk("Ben"))
    #expect(table.household.last?.allergens == [.milk])
    #expect(table.away.isEmpty)
  }

  @Test func `two people who are seated at once both sit, in any order`() {
    for names in [["Ann", "Ben"], ["Ben", "Ann"]] {
      let table = preferences(.seating(names[0]), .seating(names[1]))
      #expect(Set(table.household.map(\.name)) == ["you", "Ann", "Ben"])
    }
  }

  @Test(arguments: [
    "Ben", "ben", "BEN", "Ｂｅｎ", "Bén", "Be\u{303}n", "Ḃen", "𝐁𝐞𝐧", "Ⓑⓔⓝ", "B\u{200B}en", " Ben ",
  ])
  func `a returning person has their earlier limits in any spelling of the name`(name: String) {
    let table = preferences(.seating("Ben"), milk("Ben"), .unseating("Ben"), .seating(name))
    #expect(table.household.map(\.name) == ["you", "Ben"])
    #expect(table.limits(in: .empty).allergens.allergens == [.milk])
  }

  @Test func `two who sat at one table under names that are alike stay two`() {
    let table = preferences(
      .seating("Jose"), milk("Jose"), .seating("José"), milk("José"),
      .toggling("milk", isOn: false, of: .allergies, eater: "José"))
    #expect(table.household.map(\.name) == ["you", "Jose", "José"])
    #expect(table.household.map(\.allergens) == [[], [.milk], []])
  }

  @Test(arguments: [("Ann", "Anna"), ("👦", "👧"), ("👦🏻", "👦🏿"), ("कु", "क"), ("山田", "山本")])
  func `other names are other people's`(name: String, other: String) {
    let table = preferences(.seating(name), milk(name), .unseating(name), .seating(other))
    #expect(table.household.map(\.name) == ["you", other])
    #expect(table.household.last?.allergens == [])
  }

  @Test func `a meal for a named absent person counts their limits and those of the table`() {
    let left = preferences(
      .seating("Ben"), milk("Ben"), .renaming("Ben", to: "Bo"), .seating("Ann"), .unseating("Bo"))
    for names in [["Bo"], ["Ben"], ["ＢＯ"], ["Ann", "Bo"]] {
      #expect(left.eating(names).map(\.name) == ["you", "Ann", "Bo"], "\(names)")
    }
    #expect(left.eating(["Ann"]).map(\.name) == ["Ann"])
    #expect(left.eating([]).map(\.name) == ["you", "Ann"])
    #expect(left.eating(["Cleo"]).map(\.name) == ["you", "Ann"])
    #expect(left.namesOfAbsent == ["Bo", "Ben"])
  }

  @Test(arguments: ["Ben", "ben", "Ｂｅｎ", "Bén"])
  func `a person cannot get the name of another person, at the table or away`(name: String) {
    let away = preferences(
      .seating("Ben"), milk("Ben"), .unseating("Ben"), .seating("Ann"),
      .renaming("Ann", to: name))
    #expect(away.household.map(\.name) == ["you", "Ann"])
    #expect(away.away.map(\.allergens) == [[.milk]])
    let seated = preferences(.seating("Ben"), .seating("Ann"), .renaming("Ann", to: name))
    #expect(seated.household.map(\.name) == ["you", "Ben", "Ann"])
  }

  @Test func `a name is usable if no person at the table has a similar one`() {
    let table = preferences(.seating("Ben"), .seating("Ann"), .unseating("Ben"))
    #expect(table.usableName("Ａnn") == nil && table.usableName("Ánn", for: "you") == nil)
    #expect(table.usableName("Ánn", for: "Ann") == "Ánn")
    #expect(table.usableName("Bén") == "Bén" && table.usableName("Bén", for: "Ann") == nil)
  }

  @Test func `the last one at the table stays`() {
    #expect(preferences(.unseating("you")).household.map(\.name) == ["you"])
  }

  @Test func `a new person with a former name of another is a different person`() {
    let table = preferences(
      .seating("Ben"), .renaming("Ben", to: "Bo"), .seating("Ben"), milk("Ben"))
    #expect(table.household.map(\.name) == ["you", "Bo", "Ben"])
    #expect(table.household.map(\.allergens) == [[], [], [.milk]])
  }
}
