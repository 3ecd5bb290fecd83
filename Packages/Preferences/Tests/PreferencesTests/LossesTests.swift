import Journal
import MealModels
import Preferences
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Once limits may be lost, only a person who sets or confirms them says that they are whole again.
@Suite struct LossesTests {
  private static let date = Date(timeIntervalSince1970: 1_778_610_600)

  private static let table: [PreferencesEvent] = [
    PreferencesEvent(key: "allergies", value: "peanut"), .seating("Ana"),
    .toggling("milk", isOn: true, of: .allergies, eater: "Ana"),
  ]

  private func preferences(_ events: [PreferencesEvent]) -> EaterPreferences {
    events.reduce(into: EaterPreferences()) { $0.apply($1) }
  }

  private static let lost = table + [.losing(copy: "journal.damaged-1")]
  private static let all = [
    "diets@you", "allergies@you", "diets@Ana", "allergies@Ana",
  ]

  @Test func `a loss is said of each eater, with the copy, and takes nothing away`() {
    let after = preferences(Self.lost)
    #expect(after.unconfirmedLimits == Self.all)
    #expect(after.losses == ["journal.damaged-1"])
    #expect(after.unreadableLimits.count == 4)
    #expect(after.limits(in: .empty) == preferences(Self.table).limits(in: .empty))
  }

  @Test(arguments: [
    PreferencesEvent(key: "units", value: "metric"), .reset, .seating("Ana"), .unseating("Ben"),
    PreferencesEvent(key: "diets", value: ""), PreferencesEvent(key: "allergies", value: "peanut"),
    PreferencesEvent(key: "household", value: "you,Ana"), .renaming("you", to: "Max"),
    .toggling("peanut", isOn: true, of: .allergies),
    PreferencesEvent(key: "dislikes", value: "kiwi"), .losing(copy: nil),
  ])
  func `no other event confirms anything`(event: PreferencesEvent) {
    let after = preferences(Self.lost + [event])
    #expect(after.unconfirmedLimits.count == (event == .reset ? 2 : 4))
  }

  @Test func `each limit of each eater is confirmed by itself`() {
    var after = preferences(Self.lost)
    let first = after.confirmation(of: [.allergies], by: "Ana")
    after.apply(first)
    #expect(after.unconfirmedLimits == ["diets@you", "allergies@you", "diets@Ana"])
    after.apply(after.confirmation(by: nil))
    #expect(after.unconfirmedLimits == ["diets@Ana"])
    after.apply(after.confirmation(by: "Ana"))
    #expect(after.unreadableLimits.isEmpty)
    after.apply(.losing(copy: nil))
    #expect(after.unconfirmedLimits == Self.all)
  }

  @Test func `a confirmation of limits stays with a renamed person and counts for no other`() {
    var after = preferences(Self.lost)
    after.apply(after.confirmation(by: nil))
    after.apply(.renaming("you", to: "Max"))
    #expect(after.unconfirmedLimits == ["diets@Ana", "allergies@Ana"])
    var other = after.confirmation(by: "Ana")
    other.person = "somebody"
    after.apply(other)
    #expect(after.unconfirmedLimits.count == 2)
  }

  @Test func `after a loss, the limits of returning and new people must be confirmed`() {
    var after = preferences(Self.lost)
    after.apply(.unseating("Ana"))
    after.apply(after.confirmation(by: nil))
    #expect(after.unconfirmedLimits.isEmpty)
    after.apply(.seating("Ana"))
    after.apply(.seating("Ben"))
    let open = ["diets@Ana", "allergies@Ana", "diets@Ben", "allergies@Ben"]
    #expect(after.unconfirmedLimits == open)
  }

  @Test func `lost limits of an absent person must be confirmed once they return`() {
    var after = preferences(Self.table + [.unseating("Ana"), .losing(copy: nil)])
    #expect(after.unconfirmedLimits == ["diets@you", "allergies@you"])
    after.apply(.seating("Ana"))
    #expect(after.unconfirmedLimits == Self.all)
  }

  @Test func `after a loss, accepted traces are avoided again`() {
    let accepted = Self.table + [.acceptingTraces(of: [.peanut])]
    #expect(preferences(accepted).household[0].acceptedTraces == [.peanut])
    #expect(preferences(accepted + [.losing(copy: nil)]).household[0].acceptedTraces.isEmpty)
  }

  @Test func `a statement to a household keeps what was confirmed, and what was not`() throws {
    var after = preferences(Self.lost)
    after.apply(after.confirmation(by: nil))
    var count = 0
    let told = after.statement {
      count += 1
      return "person-\(count)"
    }
    let joined = preferences(Self.lost + [.reset] + told)
    #expect(joined.unconfirmedLimits == after.unconfirmedLimits)
    #expect(joined.limits(in: .empty) == after.limits(in: .empty))
    after.apply(after.confirmation(by: "Ana"))
    #expect(after.isStatedWhole)
  }

  @Test func `setting all diets or allergies confirms them, and adding one does not`() {
    let after = preferences(Self.lost)
    let whole = PreferencesEvent(key: "allergies", eater: "Ana", value: "")
    #expect(after.confirmation(by: whole) == after.confirmation(of: [.allergies], by: "Ana"))
    for event in [
      PreferencesEvent.toggling("milk", isOn: false, of: .allergies),
      PreferencesEvent(key: "units", value: "us"), .losing(copy: nil),
    ] {
      #expect(after.confirmation(by: event) == nil)
    }
  }

  @Test(arguments: [false, true])
  func `a reset and a compaction forget no loss`(isOpen: Bool) async throws {
    let journal = try EventJournal.inMemory()
    let store = Store(.preferences, in: journal)
    if isOpen { _ = try await store.state() }
    for event in Self.lost { try await store.record([event], at: Self.date) }
    if isOpen { _ = try await store.state() }
    try await store.record([.reset], at: Self.date)
    for number in 0..<120 {
      let value = number.isMultiple(of: 2) ? "us" : "metric"
      try await store.record([PreferencesEvent(key: "units", value: value)], at: Self.date)
    }
    let before = try await store.state()
    try await journal.compact()
    #expect(try await journal.records(in: "preferences").count < 124)
    let late = try await Store(.preferences, in: journal).state()
    for state in [before, try await store.state(), late] {
      #expect(state.unconfirmedLimits == ["diets@you", "allergies@you"])
      #expect(state.losses == ["journal.damaged-1"])
    }
  }
}
