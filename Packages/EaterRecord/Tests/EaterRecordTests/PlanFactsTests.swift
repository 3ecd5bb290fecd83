import EaterRecord
import MealModels
import MealPlan
import Preferences
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PlanFactsTests {
  private static let date = Date(timeIntervalSince1970: 1_778_600_000)

  /// What a plan is held against where some people eat no gluten.
  private func facts(withoutGluten people: String...) -> PlanFacts {
    var stored = StoredState()
    stored.preferences.apply(PreferencesEvent(key: "household", value: "you,Ana,Ben"))
    for person in people {
      stored.preferences.apply(
        PreferencesEvent(key: "diets", eater: person, value: "gluten-free"))
    }
    return SuggestionService.bundled.planFacts(stored, at: Self.date)
  }

  /// The limits that an entry breaks, once something was accepted of it.
  private func faults(
    of dish: RecipeID, for eaters: [String], accepting accepted: [String], _ facts: PlanFacts
  ) throws -> [PlanFault] {
    var plan = Plan()
    let slot = PlanSlot(day: 20_000, slot: .dinner)
    let added = try plan.adding(.recipe(dish, title: ""), to: slot, newID: { "e1" })
    for event in added { plan.apply(event) }
    for change: PlanChange in [.eaters(eaters), .accepted(Set(accepted))] {
      for event in try plan.changing("e1", change) { plan.apply(event) }
    }
    return plan.faults(of: slot.day..<slot.day + 1, against: facts).filter { fault in
      if case .breaksLimits = fault { true } else { false }
    }
  }

  @Test(arguments: [
    ("peanut noodles from the takeaway", true), ("Satay at Ann's, peanut sauce", true),
    ("Peanutty stew", true), ("cacahuetes", true), ("noodles without peanuts", false),
    ("Dinner at Mum's", false), ("peanut-free cake", false), ("rice and beans", false),
  ])
  func `words are held against the limits of those who eat, by what they name`(
    words: String, isHarmful: Bool
  ) {
    var stored = StoredState()
    stored.preferences.apply(PreferencesEvent(key: "household", value: "you,Ana,Ben"))
    stored.preferences.apply(PreferencesEvent(key: "allergies", eater: "Ben", value: "peanut"))
    stored.preferences.apply(PreferencesEvent(key: "diets", eater: "Ana", value: "keto"))
    let facts = SuggestionService.bundled.planFacts(stored, at: Self.date)
    #expect(facts.wordBreaches(words, ["Ben"]).isEmpty != isHarmful)
    #expect(facts.wordBreaches(words, ["you"]).isEmpty)
    #expect(facts.wordBreaches(words, []).allSatisfy { $0.hasPrefix("Ben/words:") })
    #expect(facts.wordBreaches(words, []).isEmpty != isHarmful)
  }

  @Test func `what is accepted of one dish for one person is accepted of that alone`() throws {
    let facts = facts(withoutGluten: "Ana", "Ben")
    let ana = facts.breaches("margherita-pizza", ["Ana"])
    #expect(ana == ["Ana/margherita-pizza/diet:gluten-free"])
    #expect(try faults(of: "margherita-pizza", for: ["Ana"], accepting: ana, facts) == [])
    let others: [(RecipeID, [String])] = [
      ("margherita-pizza", ["Ben"]), ("margherita-pizza", ["Ana", "Ben"]),
      ("margherita-pizza", []), ("margherita-pizza", ["somebody"]),
      ("spaghetti-carbonara", ["Ana"]),
    ]
    for (dish, eaters) in others {
      let faults = try faults(of: dish, for: eaters, accepting: ana, facts)
      #expect(faults == [.breaksLimits("e1", facts.breaches(dish, eaters))], "\(dish) \(eaters)")
    }
    let before = try faults(
      of: "margherita-pizza", for: ["Ana"], accepting: ["diet:gluten-free"], facts)
    #expect(before.count == 1, "as earlier versions kept it, of whatever stood there")
  }

  @Test func `whoever has no limit breaks none, and whoever is not known has those of everybody`() {
    let facts = facts(withoutGluten: "Ana")
    #expect(facts.breaches("margherita-pizza", ["you"]) == [])
    let ana = facts.breaches("margherita-pizza", ["Ana"])
    for eaters in [[], ["somebody"], ["you", "Ana"]] {
      #expect(facts.breaches("margherita-pizza", eaters) == ana)
    }
  }
}
