import MealModels
import Testing

@testable import Preferences

/// Traces of what somebody is allergic to are unsafe until they say otherwise.
@Suite struct TracesTests {
  private func preferences(_ events: PreferencesEvent...) -> Preferences {
    events.reduce(into: Preferences()) { $0.apply($1) }
  }

  private func set(_ key: String, _ value: String, of eater: String? = nil) -> PreferencesEvent {
    PreferencesEvent(key: key, eater: eater, value: value)
  }

  @Test func `traces are avoided unless the eater accepts them, and can be avoided again`() {
    let strict = preferences(set("allergies", "milk,food:kiwi"))
    #expect(strict.limits.avoidedTraces.allergens == [.milk])
    var stored = strict
    stored.apply(set("traces", "accept"))
    #expect(stored.limits.avoidedTraces.isEmpty)
    #expect(stored.limits.allergens.allergens == [.milk])
    #expect(stored.limits.allergyFoods == ["kiwi"])
    #expect(stored.text(of: .traces) == "accept" && stored.restrictionCount == 2)
    stored.apply(set("traces", "avoid"))
    #expect(stored == strict && stored.text(of: .traces) == "avoid")
  }

  @Test func `what one accepts is unsafe as long as somebody else at the table avoids it`() {
    let table = preferences(
      .seating("Ana"), .seating("Ben"), set("allergies", "milk,egg", of: "Ana"),
      set("traces", "accept", of: "Ana"), set("allergies", "milk", of: "Ben"))
    #expect(table.limits.avoidedTraces.allergens == [.milk])
    #expect(table.limits.acceptedTraces.allergens == [.egg])
    var alone = table
    alone.apply(.unseating("Ben"))
    #expect(alone.limits.avoidedTraces.isEmpty)
    alone.apply(.seating("ben"))
    #expect(alone.limits.avoidedTraces.allergens == [.milk])
  }

  @Test func `an allergy that is added while others are known is accepted in traces like them`() {
    let stored = preferences(
      set("allergies", "milk"), set("traces", "accept"),
      .toggling("egg", isOn: true, of: .allergies))
    #expect(stored.limits.avoidedTraces.isEmpty)
  }

  @Test func `whoever has no allergy left starts strictly with the next one`() {
    let stored = preferences(
      set("allergies", "milk"), set("traces", "accept"),
      .toggling("milk", isOn: false, of: .allergies),
      .toggling("peanut", isOn: true, of: .allergies))
    #expect(stored.limits.avoidedTraces.allergens == [.peanut])
  }

  @Test func `what a later version says of traces is avoided, and nothing is suggested`() {
    var stored = preferences(
      set("allergies", "milk"), set("traces", "accept"), set("traces", "accept-below-1-ppm"))
    #expect(stored.limits.avoidedTraces.allergens == [.milk])
    #expect(stored.unreadableLimits == ["traces:accept-below-1-ppm"])
    stored.apply(set("allergies", "milk,egg"))
    #expect(stored.unreadableLimits == ["traces:accept-below-1-ppm"])
    stored.apply(set("traces", "avoid"))
    #expect(stored.unreadableLimits.isEmpty)
  }

  @Test func `an older version knows that it must not pass over it, and it is free`() {
    #expect(set("traces", "accept").isLimit == true)
    #expect(!PreferenceKey.traces.isPremium)
    let stored = preferences(set("allergies", "milk"), set("traces", "accept"))
    #expect(stored.withoutPremiumFilters == stored)
  }
}
