import EaterMeals
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
    ("Erdnussnudeln", true), ("Erdnusssuppe vom Thai", true), ("Grandmother's birthday", false),
    ("p e a n u t soup", true), ("p.e.a.n.u.t soup", true), ("x y z from the corner", true),
    ("pe\u{430}nut soup", true), ("n\u{43E}odles", true),  // Cyrillic letters
    ("K.F.C. with Ann", false), ("Plan B at Café Zorbel", false), ("Hawaiʻi, 5 a side", false),
    ("Ḃelfast evening", false), ("ужин у мамы", false),
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
    // Of what nobody can read nobody knows either whether it fits a diet.
    #expect(
      facts.wordBreaches(words, []).allSatisfy {
        $0.hasPrefix("Ben/words:") || $0.contains("/unknown:")
      })
    #expect(facts.wordBreaches(words, []).isEmpty != isHarmful)
  }

  /// Somebody who is allergic to peanuts left the table, where somebody may eat anything.
  private func withBenAway() -> StoredState {
    var stored = StoredState()
    stored.preferences.apply(PreferencesEvent(key: "household", value: "Ann,Ben"))
    stored.preferences.apply(PreferencesEvent(key: "allergies", eater: "Ben", value: "peanut"))
    stored.preferences.apply(.unseating("Ben"))
    return stored
  }

  @Test func `a planned meal for an absent person still counts their limits`() {
    let (stored, service) = (withBenAway(), SuggestionService.bundled)
    let facts = service.planFacts(stored, at: Self.date)
    #expect(facts.wordBreaches("peanut noodles", []).isEmpty)
    #expect(facts.wordBreaches("peanut noodles", ["Ann"]).isEmpty)
    for eaters in [["Ben"], ["Ann", "Ben"], ["BEN"], ["Bén"]] {
      #expect(
        facts.wordBreaches("peanut noodles", eaters)
          == ["Ben/words:peanut-noodles/allergen:peanut"])
      let limits = service.limits(of: stored.preferences, eating: eaters)
      #expect(limits.allergens.contains(.peanut))
    }
    let byName = service.limitsByName(stored.preferences)
    #expect(byName["Ben"]?.allergens.contains(.peanut) == true && byName["Ann"] == EaterLimits.none)
  }

  @Test(arguments: [
    PlannedMeal.Content.recipe("margherita-pizza", title: "Pizza"), .text("Dinner at Mum's"),
  ])
  func `a note is held against the limits of those who eat, and what is left has it too`(
    content: PlannedMeal.Content
  ) throws {
    var (stored, service) = (withBenAway(), SuggestionService.bundled)
    let slot = PlanSlot(day: 20_000, slot: .dinner)
    let dinner = PlannedMeal(
      id: "e1", slot: slot, content: content, eaters: ["Ben"], note: "add peanut butter")
    let lunch = PlannedMeal(
      id: "e2", slot: PlanSlot(day: 20_001, slot: .lunch),
      content: .leftovers(of: "e1", title: ""), eaters: ["Ben"])
    stored.plan = Plan().applying([.added(dinner), .added(lunch)])
    let facts = service.planFacts(stored, at: Self.date)
    let limits = service.limits(of: stored.preferences, eating: ["Ben"])
    for entry in [dinner, lunch] {
      #expect(
        stored.plan.breaches(of: entry, against: facts)
          == ["Ben/words:add-peanut-butter/allergen:peanut"])
      let held = try #require(
        service.facts(eatenAs: entry, in: stored.plan, stored, at: Self.date))
      #expect(
        service.breaches(of: held, planned: entry, in: stored.plan, limits)
          == [.contains(.peanut)])
    }
    #expect(stored.plan.unsafe(on: 20_000..<20_002, facts).isEmpty, "what is noted stays")
    stored.plan.apply(.changed("e1", .note("without peanuts, prep tonight")))
    #expect(try stored.plan.breaches(of: #require(stored.plan["e2"]), against: facts).isEmpty)
  }

  @Test func `accepting a dish for one eater accepts no other dish and no other eater`() throws {
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

  @Test func `an allergy to a food is accepted as an allergy, not as the food`() throws {
    var stored = StoredState()
    stored.preferences.apply(PreferencesEvent(key: "household", value: "you,Ana"))
    stored.preferences.apply(PreferencesEvent(key: "allergies", eater: "Ana", value: "food:tomato"))
    let facts = SuggestionService.bundled.planFacts(stored, at: Self.date)
    let broken = facts.breaches("margherita-pizza", ["Ana"])
    #expect(broken.map { $0.hasPrefix("Ana/margherita-pizza/allergy:") } == [true])
    let asDislike = broken.map { $0.replacing("/allergy:", with: "/food:") }
    for (accepted, count) in [(asDislike, 1), (broken, 0)] {
      let left = try faults(of: "margherita-pizza", for: ["Ana"], accepting: accepted, facts)
      #expect(left.count == count)
    }
  }

  @Test func `a person without limits breaks none; an unknown name has the limits of all`() {
    let facts = facts(withoutGluten: "Ana")
    #expect(facts.breaches("margherita-pizza", ["you"]) == [])
    let ana = facts.breaches("margherita-pizza", ["Ana"])
    for eaters in [[], ["somebody"], ["you", "Ana"]] {
      #expect(facts.breaches("margherita-pizza", eaters) == ana)
    }
  }
}
