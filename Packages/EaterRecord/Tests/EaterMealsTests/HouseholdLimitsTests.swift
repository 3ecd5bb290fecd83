import EaterMeals
import Foundation
import Journal
import MealModels
import Preferences
import SeededRandom
import Sync
import Testing

private let noon = Phone.noon

/// Who sits at the table and what limits they have, changed on several devices at once.
@Suite struct HouseholdLimitsTests {
  private func joined(_ names: [String] = ["one", "other"]) async throws -> (
    HouseholdInMemory, [Phone]
  ) {
    let (server, phones) = (HouseholdInMemory(), try names.map { try Phone($0) })
    try await phones[0].say(.seating("kid"))
    for phone in phones { try await phone.join() }
    try await synchronize(server, phones)
    return (server, phones)
  }

  private func synchronize(_ server: HouseholdInMemory, _ phones: [Phone]) async throws {
    for phone in phones + phones + phones { try await phone.synchronize(server) }
  }

  private static let limits: [PreferencesEvent] = [
    .toggling("mustard", isOn: true, of: .allergies, eater: "kid"),
    .toggling("food:celery", isOn: true, of: .allergies, eater: "kid"),
    .toggling("vegan", isOn: true, of: .diets, eater: "kid"),
    .toggling("olives", isOn: true, of: .dislikes, eater: "kid"),
    PreferencesEvent(key: "allergies", eater: "kid", value: "mustard,milk"),
  ]
  private static let leavings: [PreferencesEvent] = [
    .unseating("kid"), PreferencesEvent(key: "household", value: "you"), .reset,
  ]

  @Test(arguments: limits, leavings)
  func `a removed person who got a limit meanwhile stays, and the removal is a conflict`(
    limit: PreferencesEvent, leaving: PreferencesEvent
  ) async throws {
    for isLeavingFirst in [true, false] {
      let (server, phones) = try await joined()
      try await phones[0].say(limit)
      try await phones[1].say(leaving)
      try await synchronize(server, isLeavingFirst ? phones.reversed() : phones)
      for phone in phones {
        let preferences = try await phone.stores.preferences.state()
        let kid = try #require(preferences.household.first { $0.name == "kid" })
        #expect(kid != Eater(name: "kid"))
        #expect(try await phone.stores.household.conflicts().count == 1)
      }
    }
  }

  @Test func `whether who got a limit meanwhile leaves is decided by people`() async throws {
    for kind in [EditMeaning.Kind.leaves, .gives] {
      let (server, phones) = try await joined()
      try await phones[0].say(Self.limits[0])
      try await phones[1].say(.unseating("kid"))
      try await synchronize(server, phones)
      let household = phones[1].stores.household
      let asked = try #require(try await household.conflicts().first)
      let side = try #require(asked.sides.first { $0.meaning.kind == kind })
      #expect(try await household.decide(asked, for: side.id, at: noon))
      try await synchronize(server, phones.reversed())
      for phone in phones {
        let preferences = try await phone.stores.preferences.state()
        #expect(preferences.names == (kind == .leaves ? ["you"] : ["you", "kid"]))
        #expect(try await phone.stores.household.conflicts().isEmpty)
      }
    }
  }

  @Test func `a person whose limits were known leaves without a conflict`() async throws {
    let (server, phones) = try await joined()
    try await phones[0].say(Self.limits[0])
    try await synchronize(server, phones)
    try await phones[0].say(.toggling("milk", isOn: true, of: .allergies, eater: "you"))
    try await phones[1].say(.unseating("kid"))
    try await synchronize(server, phones)
    for phone in phones {
      #expect(try await phone.stores.preferences.state().names == ["you"])
      #expect(try await phone.stores.household.conflicts().isEmpty)
    }
  }

  @Test func `on three devices a limit outlives who leaves under an old name`() async throws {
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [2, 0, 1]] {
      let (server, phones) = try await joined(["one", "other", "third"])
      try await phones[1].say(.renaming("kid", to: "Kim"), .naming("kid", "Kim"))
      try await phones[0].say(Self.limits[0])
      try await phones[2].say(.unseating("kid"), .seating("kid"), .unseating("kid"))
      try await synchronize(server, order.map { phones[$0] })
      for phone in phones {
        #expect(try await phone.limits.allergens.contains(.mustard))
        #expect(try await !phone.stores.household.conflicts().isEmpty)
      }
    }
  }

  private static let weakening = [
    #"{"isLimit":true,"key":"allergies","value":""}"#,
    #"{"isLimit":true,"key":"allergies","eater":"kid","value":"milk"}"#,
    #"{"isLimit":true,"key":"allergies","eater":"kid","removes":"mustard","value":""}"#,
    #"{"isLimit":true,"key":"allergies","removed":"mustard"}"#,
    #"{"isLimit":true,"key":"diets","eater":"kid","removes":"vegan","value":""}"#,
    #"{"isLimit":true,"key":"diets","eater":"kid","value":""}"#,
    #"{"isLimit":true,"key":"traces","eater":"kid","value":"accept"}"#,
    #"{"isLimit":true,"key":"traces","eater":"kid","removes":"mustard","value":""}"#,
    #"{"key":"household","value":"you"}"#, #"{"key":"household","removes":"kid","value":""}"#,
    #"{"key":"reset","value":""}"#, #"{"reset":true}"#,
    #"{"key":"household","removes":"KID","value":"","person":"\#(String(repeating: "p", count: 300))"}"#,
  ]

  @Test(arguments: weakening)
  func `no forged edit of a device that did not know a limit weakens the limit`(
    payload: String
  ) async throws {
    let (server, phones) = try await joined()
    for limit in Self.limits { try await phones[0].say(limit) }
    try await synchronize(server, phones)
    let evil = try DeviceID("evil")
    var number = 0
    for kind in EditMeaning.Kind.allCases {
      for meaning in [
        EditMeaning(kind), EditMeaning(kind, of: "allergies", fields: ["mustard"]),
        EditMeaning(kind, of: "x", fields: ["y"]),
      ] {
        for version in [0, 1, 2] {
          number += 1
          let event = Event(
            stream: "preferences", version: version, time: noon, payload: Data(payload.utf8))
          let record = Record(
            event, sequence: 0, id: try EventID("evil-\(number)"), device: evil)
          _ = try await server.exchange.push(
            [HouseholdEdit(record, by: evil, base: 0, meaning: meaning)], .start)
        }
      }
    }
    try await synchronize(server, phones)
    for phone in phones {
      let kid = try await phone.stores.preferences.state().household.first { $0.name == "kid" }
      #expect(kid?.allergens.isSuperset(of: [.mustard, .milk]) == true)
      #expect(kid?.acceptedTraces == [] && kid?.diets == [.vegan] && kid?.dislikes == ["olives"])
    }
  }

  @Test func `an edit of limits that this version cannot read stops suggestions and is kept`()
    async throws
  {
    let (server, phones) = try await joined()
    let later = try DeviceID("later")
    let event = Event(stream: "preferences", version: 2, time: noon, payload: Data("{}".utf8))
    let record = Record(event, sequence: 0, id: try EventID("later-1"), device: later)
    _ = try await server.exchange.push(
      [HouseholdEdit(record, by: later, base: 0, meaning: EditMeaning(.happens))], .start)
    try await phones[1].say(.reset)
    try await synchronize(server, phones)
    for phone in phones {
      #expect(try await phone.stores.settings().settings.unreadEvents == 1)
    }
  }
}

extension HouseholdLimitsTests {
  @Test func `devices resend edits that a reset server forgot, and no limit is relaxed`()
    async throws
  {
    let (server, one, other) = (HouseholdInMemory(), try Phone("one"), try Phone("other"))
    for phone in [one, other] { try await phone.join() }
    try await one.say(.toggling("peanut", isOn: true, of: .allergies))
    for phone in [one, other, one] { try await phone.synchronize(server) }
    let before = server.all
    try await other.say(.toggling("milk", isOn: true, of: .allergies))
    for phone in [other, one] { try await phone.synchronize(server) }
    let setBack = HouseholdInMemory()
    _ = try await setBack.exchange.push(before, .start)
    try await one.say(.toggling("egg", isOn: true, of: .allergies))
    // Each joins again, as when it rejoins.
    for phone in [one, other] {
      try await phone.join()
      try await phone.synchronize(setBack)
    }
    for phone in [one, other] {
      try await phone.synchronize(setBack)
      let allergens = try await phone.stores.preferences.state().limits(in: .empty).allergens
      #expect(allergens.isSuperset(of: AllergenSet([.peanut, .milk, .egg])))
      #expect(try await phone.stores.household.conflicts().isEmpty)
    }
  }
}
