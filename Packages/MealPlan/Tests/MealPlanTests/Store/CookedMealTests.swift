import Journal
import MealModels
import Testing

@testable import MealPlan

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What was cooked stays what it was.
@Suite struct CookedMealTests {
  private func meal(_ allergens: [Allergen], _ foods: Set<FoodID> = []) -> CookedMeal {
    CookedMeal(
      facts: MealFacts(
        contents: FoodContents(
          allergens: AllergenSet(allergens), possible: AllergenSet([.milk]),
          traces: AllergenSet([.sesame]), classes: .dairy),
        foods: foods, unknownIngredients: ["purple stuff"]),
      lines: ["1 cup rice"], sides: ["Salad"])
  }

  private let dinner = PlannedMeal(
    id: "dinner", slot: .on(0), content: .recipe("soup", title: "Soup"))
  private let lunch = PlannedMeal(
    id: "lunch", slot: .on(1, .lunch), content: .leftovers(of: "dinner", title: "Soup"))

  private func facts(_ recipe: [String] = [], hasRecipe: Bool = true) -> PlanFacts {
    PlanFacts(
      people: 2, hasRecipe: { _ in hasRecipe }, servings: { _ in 4 }, breaches: { _, _ in recipe },
      breachesOfCooked: { entry, _ in
        entry.cooked.map { $0.facts.contents.allergens.allergens.map(\.rawValue) } ?? ["unknown"]
      })
  }

  private func limits(_ plan: Plan, _ facts: PlanFacts) -> [PlanFault] {
    plan.faults(of: dinner.slot.day..<lunch.slot.day + 1, against: facts).filter {
      if case .breaksLimits = $0 { true } else { $0 == .recipeGone($0.entry) }
    }
  }

  @Test func `the event of a cooked meal stores plain values and has no subject`() throws {
    let stored = try EventStream.plan.event(
      .changed("dinner", .cooked(meal([.peanut], ["rice", "peanut"]))), at: dinnerTime)
    #expect(stored.subject == nil)
    #expect(
      String(decoding: stored.payload, as: UTF8.self)
        == #"{"cooked":{"contents":{"allergens":["peanut"],"classes":\#(FoodClasses.dairy.rawValue),"possible":["milk"],"traces":["sesame"]},"foods":["peanut","rice"],"lines":["1 cup rice"],"sides":["Salad"],"unknown":["purple stuff"]},"entry":"dinner"}"#
    )
    let record = Record(stored, sequence: 1, id: .random(), device: try DeviceID("one"))
    #expect(
      EventStream.plan.content(of: record)
        == .changed("dinner", .cooked(meal([.peanut], ["rice", "peanut"]))))
  }

  @Test func `unknown values of a later version make the cooked meal unknown`() throws {
    let later =
      #"{"contents":{"allergens":["kiwano"],"possible":[],"traces":[],"classes":0,"perhaps":["egg"]},"foods":[],"unknown":[]}"#
    let event = Event(
      stream: "plan", version: 1, time: dinnerTime,
      payload: Data(#"{"cooked":\#(later),"entry":"dinner"}"#.utf8))
    let record = Record(event, sequence: 1, id: .random(), device: try DeviceID("one"))
    let change = EventStream.plan.content(of: record)
    guard case .changed("dinner", .cooked(let cooked?))? = change else {
      Issue.record("\(String(describing: change))")
      return
    }
    #expect(cooked.facts.unknownIngredients == ["kiwano", "perhaps"])
  }

  @Test func `leftovers contain what was cooked, even if the recipe changed later`() {
    let planned = Plan().applying([.added(dinner), .added(lunch)])
    #expect(limits(planned, facts()).isEmpty)
    let cooked = planned.applying([
      .changed("dinner", .state(.cooked)), .changed("dinner", .cooked(meal([.peanut]))),
    ])
    for facts in [facts(), facts(["milk"]), facts(hasRecipe: false)] {
      #expect(
        limits(cooked, facts) == [
          .breaksLimits("dinner", ["peanut"]), .breaksLimits("lunch", ["peanut"]),
        ])
      #expect(cooked.breaches(of: lunch, against: facts) == ["peanut"])
    }
    let gone = cooked.applying([.changed("dinner", .isRemoved(true))])
    #expect(limits(gone, facts()) == [.breaksLimits("lunch", ["peanut"])])
  }

  @Test
  func
    `leftovers of a cooked meal without stored contents are unknown, and a missing recipe is reported`()
  {
    let plan = Plan().applying([
      .added(dinner), .added(lunch), .changed("dinner", .state(.cooked)),
    ])
    #expect(plan.breaches(of: lunch, against: facts()) == ["unknown"])
    #expect(
      limits(plan, facts(hasRecipe: false)) == [.recipeGone("dinner"), .recipeGone("lunch")])
  }

  @Test func `a dish that two devices cooked differently may contain the foods of both`() {
    let said: [PlanEvent] = [
      .changed("dinner", .cooked(meal([.peanut]))), .changed("dinner", .cooked(meal([.milk]))),
    ]
    for events in [said, said.reversed()] {
      let plan = Plan().applying([.added(dinner)] + events)
      #expect(plan["dinner"]?.cooked?.facts.contents.allergens == AllergenSet([.milk, .peanut]))
      #expect(plan["dinner"]?.cooked?.lines == ["1 cup rice"])
      #expect(plan.applying([.changed("dinner", .cooked(nil))])["dinner"]?.cooked == nil)
    }
  }

  @Test func `a document that does not say what was cooked takes nothing of it away`() throws {
    var kept = dinner
    kept.cooked = meal([.peanut])
    #expect(kept.changes(to: dinner).isEmpty)
    #expect(dinner.changes(to: kept) == [.cooked(meal([.peanut]))])
  }
}
