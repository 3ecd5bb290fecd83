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

  @Test func `a new name keeps every limit, and nobody of the old name is left`() throws {
    let table = preferences(.seating("Ben"), milk("Ben"), .renaming("Ben", to: "Bne"))
    #expect(table.household.map(\.name) == ["you", "Bne"])
    #expect(table.household.last?.allergens == [.milk])
    #expect(table.away.isEmpty)
    var back = table
    back.apply(.renaming("Bne", to: "Ben"))
    #expect(
      back.household.last?.name == "Ben" && back.limits(in: .empty).allergens.allergens == [.milk])
  }

  @Test func `what somebody is called can be said by any name that they had`() {
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

  @Test(arguments: ["Ben", "ben", "BEN"])
  func `who comes back has the limits they left with, however they are spelled`(name: String) {
    let table = preferences(.seating("Ben"), milk("Ben"), .unseating("Ben"), .seating(name))
    #expect(table.household.map(\.name) == ["you", "Ben"])
    #expect(table.limits(in: .empty).allergens.allergens == [.milk])
  }

  @Test(arguments: ["Ben", "ben"])
  func `nobody takes the name of somebody else, at the table or away`(name: String) {
    let away = preferences(
      .seating("Ben"), milk("Ben"), .unseating("Ben"), .seating("Ann"),
      .renaming("Ann", to: name))
    #expect(away.household.map(\.name) == ["you", "Ann"])
    #expect(away.away.map(\.allergens) == [[.milk]])
    let seated = preferences(.seating("Ben"), .seating("Ann"), .renaming("Ann", to: name))
    #expect(seated.household.map(\.name) == ["you", "Ben", "Ann"])
  }

  @Test func `the last one at the table stays`() {
    #expect(preferences(.unseating("you")).household.map(\.name) == ["you"])
  }

  @Test func `a new person of a former name is somebody else`() {
    let table = preferences(
      .seating("Ben"), .renaming("Ben", to: "Bo"), .seating("Ben"), milk("Ben"))
    #expect(table.household.map(\.name) == ["you", "Bo", "Ben"])
    #expect(table.household.map(\.allergens) == [[], [], [.milk]])
  }

  /// What another device says of somebody, as it goes to the household.
  private func said(
    _ events: PreferencesEvent..., knowing known: EaterPreferences
  ) -> [PreferencesEvent] {
    var preferences = known
    return events.flatMap { event in
      let changes = event.singleChanges(in: preferences)
      changes.forEach { preferences.apply($0) }
      return changes
    }
  }

  private func together(
    _ known: EaterPreferences, _ told: [PreferencesEvent]...
  ) -> EaterPreferences {
    told.joined().reduce(into: known) { $0.apply($1) }
  }

  private func limits(_ table: EaterPreferences) -> [String: Set<Allergen>] {
    Dictionary(uniqueKeysWithValues: table.household.map { ($0.name, $0.allergens) })
  }

  @Test func `of two people who get one name at once each keeps what is said of them`() {
    let known = preferences(.seating("Ann"), .seating("Ben"), milk("Ann"), milk("Ben"))
    let nuts = PreferencesEvent.toggling("peanut", isOn: true, of: .allergies, eater: "Max")
    let noMilk = PreferencesEvent.toggling("milk", isOn: false, of: .allergies, eater: "Max")
    let one = said(.renaming("Ann", to: "Max"), .naming("Ann", "Max"), knowing: known)
    let other = said(
      .renaming("Ben", to: "Max"), .naming("Ben", "Max"), nuts, noMilk, knowing: known)
    let table = together(known, one, other)
    #expect(limits(table) == ["you": [], "Max": [.milk], "Ben": [.peanut]])
    #expect(table.unclearNames == ["Max"])
    let reverse = together(known, other, one)
    #expect(limits(reverse) == ["you": [], "Ann": [.milk], "Max": [.peanut]])
    // A name later that nobody else has is theirs.
    let renamed = together(table, said(.renaming("Ben", to: "Bo"), milk("Bo"), knowing: table))
    #expect(limits(renamed)["Bo"] == [.peanut, .milk])
  }

  @Test func `a former name that somebody new got means whom it meant to who says it`() {
    let known = preferences(.seating("Ben"))
    let one = said(
      .renaming("Ben", to: "Bo"), .seating("Ben"),
      .toggling("egg", isOn: true, of: .allergies, eater: "Ben"), knowing: known)
    let other = said(milk("Ben"), .unseating("Ben"), knowing: known)
    let table = together(known, one, other)
    #expect(limits(table) == ["you": [], "Ben": [.egg]])
    #expect(table.away.map(\.allergens) == [[.milk]])
    #expect(limits(together(table, said(.seating("Bo"), knowing: table)))["Bo"] == [.milk])
  }

  @Test func `nothing is taken from anybody by a word of whom nobody knows`() {
    let known = preferences(.seating("Ben"), milk("Ben"))
    let noMilk = PreferencesEvent.toggling("milk", isOn: false, of: .allergies, eater: "Ben")
    // There, Ben is called Max, and another Ben has come.
    let other = said(
      .renaming("Ben", to: "Max"), .seating("Ben"), milk("Ben"), noMilk, knowing: known)
    let one = said(.seating("Max"), knowing: known)
    let table = together(known, one, other)
    #expect(limits(table) == ["you": [], "Ben": [.milk], "Max": []])
  }

  @Test func `who is called back by a name that changed meanwhile is nobody new`() {
    let known = preferences(.seating("Ben"), milk("Ben"), .unseating("Ben"))
    let one = said(.seating("Ben"), .renaming("Ben", to: "Bo"), knowing: known)
    let table = together(known, one, said(.seating("Ben"), knowing: known))
    #expect(limits(table) == ["you": [], "Bo": [.milk]])
  }
}
