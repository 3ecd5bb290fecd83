import MealModels
import Testing

@testable import Preferences

@Suite struct StatementTests {
  private func preferences(_ events: [PreferencesEvent]) -> EaterPreferences {
    var preferences = EaterPreferences()
    for event in events { preferences.apply(event) }
    return preferences
  }

  private func on(
    _ id: String, of key: PreferenceKey, eater: String? = nil
  ) -> PreferencesEvent {
    .toggling(id, isOn: true, of: key, eater: eater)
  }

  private var busy: EaterPreferences {
    preferences([
      .renaming("you", to: "Anna"), .seating("Ben"), .seating("Cleo"),
      on("vegan", of: .diets), on("peanut", of: .allergies),
      on("food:mustard", of: .allergies, eater: "Ben"),
      on("only:kiwi", of: .allergies, eater: "Ben"), on("milk", of: .allergies, eater: "Cleo"),
      .acceptingTraces(of: [.milk], eater: "Cleo"), on("olives", of: .dislikes, eater: "Cleo"),
      .unseating("Cleo"), PreferencesEvent(key: "cuisines", value: "italian,thai"),
      PreferencesEvent(key: "servings", value: "3"),
      PreferencesEvent(key: "cooking-time", value: "30"),
    ])
  }

  @Test func `a statement tells a new household the same people, limits and settings`() {
    #expect(busy.isStatedWhole)
    #expect(EaterPreferences().isStatedWhole)
    let told = preferences([.reset] + busy.stated(by: "one"))
    #expect(Set(told.household) == Set(busy.household))
    #expect(told.cuisines == busy.cuisines && told.servings == 3)
    #expect(told.away.contains { $0.name == "Cleo" && $0.acceptedTraces == [.milk] })
  }

  @Test func `two statements one after the other take nothing from each other`() {
    let other = preferences([on("tree-nut", of: .allergies), on("keto", of: .diets)])
    for (first, second) in [(busy, other), (other, busy)] {
      let both = preferences(first.stated(by: "one") + second.stated(by: "other"))
      let limits = (both.household + both.away).reduce(into: Set<Allergen>()) {
        $0.formUnion($1.allergens)
      }
      #expect(limits == [.peanut, .treeNut, .milk])
      let diets = (both.household + both.away).flatMap(\.diets)
      #expect(diets.contains(.vegan) && diets.contains(.keto))
    }
  }

  @Test func `limits that this version cannot read are stated too`() {
    let unread = preferences([
      on("space-worm", of: .allergies), on("moon-diet", of: .diets),
      {
        var event = PreferencesEvent(key: "radiation", value: "low")
        event.isLimit = true
        return event
      }(),
    ])
    #expect(!unread.unreadableLimits.isEmpty)
    let told = preferences(unread.stated(by: "one"))
    #expect(told.unreadableLimits == unread.unreadableLimits)
  }

  @Test func `a whole list becomes changes of single ids that come to the same`() {
    let whole = PreferencesEvent(key: "allergies", value: "milk,peanut")
    let before = preferences([on("milk", of: .allergies), on("egg", of: .allergies)])
    let single = whole.singleChanges(in: before) { "new" }
    #expect(single.allSatisfy { ($0.adds == nil) != ($0.removes == nil) })
    var (one, other) = (before, before)
    one.apply(whole)
    for event in single { other.apply(event) }
    #expect(one == other)
    let servings = PreferencesEvent(key: "servings", value: "2")
    #expect(servings.singleChanges(in: before) { "new" }.count == 1)
  }
}
