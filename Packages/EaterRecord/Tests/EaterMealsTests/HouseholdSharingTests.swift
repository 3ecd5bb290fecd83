import EaterMeals
import Foundation
import Journal
import MealModels
import MealPlan
import Preferences
import RecipeStore
import Sync
import Testing

private let noon = Phone.noon

@Suite struct HouseholdSharingTests {
  private func on(_ id: String, of key: PreferenceKey, _ isOn: Bool = true) -> PreferencesEvent {
    .toggling(id, isOn: isOn, of: key)
  }

  private func joined() async throws -> (HouseholdInMemory, Phone, Phone) {
    let (server, one, other) = (HouseholdInMemory(), try Phone("one"), try Phone("other"))
    for phone in [one, other] { try await phone.join() }
    return (server, one, other)
  }

  private func synchronize(_ server: HouseholdInMemory, _ phones: Phone...) async throws {
    for phone in phones + phones { try await phone.synchronize(server) }
  }

  @Test func `a joining device adds its limits and removes none`() async throws {
    let (server, one, other) = (HouseholdInMemory(), try Phone("one"), try Phone("other"))
    try await one.say(on("peanut", of: .allergies), on("vegan", of: .diets))
    try await other.say(
      PreferencesEvent(key: "allergies", value: "milk"), .reset,
      PreferencesEvent(key: "allergies", value: "egg"), on("olives", of: .dislikes))
    for phone in [one, other] { try await phone.join() }
    #expect(try await one.limits.allergens == AllergenSet([.peanut]))
    try await synchronize(server, one, other)
    for phone in [one, other] {
      let limits = try await phone.limits
      #expect(limits.allergens == AllergenSet([.peanut, .egg]))
      #expect(limits.diets == DietSet([.vegan]))
      #expect(limits.dislikes.map(\.named) == ["olives"])
    }
  }

  @Test func `an allergy that a device removed after leaving is back when it joins again`()
    async throws
  {
    let (server, one, other) = try await joined()
    try await other.say(on("olives", of: .dislikes))
    try await one.say(on("peanut", of: .allergies))
    try await synchronize(server, other, one)
    try await one.stores.household.leave(at: noon)
    try await one.say(on("peanut", of: .allergies, false))
    try await one.join()
    #expect(try await !one.limits.allergens.contains(.peanut))
    try await synchronize(server, one, other)
    for phone in [one, other] { #expect(try await phone.limits.allergens.contains(.peanut)) }
  }

  @Test
  func `an allergy outlives a removal, clearing or reset by a device that did not know it`()
    async throws
  {
    let blind: [PreferencesEvent] = [
      on("peanut", of: .allergies, false), PreferencesEvent(key: "allergies", value: ""),
      PreferencesEvent(key: "allergies", value: "milk"), .reset,
    ]
    for event in blind {
      for isBlindFirst in [true, false] {
        let (server, one, other) = try await joined()
        try await one.say(on("peanut", of: .allergies))
        try await other.say(event)
        let order = isBlindFirst ? [other, one] : [one, other]
        for phone in order + order { try await phone.synchronize(server) }
        for phone in order {
          #expect(try await phone.limits.allergens.contains(.peanut), "\(event)")
        }
      }
    }
  }

  @Test func `an allergy that was stated by joining outlives who takes it away without knowing`()
    async throws
  {
    for isBlindFirst in [true, false] {
      let (server, one, other) = (HouseholdInMemory(), try Phone("one"), try Phone("other"))
      try await one.say(on("peanut", of: .allergies))
      for phone in [one, other] { try await phone.join() }
      try await other.say(on("peanut", of: .allergies, false))
      let order = isBlindFirst ? [other, one] : [one, other]
      for phone in order + order { try await phone.synchronize(server) }
      for phone in order { #expect(try await phone.limits.allergens.contains(.peanut)) }
    }
  }

  @Test func `an allergy outlives who takes it from the same person under an earlier name`()
    async throws
  {
    for isBlindFirst in [true, false] {
      let (server, one, other) = try await joined()
      try await synchronize(server, one, other)
      try await one.say(.renaming("you", to: "Ann"))
      try await one.say(on("peanut", of: .allergies))
      try await other.say(.toggling("peanut", isOn: false, of: .allergies, eater: "you"))
      let order = isBlindFirst ? [other, one] : [one, other]
      for phone in order + order { try await phone.synchronize(server) }
      for phone in order { #expect(try await phone.limits.allergens.contains(.peanut)) }
    }
  }

  @Test func `a renamed person stays if another device, unaware, removes the old name`()
    async throws
  {
    let (server, one, other) = try await joined()
    try await one.say(.seating("Ben"))
    try await synchronize(server, one, other)
    try await one.say(
      .renaming("you", to: "Ann"), .toggling("peanut", isOn: true, of: .allergies, eater: "Ann"))
    try await other.say(.unseating("you"))
    try await synchronize(server, one, other)
    for phone in [one, other] { #expect(try await phone.limits.allergens.contains(.peanut)) }
  }

  @Test func `concurrent renames of a person are a conflict, and the limits stay`()
    async throws
  {
    let (server, one, other) = try await joined()
    try await one.say(
      .seating("Ben"), .toggling("peanut", isOn: true, of: .allergies, eater: "Ben"))
    try await synchronize(server, one, other)
    try await one.say(.renaming("Ben", to: "Benedict"), .naming("Ben", "Benedict"))
    try await other.say(.renaming("Ben", to: "Benny"), .naming("Ben", "Benny"))
    try await synchronize(server, one, other)
    for phone in [one, other] {
      #expect(try await phone.stores.preferences.state().names == ["you", "Benny"])
      let conflict = try #require(try await phone.stores.household.conflicts().first)
      #expect(conflict.place == FieldPlace("preferences", "name/Ben", "name"))
      #expect(conflict.sides.count == 2)
    }
    let asked = try #require(try await other.stores.household.conflicts().first)
    try await other.stores.household.decide(asked, for: asked.sides[0].id, at: noon)
    try await synchronize(server, other, one)
    for phone in [one, other] {
      let preferences = try await phone.stores.preferences.state()
      #expect(preferences.names == ["you", "Benedict"])
      #expect(preferences.household.last?.allergens == [.peanut])
      #expect(try await phone.stores.household.conflicts().isEmpty)
    }
  }

  @Test func `of two people who get one name at once each keeps their limits on both devices`()
    async throws
  {
    let peanut = PreferencesEvent.toggling("peanut", isOn: true, of: .allergies, eater: "Max")
    let (server, one, other) = try await joined()
    try await one.say(.seating("Ann"), .seating("Ben"))
    try await synchronize(server, one, other)
    try await one.say(.renaming("Ann", to: "Max"), .naming("Ann", "Max"))
    try await other.say(.renaming("Ben", to: "Max"), .naming("Ben", "Max"), peanut)
    try await synchronize(server, one, other)
    for phone in [one, other] {
      let preferences = try await phone.stores.preferences.state()
      #expect(preferences.names == ["you", "Max", "Ben"])
      #expect(preferences.household.map(\.allergens) == [[], [], [.peanut]])
      // A meal for Max may have been planned for Ben.
      let limits = SuggestionService.bundled.limits(of: preferences, eating: ["Max"])
      #expect(limits.allergens == AllergenSet([.peanut]))
    }
  }

  @Test func `a joining device with another spelling of a name adds that person's limits`()
    async throws
  {
    let (server, one, other) = (HouseholdInMemory(), try Phone("one"), try Phone("other"))
    try await one.say(.seating("Ben"))
    try await other.say(
      .seating("ben"), .toggling("peanut", isOn: true, of: .allergies, eater: "ben"))
    for phone in [one, other] { try await phone.join() }
    try await synchronize(server, one, other)
    for phone in [one, other] {
      let preferences = try await phone.stores.preferences.state()
      #expect(preferences.names == ["you", "Ben"] && preferences.away.isEmpty)
      #expect(preferences.household.map(\.allergens) == [[], [.peanut]])
    }
  }

  @Test(arguments: [true, false])
  func `a new person stays if another device, unaware, removes another spelling of the name`(
    isFirst: Bool
  ) async throws {
    let (server, one, other) = try await joined()
    try await synchronize(server, one, other)
    try await one.say(
      .seating("Ben"), .toggling("peanut", isOn: true, of: .allergies, eater: "Ben"))
    try await other.say(.seating("ben"), .unseating("ben"))
    if isFirst {
      try await synchronize(server, one, other)
    } else {
      try await synchronize(server, other, one)
    }
    for phone in [one, other] {
      let preferences = try await phone.stores.preferences.state()
      #expect(preferences.names.map { $0.lowercased() } == ["you", "ben"])
      #expect(preferences.household.map(\.allergens) == [[], [.peanut]])
    }
  }

  @Test func `the nameless owner keeps all limits when a list of names is given`() async throws {
    let (server, one, other) = try await joined()
    try await one.say(on("peanut", of: .allergies))
    try await synchronize(server, one, other)
    try await one.say(PreferencesEvent(key: "household", value: "Ann,Ben"))
    try await synchronize(server, one, other)
    for phone in [one, other] {
      let preferences = try await phone.stores.preferences.state()
      #expect(preferences.names == ["Ann", "Ben"] && preferences.away.isEmpty)
      #expect(preferences.household.map(\.allergens) == [[.peanut], []])
    }
  }

  @Test func `in a household every limit names whose it is`() async throws {
    let (server, one, other) = try await joined()
    try await one.say(on("peanut", of: .allergies))
    try await synchronize(server, one, other)
    let stream = one.stores.preferences.stream
    let sent = try await one.stores.journal.records(in: "preferences").compactMap {
      stream.content(of: $0)
    }
    #expect(sent.filter { $0.key == "allergies" }.allSatisfy { $0.eater == "you" })
  }

  @Test func `a device that knows an allergy can remove it on all devices`() async throws {
    let (server, one, other) = try await joined()
    try await one.say(on("peanut", of: .allergies))
    try await synchronize(server, one, other)
    try await other.say(on("peanut", of: .allergies, false))
    try await synchronize(server, other, one)
    #expect(try await one.limits == .none)
  }

  @Test func `traces are accepted only by who knew that they were avoided`() async throws {
    let (server, one, other) = try await joined()
    try await one.say(on("milk", of: .allergies))
    try await synchronize(server, one, other)
    try await one.say(PreferencesEvent(key: "traces", value: "avoid"))
    try await other.say(.acceptingTraces(of: [.milk]))
    try await synchronize(server, one, other)
    for phone in [one, other] { #expect(try await phone.limits.acceptedTraces.isEmpty) }
  }

  @Test func `narrowing accepted traces wins over a concurrent widening`()
    async throws
  {
    let (server, one, other) = try await joined()
    for allergen in ["milk", "egg", "peanut"] { try await one.say(on(allergen, of: .allergies)) }
    try await one.say(.acceptingTraces(of: [.milk, .egg]))
    try await synchronize(server, one, other)
    for phone in [one, other] {
      #expect(try await phone.limits.acceptedTraces == AllergenSet([.milk, .egg]))
    }
    try await one.say(.acceptingTraces(of: [.milk]))
    try await other.say(.acceptingTraces(of: [.milk, .egg, .peanut]))
    try await synchronize(server, one, other)
    for phone in [one, other] {
      #expect(try await phone.limits.acceptedTraces == AllergenSet([.milk]))
    }
  }

  @Test func `if one device avoids traces, joining with them accepted still avoids them`()
    async throws
  {
    let (server, one, other) = (HouseholdInMemory(), try Phone("one"), try Phone("other"))
    for phone in [one, other] { try await phone.say(on("milk", of: .allergies)) }
    try await other.say(.acceptingTraces(of: [.milk]))
    for phone in [one, other] { try await phone.join() }
    try await synchronize(server, one, other)
    for phone in [one, other] { #expect(try await phone.limits.acceptedTraces.isEmpty) }
    for phone in [one, other] { try await phone.say(on("egg", of: .allergies)) }
    try await other.say(.acceptingTraces(of: [.egg]))
    try await synchronize(server, one, other)
    for phone in [one, other] { #expect(try await phone.limits.acceptedTraces.isEmpty) }
  }

  @Test func `to avoid traces stands against who accepts them, in whichever words both say it`()
    async throws
  {
    // What is said of those of all fits into one edit.
    #expect(Allergen.allCases.count < EditMeaning.mostFields)
    let words: [(avoid: PreferencesEvent, accept: PreferencesEvent)] = [
      (.acceptingTraces(of: []), .toggling("milk", isOn: false, of: .traces)),
      (.toggling("milk", isOn: true, of: .traces), .acceptingTraces(of: [.milk])),
      (.acceptingTraces(of: []), .acceptingTraces(of: [.milk])),
    ]
    for (avoid, accept) in words {
      let (server, one, other) = try await joined()
      try await one.say(on("milk", of: .allergies))
      try await synchronize(server, one, other)
      // Whole, as an earlier version stores it.
      try await one.stores.preferences.record([avoid], at: noon)
      try await other.stores.preferences.record([accept], at: noon)
      try await synchronize(server, one, other)
      for phone in [one, other] { #expect(try await phone.limits.acceptedTraces.isEmpty) }
    }
  }

  @Test func `two meanings of a word count for nothing until a person decides`() async throws {
    let (server, one, other) = try await joined()
    let names = { (phone: Phone) in Store(.settledNames, in: phone.stores.journal) }
    try await names(one).record([try SettledNames.settling("purple stuff", as: .noFood)], at: noon)
    try await names(other).record(
      [try SettledNames.settling("purple stuff", as: .contains(["peanut"]))], at: noon)
    try await synchronize(server, one, other)
    for phone in [one, other] {
      #expect(try await names(phone).state()["purple stuff"] == nil)
      #expect(try await phone.stores.household.conflicts().count == 1)
    }
  }

  @Test func `nothing that stays on its device is ever sent`() async throws {
    let (server, one, other) = try await joined()
    let planted = "PLANTED-SECRET"
    let shared = Set(one.stores.sharing.streams.map(\.name))
    #expect(shared.isSubset(of: SharedStreams.family))
    let privates: [StreamName] = [
      "account", "assistant", "consents", "crash-reports", "entitlement", "import-queue",
      "measurements", "nudge", "quiet-lines", "quiz", "recipe-searches", "stove", "store-receipt",
      "unfinished-recipe", "household",
    ]
    #expect(shared.isDisjoint(with: privates))
    for stream in privates where stream != "household" {
      try await one.stores.journal.append([
        Event(stream: stream, version: 1, time: noon, payload: Data(#""\#(planted)""#.utf8))
      ])
    }
    try await one.say(
      PreferencesEvent(key: "appearance", value: "dark"), on("peanut", of: .allergies))
    try await synchronize(server, one, other)
    #expect(!server.all.contains { String(decoding: $0.payload, as: UTF8.self).contains(planted) })
    #expect(Set(server.all.map(\.stream)).isSubset(of: shared))
    #expect(!server.all.contains { String(decoding: $0.payload, as: UTF8.self).contains("dark") })
    #expect(try await other.stores.preferences.state().appearance == .system)
  }
}
