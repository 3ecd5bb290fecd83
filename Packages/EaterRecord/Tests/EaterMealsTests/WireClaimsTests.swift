import EaterMeals
import Journal
import MealModels
import Preferences
import Sync
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a member of a household sends that no device of ours would: it weakens no limit, lifts no stop and
/// stops nobody.
@Suite struct WireClaimsTests {
  private let server = HouseholdInMemory()

  /// Two phones of one household; Ana, who joined first, is allergic to milk.
  private func phones() async throws -> [Phone] {
    let phones = [try Phone("one"), try Phone("other")]
    try await phones[0].say(.seating("Ana"))
    for phone in phones {
      try await phone.join()
      try await phone.synchronize(server)
    }
    try await phones[0].say(.toggling("milk", isOn: true, of: .allergies, eater: "Ana"))
    for phone in phones + phones { try await phone.synchronize(server) }
    return phones
  }

  private func push(_ payload: String, version: Int = 1, base: Int = 0) async throws {
    let evil = try DeviceID("evil")
    let event = Event(
      stream: "preferences", version: version, time: Phone.noon, payload: Data(payload.utf8))
    let record = Record(
      event, sequence: 0, id: try EventID("evil-\(server.all.count)"), device: evil)
    _ = try await server.exchange.push(
      [HouseholdEdit(record, by: evil, base: base, meaning: EditMeaning(.happens))], .start)
  }

  private func settings(_ phone: Phone) async throws -> StoredSettings {
    try await phone.synchronize(server)
    return try await phone.stores.settings().settings
  }

  @Test
  func `undoing an added person without knowing their later limits removes no person`()
    async throws
  {
    let phones = try await phones()
    let seat = try #require(
      server.all.first { String(decoding: $0.payload, as: UTF8.self).contains("Ana") })
    let number = try #require(seat.number)
    for base in [0, number, number + 1] {
      try await push(
        #"{"undoes":["\#(seat.id.rawValue)"]}"#, version: 0, base: base)
    }
    for phone in phones {
      let preferences = try await settings(phone).preferences
      #expect(preferences.household.first { $0.name == "Ana" }?.allergens == [.milk])
    }
  }

  @Test func `that limits were lost or confirmed is no word of others`() async throws {
    let phones = try await phones()
    try await push(#"{"key":"limits-lost","value":"","isLimit":true}"#)
    for phone in phones { #expect(try await settings(phone).preferences.losses.isEmpty) }
    try await phones[1].stores.preferences.record([.losing(copy: nil)], at: Phone.noon)
    for name in ["Ana", "you", "one", "other"] {
      try await push(
        #"{"key":"limits-confirmed","eater":"\#(name)","value":"diets,allergies"}"#)
    }
    #expect(try await settings(phones[1]).preferences.unconfirmedLimits.count == 4)
  }

  @Test(arguments: [
    "[]", "null", "{}", #"{"key":5,"value":7}"#, #"{"key":"servings","value":1e308}"#,
    #"{"key":"servings","value":1e400}"#, #"{"key":"diets","isLimit":"true"}"#, "not JSON",
  ])
  func `an edit that no version writes changes no limits and stops no suggestions`(payload: String)
    async throws
  {
    let phones = try await phones()
    try await push(payload)
    for phone in phones {
      let settings = try await settings(phone)
      #expect(settings.unreadEvents == 0)
      #expect(settings.preferences.unreadableLimits.isEmpty)
      #expect(settings.preferences.household.first { $0.name == "Ana" }?.allergens == [.milk])
    }
  }

  @Test func `resetting the preferences confirms no unreadable limits`()
    async throws
  {
    let phones = try await phones()
    try await push("{}", version: 9)
    #expect(try await settings(phones[1]).unreadEvents == 1)
    try await phones[1].say(.reset)
    let after = try await phones[1].stores.settings().settings.preferences
    #expect(!after.unconfirmedLimits.isEmpty)
  }
}
