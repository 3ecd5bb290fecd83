@testable import EaterMeals
import HouseholdSharing
import Journal
import MealModels
import Preferences
import Testing

/// What a device of a household does about limits that it may have lost stays its own.
@Suite struct LossSharingTests {
  private let server = HouseholdInMemory()

  /// Two phones of one household; milk is an allergy of Ana.
  private func phones() async throws -> (one: Phone, other: Phone) {
    let (one, other) = (try Phone("one"), try Phone("other"))
    try await one.say(.seating("Ana"))
    try await one.say(.toggling("milk", isOn: true, of: .allergies, eater: "Ana"))
    for phone in [one, other] {
      try await phone.join()
      try await phone.synchronize(server)
    }
    try await one.synchronize(server)
    return (one, other)
  }

  private func unconfirmed(_ phone: Phone) async throws -> [String] {
    try await phone.stores.settings().settings.preferences.unconfirmedLimits
  }

  private func lose(_ phone: Phone) async throws {
    try await phone.stores.preferences.record([.losing(copy: nil)], at: Phone.noon)
  }

  @Test func `a device sends neither a loss nor its confirmation`() async throws {
    let (one, other) = try await phones()
    let sent = server.all.count
    try await lose(one)
    try await one.synchronize(server)
    try await other.synchronize(server)
    #expect(try await unconfirmed(one).count == 4)
    #expect(try await unconfirmed(other).isEmpty)
    let preferences = try await one.stores.settings().settings.preferences
    for name in preferences.names { try await one.say(preferences.confirmation(by: name)) }
    try await one.synchronize(server)
    #expect(try await unconfirmed(one).isEmpty)
    #expect(server.all.count == sent)
  }

  @Test func `limits that come from others lift nothing, nor does their reset`() async throws {
    let (one, other) = try await phones()
    try await lose(one)
    try await other.say(.toggling("egg", isOn: true, of: .allergies, eater: "Ana"))
    try await other.say(PreferencesEvent(key: "allergies", eater: "Ana", value: "milk,egg,soy"))
    try await other.say(.seating("Ben"))
    try await other.synchronize(server)
    try await one.synchronize(server)
    #expect(try await one.limits.allergens.isSuperset(of: AllergenSet([.milk, .egg, .soy])))
    #expect(try await unconfirmed(one).count == 6)
    try await other.say(.reset)
    try await other.synchronize(server)
    try await one.synchronize(server)
    let names = try await one.stores.settings().settings.preferences.names
    #expect(try await unconfirmed(one).count == 2 * names.count)
  }

  @Test func `drafts that move behind what others did change nothing about it`() async throws {
    for isConfirmed in [true, false] {
      let (one, other) = try await phones()
      let preferences = try await one.stores.settings().settings.preferences
      let confirmations = preferences.names.map { preferences.confirmation(by: $0) }
      if !isConfirmed { try await lose(one) }
      if !isConfirmed { for event in confirmations { try await one.say(event) } }
      try await lose(one)
      try await one.say(.toggling("egg", isOn: true, of: .allergies, eater: "Ana"))
      if isConfirmed { for event in confirmations { try await one.say(event) } }
      try await other.say(.toggling("soy", isOn: true, of: .allergies, eater: "Ana"))
      try await other.synchronize(server)
      try await one.synchronize(server)
      #expect(try await one.limits.allergens.isSuperset(of: AllergenSet([.milk, .egg, .soy])))
      #expect(try await unconfirmed(one).isEmpty == isConfirmed)
    }
  }

  @Test func `a device with possibly lost limits cannot join, and a confirmation survives joining`()
    async throws
  {
    let phone = try Phone("one")
    try await phone.say(.seating("Ana"))
    try await lose(phone)
    await #expect(throws: HouseholdError.notStatable) {
      try await phone.households.rules.statement?(.now)
    }
    let preferences = try await phone.stores.settings().settings.preferences
    for name in preferences.names { try await phone.say(preferences.confirmation(by: name)) }
    try await phone.join()
    #expect(try await unconfirmed(phone).isEmpty)
    try await phone.synchronize(server)
    #expect(try await unconfirmed(phone).isEmpty)
  }
}
