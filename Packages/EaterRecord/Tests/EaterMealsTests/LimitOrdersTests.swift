import EaterMeals
import Foundation
import Journal
import Preferences
import SeededRandom
import Sync
import Testing

private let noon = Phone.noon

/// A limit that was ever stored is in force on all devices, unless somebody who knew it took it away.
@Suite struct LimitOrdersTests {
  /// A limit that a device stored, and whose it is, whatever they are called.
  private struct Given {
    let id: EventID
    let key: PreferenceKey
    let value: String
    let person: String
    var isOver = false
  }

  /// A household whose devices change limits and the table at once.
  private struct Story {
    var random: SeededGenerator
    let server = HouseholdInMemory()
    var phones: [Phone] = []
    var given: [Given] = []

    static let values: [(PreferenceKey, [String])] = [
      (.allergies, ["peanut", "mustard", "food:celery"]), (.diets, ["vegan", "halal"]),
      (.dislikes, ["olives", "tofu"]),
    ]
    static let names = ["you": ["you"], "kid": ["kid", "Kim", "Kai"], "ben": ["ben"]]

    static func person(_ name: String) -> String {
      names.first { $0.value.contains(name) }?.key ?? name
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }

    /// Ends what a device knew of a person, or of everybody.
    private mutating func end(
      on phone: Phone, where isMeant: (Given) -> Bool
    ) async throws {
      let known = Set(try await phone.stores.journal.records(in: "preferences").map(\.id.original))
      for index in given.indices where known.contains(given[index].id) && isMeant(given[index]) {
        given[index].isOver = true
      }
    }

    /// Gives somebody a limit, and keeps it in mind.
    private mutating func give(
      _ value: String, of key: PreferenceKey, to name: String, on phone: Phone
    ) async throws {
      try await phone.say(.toggling(value, isOn: true, of: key, eater: name))
      let records = try await phone.stores.journal.records(in: "preferences")
      let stream = phone.stores.preferences.stream
      guard let last = records.last(where: { stream.content(of: $0)?.adds == value }) else {
        return
      }
      given.append(
        Given(id: last.id.original, key: key, value: value, person: Self.person(name)))
    }

    mutating func step() async throws {
      let phone = pick(phones)
      let preferences = try await phone.stores.preferences.state()
      let name = pick(preferences.names)
      let person = Self.person(name)
      let (key, values) = pick(Self.values)
      let value = pick(values)
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<7:
        try await give(value, of: key, to: name, on: phone)
      case 7..<9:
        try await end(on: phone) { $0.value == value && $0.key == key && $0.person == person }
        try await phone.say(.toggling(value, isOn: false, of: key, eater: name))
      case 9:
        try await end(on: phone) { $0.key == key && $0.person == person }
        try await phone.say(PreferencesEvent(key: key.rawValue, eater: name, value: ""))
      case 10..<12 where person != "you":
        try await end(on: phone) { $0.person == person }
        try await phone.say(.unseating(name))
      case 12:
        try await phone.say(.seating(pick(["kid", "ben"])))
      case 13 where person == "kid":
        let new = pick(["kid", "Kim", "Kai"])
        guard preferences.eater(spelledLike: new) == nil else { return }
        try await phone.say(.renaming(name, to: new), .naming(name, new))
      case 14 where Bool.random(using: &random):
        try await end(on: phone) { _ in true }
        try await phone.say(.reset)
      default: try await phone.synchronize(server)
      }
    }
  }

  @Test(arguments: 0..<Sample.count(quick: 10, whole: 100))
  func `a limit is in force on all devices unless who knew it took it away`(seed: Int) async throws
  {
    var story = Story(random: SeededGenerator(seed: seed))
    story.phones = try (0..<(2 + seed % 2)).map { try Phone("phone-\($0)") }
    try await story.phones[0].say(.seating("kid"), .seating("ben"))
    for phone in story.phones { try await phone.join() }
    for phone in story.phones + story.phones { try await phone.synchronize(story.server) }
    for _ in 0..<30 { try await story.step() }
    for _ in 0..<3 { for phone in story.phones { try await phone.synchronize(story.server) } }
    let first = try await story.phones[0].stores.preferences.state()
    for phone in story.phones {
      let preferences = try await phone.stores.preferences.state()
      #expect(preferences == first)
      for given in story.given where !given.isOver {
        let eaters = preferences.household.filter { Story.person($0.name) == given.person }
        let isHeld = eaters.contains { eater in
          eater.diets.contains { $0.rawValue == given.value }
            || eater.allergens.contains { $0.rawValue == given.value }
            || eater.allergyFoods.contains { "food:\($0)" == given.value }
            || eater.dislikes.contains { $0.rawValue == given.value }
        }
        #expect(isHeld, "\(given) of \(preferences.household)")
      }
    }
  }
}
