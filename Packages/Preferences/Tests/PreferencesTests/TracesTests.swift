import MealModels
import MealModelsFixtures
import Testing

@testable import Preferences

/// Traces of what somebody is allergic to are unsafe until they say otherwise.
@Suite struct TracesTests {
  private func preferences(_ events: PreferencesEvent...) -> EaterPreferences {
    events.reduce(into: EaterPreferences()) { $0.apply($1) }
  }

  private func set(_ key: String, _ value: String, of eater: String? = nil) -> PreferencesEvent {
    PreferencesEvent(key: key, eater: eater, value: value)
  }

  @Test func `traces are avoided unless the eater accepts them, and can be avoided again`() {
    let strict = preferences(set("allergies", "milk,food:kiwi"))
    #expect(strict.limits(in: .empty).avoidedTraces.allergens == [.milk])
    var stored = strict
    stored.apply(set("traces", "accept"))
    #expect(stored.limits(in: .empty).avoidedTraces.isEmpty)
    #expect(stored.limits(in: .empty).allergens.allergens == [.milk])
    #expect(stored.limits(in: .empty).allergyFoods == ["kiwi"])
    #expect(stored.text(of: .traces) == "accept" && stored.restrictionCount == 2)
    stored.apply(set("traces", "avoid"))
    #expect(stored == strict && stored.text(of: .traces) == "avoid")
  }

  @Test func `traces that one eater accepts are unsafe while another eater avoids them`() {
    let table = preferences(
      .seating("Ana"), .seating("Ben"), set("allergies", "milk,egg", of: "Ana"),
      set("traces", "accept", of: "Ana"), set("allergies", "milk", of: "Ben"))
    #expect(table.limits(in: .empty).avoidedTraces.allergens == [.milk])
    #expect(table.limits(in: .empty).acceptedTraces.allergens == [.egg])
    var alone = table
    alone.apply(.unseating("Ben"))
    #expect(alone.limits(in: .empty).avoidedTraces.isEmpty)
    alone.apply(.seating("ben"))
    #expect(alone.limits(in: .empty).avoidedTraces.allergens == [.milk])
  }

  @Test func `an allergy that is added later starts strictly beside what is accepted`() {
    var stored = preferences(
      set("allergies", "milk"), set("traces", "accept"),
      .toggling("peanut", isOn: true, of: .allergies))
    #expect(stored.limits(in: .empty).avoidedTraces.allergens == [.peanut])
    #expect(stored.limits(in: .empty).acceptedTraces.allergens == [.milk])
    #expect(stored.text(of: .traces) == "accept for milk")
    stored.apply(set("traces", "accept"))
    #expect(stored.limits(in: .empty).avoidedTraces.isEmpty && stored.text(of: .traces) == "accept")
  }

  @Test func `accepting traces of some allergens is limited to those that were avoided`()
    throws
  {
    let strict = preferences(set("allergies", "milk,egg,peanut"))
    let parser = PreferenceParser(household: strict.household) { Dishes.book }
    var stored = strict
    stored.apply(try parser.event("traces", "accept for milk, egg"))
    #expect(stored.limits(in: .empty).acceptedTraces.allergens == [.milk, .egg])
    #expect(stored.limits(in: .empty).avoidedTraces.allergens == [.peanut])
    var again = strict
    again.apply(try parser.event("traces", stored.text(of: .traces)))
    #expect(again == stored)
    again.apply(try parser.event("traces", "accept for sesame"))
    #expect(again == strict)
    for wrong in ["accept for", "accept for ", "accept for dust", "accept for milk, dust"] {
      #expect(throws: PreferenceError.self) { try parser.event("traces", wrong) }
    }
  }

  @Test func `accepted traces do not carry over to a new or returning allergy`() {
    var stored = preferences(
      set("allergies", "milk"), set("traces", "accept"), set("allergies", "peanut"))
    #expect(stored.limits(in: .empty).avoidedTraces.allergens == [.peanut])
    stored.apply(set("allergies", "milk,peanut"))
    #expect(stored.limits(in: .empty).avoidedTraces.allergens == [.milk, .peanut])
  }

  @Test func `nothing is accepted before there is an allergy`() {
    let stored = preferences(set("traces", "accept"), set("allergies", "milk"))
    #expect(stored.limits(in: .empty).avoidedTraces.allergens == [.milk])
  }

  @Test func `an allergy that another window adds meanwhile is strict in either order`() {
    let accepts = PreferencesEvent.acceptingTraces(of: [.milk])
    let adds = PreferencesEvent.toggling("peanut", isOn: true, of: .allergies)
    for events in [[accepts, adds], [adds, accepts]] {
      var stored = preferences(set("allergies", "milk"))
      for event in events { stored.apply(event) }
      #expect(stored.limits(in: .empty).acceptedTraces.allergens == [.milk])
      #expect(stored.limits(in: .empty).avoidedTraces.allergens == [.peanut])
    }
  }

  @Test func `accepting names what was asked about, and of nothing it is to avoid`() throws {
    #expect(PreferencesEvent.acceptingTraces(of: [.egg, .milk]).value == "accept,milk,egg")
    #expect(PreferencesEvent.acceptingTraces(of: [], eater: "Ana").value == "avoid")
    let table = preferences(
      .seating("Ana"), set("allergies", "milk"), set("allergies", "egg", of: "Ana"))
    let parser = PreferenceParser(household: table.household) { Dishes.book }
    #expect(try parser.event("traces", "accept").value == "accept,milk")
    #expect(try parser.event("traces@Ana", "accept").value == "accept,egg")
    #expect(try parser.event("traces@Ana", "avoid").value == "avoid")
  }

  @Test(arguments: ["milk", "avoid,milk", "accept,milk,later", "avoid,accept"])
  func `words that do not plainly accept avoid`(value: String) {
    let stored = preferences(
      set("allergies", "milk"), set("traces", "accept"), set("traces", value))
    #expect(stored.limits(in: .empty).avoidedTraces.allergens == [.milk])
    #expect(stored.unreadableLimits.isEmpty == !value.contains("later"))
  }

  @Test func `the list of single changes is of the traces that are avoided`() {
    var stored = preferences(set("allergies", "milk,egg"), .acceptingTraces(of: [.milk]))
    let accepted = { (stored: EaterPreferences) in stored.limits(in: .empty).acceptedTraces }
    stored.apply(.toggling("egg", isOn: true, of: .traces))
    #expect(accepted(stored) == AllergenSet([.milk]))
    stored.apply(.toggling("egg", isOn: false, of: .traces))
    #expect(accepted(stored) == AllergenSet([.milk, .egg]))
    stored.apply(.toggling("milk", isOn: true, of: .traces))
    #expect(accepted(stored) == AllergenSet([.egg]))
    for id in ["peanut", "later"] { stored.apply(.toggling(id, isOn: false, of: .traces)) }
    #expect(accepted(stored) == AllergenSet([.egg]))
    stored.apply(set("traces", "accept-below-1-ppm"))
    stored.apply(.toggling("egg", isOn: false, of: .traces))
    #expect(accepted(stored).isEmpty)
  }

  @Test func `setting traces at once or allergen by allergen gives the same limits`() {
    let before = preferences(set("allergies", "milk,egg,peanut"), .acceptingTraces(of: [.milk]))
    for value in ["avoid", "accept", "accept,egg", "accept,milk,egg", "milk", "accept-later"] {
      var (whole, single) = (before, before)
      whole.apply(set("traces", value))
      let changes = set("traces", value).singleChanges(in: before) { "new" }
      for change in changes { single.apply(change) }
      #expect(single == whole, "\(value)")
      #expect(changes.allSatisfy { $0.value.isEmpty } == (value != "accept-later"))
    }
  }

  @Test func `accepted traces do not carry over to an allergy added after all were removed`() {
    let stored = preferences(
      set("allergies", "milk"), set("traces", "accept"),
      .toggling("milk", isOn: false, of: .allergies),
      .toggling("peanut", isOn: true, of: .allergies))
    #expect(stored.limits(in: .empty).avoidedTraces.allergens == [.peanut])
  }

  @Test func `an unreadable setting of traces avoids them and stops suggestions`() {
    var stored = preferences(
      set("allergies", "milk"), set("traces", "accept"), set("traces", "accept-below-1-ppm"))
    #expect(stored.limits(in: .empty).avoidedTraces.allergens == [.milk])
    #expect(stored.unreadableLimits == ["traces:accept-below-1-ppm"])
    stored.apply(set("allergies", "milk,egg"))
    #expect(stored.unreadableLimits == ["traces:accept-below-1-ppm"])
    stored.apply(set("traces", "avoid"))
    #expect(stored.unreadableLimits.isEmpty)
  }

  @Test func `an older version knows that it must not pass over it, and it never rests`() {
    #expect(set("traces", "accept").isLimit == true)
    let stored = preferences(set("allergies", "milk"), set("traces", "accept"))
    #expect(stored.resting([.cuisines, .dislikes]) == stored)
  }
}
