import MealModels
import SeededRandom
import Testing

@testable import Preferences

/// Two devices of a household speak of people by names, and each of them may have given other names.
@Suite struct PeopleTests {
  private func on(_ allergen: Allergen, _ eater: String, _ isOn: Bool = true) -> PreferencesEvent {
    .toggling(allergen.rawValue, isOn: isOn, of: .allergies, eater: eater)
  }

  private func renaming(_ old: String, _ new: String) -> [PreferencesEvent] {
    [.renaming(old, to: new), .naming(old, new)]
  }

  /// What a device says, as it goes to the household.
  private func said(
    by device: String, _ events: [PreferencesEvent], knowing known: EaterPreferences
  ) -> [PreferencesEvent] {
    var preferences = known
    var count = 0
    return events.flatMap { event in
      let changes = event.singleChanges(in: preferences) {
        count += 1
        return "\(device)-\(count)"
      }
      changes.forEach { preferences.apply($0) }
      return changes
    }
  }

  private func table(
    _ known: EaterPreferences = EaterPreferences(), _ told: [PreferencesEvent]...
  ) -> EaterPreferences {
    told.joined().reduce(into: known) { $0.apply($1) }
  }

  private func known(_ events: PreferencesEvent...) -> EaterPreferences {
    table(EaterPreferences(), said(by: "first", events, knowing: EaterPreferences()))
  }

  private func limits(_ table: EaterPreferences) -> [String: Set<Allergen>] {
    Dictionary(uniqueKeysWithValues: (table.household + table.away).map { ($0.name, $0.allergens) })
  }

  @Test func `of two people who get one name at once each keeps what is said of them`() {
    let known = known(.seating("Ann"), .seating("Ben"), on(.milk, "Ann"), on(.milk, "Ben"))
    let one = said(by: "one", renaming("Ann", "Max"), knowing: known)
    let other = said(
      by: "other", renaming("Ben", "Max") + [on(.peanut, "Max"), on(.milk, "Max", false)],
      knowing: known)
    let after = table(known, one, other)
    #expect(limits(after) == ["you": [], "Max": [.milk], "Ben": [.peanut]])
    #expect(limits(table(known, other, one)) == ["you": [], "Ann": [.milk], "Max": [.peanut]])
    // Whoever says Max may mean Ben, so everybody is meant, also in the next household.
    #expect(after.people(named: ["Max"]) == nil && after.people(named: ["Ben"])?.count == 1)
    #expect(after.isStatedWhole)
    #expect(table(EaterPreferences(), after.stated(by: "one")).people(named: ["Max"]) == nil)
    let named = said(by: "one", renaming("Ben", "Bo") + [on(.egg, "Bo")], knowing: after)
    #expect(limits(table(after, named))["Bo"] == [.peanut, .egg])
  }

  @Test func `if a name may mean an absent person, their limits hold too`() {
    let known = known(.seating("Ann"), .seating("Ben"), on(.peanut, "Ben"))
    let one = said(by: "one", renaming("Ann", "Max"), knowing: known)
    let other = said(by: "other", renaming("Ben", "Max"), knowing: known)
    let after = table(known, one, other, [.unseating("Ben")])
    #expect(after.names == ["you", "Max"])
    #expect(after.eating(["Max"]).map(\.name) == ["you", "Max", "Ben"])
    #expect(after.eating(["Max"]).last?.allergens == [.peanut])
    #expect(after.eating(["you"]).map(\.name) == ["you"])
  }

  @Test func `an edit by a reused name is about the person that its device knew by the name`() {
    let known = known(.seating("Ben"))
    let one = said(
      by: "one", renaming("Ben", "Bo") + [.seating("Ben"), on(.egg, "Ben")], knowing: known)
    let other = said(by: "other", [on(.milk, "Ben"), .unseating("Ben")], knowing: known)
    for order in [table(known, one, other), table(known, other, one)] {
      #expect(limits(order) == ["you": [], "Bo": [.milk], "Ben": [.egg]])
    }
    let after = table(known, one, other)
    #expect(after.away.map(\.name) == ["Bo"])
    let back = table(after, said(by: "one", [.seating("Bo")], knowing: after))
    #expect(back.names == ["you", "Ben", "Bo"])
  }

  @Test func `a new person keeps their limits if another device renamed a person of the same name`()
  {
    let known = known()
    let one = said(by: "one", [.seating("Max")] + renaming("Max", "Mia"), knowing: known)
    let other = said(by: "other", [.seating("Max"), on(.peanut, "Max")], knowing: known)
    #expect(limits(table(known, one, other)) == ["you": [], "Mia": [], "Max": [.peanut]])
    // One Max was there already, so it is the same.
    #expect(limits(table(known, other, one)) == ["you": [], "Mia": [.peanut]])
  }

  @Test func `one name in two spellings is one person, with the limits of both`() {
    let one = said(by: "one", [.seating("Ben")], knowing: EaterPreferences())
    let other = said(
      by: "other", [.seating("ben"), on(.peanut, "ben")], knowing: EaterPreferences())
    #expect(limits(table(EaterPreferences(), one, other)) == ["you": [], "Ben": [.peanut]])
    // As an earlier version said it, too.
    let plain = table(EaterPreferences(), [.seating("Ben"), .seating("ben"), on(.peanut, "ben")])
    #expect(limits(plain) == ["you": [], "Ben": [.peanut]])
    var joining = EaterPreferences()
    for event in [PreferencesEvent.seating("ben"), on(.milk, "ben")] { joining.apply(event) }
    let after = table(table(EaterPreferences(), one), joining.stated(by: "joining"))
    #expect(limits(after) == ["you": [], "Ben": [.milk]])
  }

  @Test func `an edit about an unknown person removes no limit`() {
    var word = on(.milk, "Ben", false)
    word.person = "nobody-1"
    let known = known(.seating("Ben"), on(.milk, "Ben"))
    #expect(table(known, [word], [.naming("Nobody", "Ben")]) == known)
    word = on(.egg, "Ben")
    word.person = "nobody-1"
    #expect(limits(table(known, [word]))["Ben"] == [.milk, .egg])
  }

  @Test func `a person added back by a former name is the same person`() {
    let known = known(.seating("Ben"), on(.milk, "Ben"), .unseating("Ben"))
    let one = said(by: "one", [.seating("Ben")] + renaming("Ben", "Bo"), knowing: known)
    let other = said(by: "other", [.seating("Ben")], knowing: known)
    #expect(limits(table(known, one, other)) == ["you": [], "Bo": [.milk]])
  }

  @Test func `an absent person can be renamed`() {
    let known = known(.seating("Ben"), on(.milk, "Ben"), .unseating("Ben"))
    #expect(limits(table(known, [.naming("Ben", "Benny")])) == ["you": [], "Benny": [.milk]])
  }

  /// Three devices that seat, rename, let leave and limit people, and meet now and then.
  @Test(arguments: 0..<Sample.count(quick: 30, whole: 300))
  func `after random edits on three devices, no person has lost a limit`(seed: UInt64) {
    var chance = seed
    func draw(_ count: Int) -> Int {
      chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(chance >> 33) % count
    }
    let names = ["Ann", "ann", "Ben", "Max", "you"]
    var list: [PreferencesEvent] = []
    var drafts: [[PreferencesEvent]] = [[], [], []]
    var read = [0, 0, 0]
    var given: [(food: String, person: String?)] = []
    for step in 0..<60 {
      let device = draw(3)
      let known = table(EaterPreferences(), Array(list.prefix(read[device])), drafts[device])
      let name = (known.names + names)[draw(known.names.count + names.count)]
      let event: PreferencesEvent
      switch draw(6) {
      case 0: event = .seating(names[draw(4)])
      case 1: event = .renaming(name, to: names[draw(4)])
      case 2: event = .unseating(name)
      case 3:
        list += drafts[device]
        (drafts[device], read[device]) = ([], list.count)
        continue
      default:
        event = .toggling("food:f\(step)", isOn: true, of: .allergies, eater: name)
      }
      let changes = said(by: "\(device).\(step)", [event], knowing: known)
      drafts[device] += changes
      given += changes.filter { $0.key == "allergies" }.compactMap { change in
        change.adds.map { (String($0.dropFirst(5)), change.person) }
      }
    }
    let end = table(EaterPreferences(), list, drafts[0], drafts[1], drafts[2])
    let everybody = end.household + end.away
    #expect(Set(everybody.map { $0.name.lowercased() }).count == everybody.count)
    for (food, person) in given {
      let owners = everybody.filter { $0.allergyFoods.contains(FoodID(rawValue: food)) }
      #expect(owners.count == 1)
      if let name = person.flatMap({ end.namesByID[$0] }) { #expect(owners.first?.name == name) }
    }
    #expect(end.isStatedWhole)
  }

  @Test func `removing the unnamed owner does not remove the owner once named`() {
    let known = table(known(on(.peanut, "you")), [.renaming("you", to: "Bob")])
    #expect(table(known, [.seating("Ann"), .unseating("you")]).names == ["Bob", "Ann"])
  }

  @Test func `a person who is absent on another device stays here, with the limits of both`() {
    let known = known(.seating("Ben"), on(.peanut, "Ben"))
    let joining = table(
      EaterPreferences(),
      [.seating("ben"), on(.milk, "ben"), .unseating("ben"), .seating("Cleo"), .unseating("Cleo")])
    #expect(joining.isStatedWhole)
    let after = table(known, joining.stated(by: "joining"))
    #expect(after.names == ["you", "Ben"] && after.away.isEmpty)
    #expect(limits(after)["Ben"] == [.peanut, .milk])
  }

  @Test func `a person stays if another device removes a new person of the same name`() {
    let known = known(.seating("Ann"), .seating("Ben"), on(.peanut, "Ben"), on(.milk, "Ben"))
    let one = said(by: "one", renaming("Ann", "Bo"), knowing: known)
    let other = said(
      by: "other",
      renaming("Ben", "Bo") + [
        .seating("Ben"), on(.milk, "Ben"), on(.milk, "Ben", false), on(.egg, "Ben"),
        .unseating("Ben"),
      ], knowing: known)
    let after = table(known, one, other)
    #expect(after.names == ["you", "Bo", "Ben"])
    #expect(limits(after)["Ben"] == [.peanut, .milk, .egg])
    #expect(after.people(named: ["Ben"]) == nil)
  }

  @Test func `after a reset the nameless owner is told apart as everybody else is`() {
    let known = known(.reset, .seating("Ann"), on(.milk, "Ann"), on(.milk, "you"))
    let one = said(
      by: "one", renaming("you", "Max") + [on(.milk, "Max", false), on(.peanut, "Max")],
      knowing: known)
    let other = said(by: "other", renaming("Ann", "Max"), knowing: known)
    #expect(limits(table(known, other, one)) == ["you": [.peanut], "Max": [.milk]])
  }

  @Test func `a list that an earlier version stored in two spellings seats one`() {
    let lists = ["you,Ben", "you,Ben,ben"].map { PreferencesEvent(key: "household", value: $0) }
    #expect(table(EaterPreferences(), lists).names == ["you", "Ben"])
  }

  @Test(arguments: [true, false])
  func `a person keeps all limits if a list has another spelling of their name`(isInHousehold: Bool)
  {
    let known = known(.seating("Ben"), on(.peanut, "Ben"))
    let list = PreferencesEvent(key: "household", value: "you,ben,Ann")
    let after = table(
      known, isInHousehold ? said(by: "one", [list], knowing: known) : [list])
    #expect(after.names == ["you", "Ben", "Ann"] && after.away.isEmpty)
    #expect(limits(after)["Ben"] == [.peanut])
  }

  @Test func `the nameless owner keeps every limit under the first name of a list`() {
    let known = known(on(.peanut, "you"))
    let list = PreferencesEvent(key: "household", value: "Ann,Ben")
    let after = table(known, said(by: "one", [list], knowing: known))
    #expect(after.names == ["Ann", "Ben"])
    #expect(limits(after) == ["Ann": [.peanut], "Ben": []])
  }
}
