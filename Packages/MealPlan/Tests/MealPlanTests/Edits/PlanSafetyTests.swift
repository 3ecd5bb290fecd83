import MealModels
import Testing

@testable import MealPlan

/// What is planned many at a time goes through one check.
@Suite struct PlanSafetyTests {
  /// Mara breaks a limit with the satay.
  private let facts = PlanFacts(
    people: 2, hasRecipe: { _ in true }, servings: { _ in 2 },
    breaches: { recipe, eaters in
      recipe == "satay" && (eaters.isEmpty || eaters.contains("Mara")) ? ["Mara/satay/peanut"] : []
    })

  private func meal(
    _ id: PlannedMealID, _ recipe: RecipeID, on day: Int = 0, for eaters: [String] = [],
    state: PlannedMeal.State = .planned, accepting accepted: Set<String> = []
  ) -> PlannedMeal {
    PlannedMeal(
      id: id, slot: .on(day), content: .recipe(recipe, title: recipe.rawValue), eaters: eaters,
      state: state, accepted: accepted)
  }

  private func copied(_ plan: Plan) throws -> Plan {
    var number = 0
    let events = try plan.copyingWeek(
      of: PlanSlot.on(0).day, to: PlanSlot.on(7).day,
      newID: {
        number += 1
        return PlannedMealID(rawValue: "copy\(number)")
      })
    return plan.applying(plan.safe(events, against: facts))
  }

  @Test("A copied week leaves out meals that one of their eaters may not eat")
  func copying() throws {
    var plan = Plan()
    plan.apply(.added(meal("a", "satay")))
    plan.apply(.added(meal("b", "satay", on: 1, for: ["Ann"])))
    plan.apply(.added(meal("c", "soup", on: 2)))
    let copies = try copied(plan).entries.filter { $0.id.rawValue.hasPrefix("copy") }
    #expect(Set(copies.map(\.content.title)) == ["satay", "soup"])
    #expect(copies.first { $0.content.title == "satay" }?.eaters == ["Ann"])
  }

  @Test("What a person accepted for one meal is not accepted for its copy")
  func accepted() throws {
    var plan = Plan()
    plan.apply(.added(meal("a", "satay", accepting: ["Mara/satay/peanut"])))
    #expect(try copied(plan).entries.map(\.id) == ["a"])
  }

  @Test("Leftovers of a meal that is left out are left out too")
  func leftovers() throws {
    var plan = Plan()
    plan.apply(.added(meal("a", "satay")))
    plan.apply(
      .added(
        PlannedMeal(
          id: "b", slot: .on(1, .lunch), content: .leftovers(of: "a", title: "satay"),
          eaters: ["Ann"])))
    #expect(try copied(plan).entries.count == 2)
  }

  @Test("An imported change that makes an entry unsafe is left out, and the entry stays as it was")
  func changing() {
    let plan = Plan().applying([.added(meal("a", "satay", for: ["Ann"]))])
    let unsafe: [PlanEvent] = [.changed("a", .eaters(["Ann", "Mara"])), .changed("a", .note("x"))]
    #expect(plan.safe(unsafe, against: facts).isEmpty)
    #expect(plan.unsafeEntries(of: unsafe, against: facts) == ["a"])
  }

  @Test("A meal that broke the same limit before may be moved, and a cooked one is history")
  func before() {
    let plan = Plan().applying([.added(meal("a", "satay"))])
    let moved: [PlanEvent] = [.changed("a", .slot(.on(3), position: 0))]
    #expect(plan.safe(moved, against: facts) == moved)
    let cooked: [PlanEvent] = [.added(meal("b", "satay", on: 1, state: .cooked))]
    #expect(plan.safe(cooked, against: facts) == cooked)
  }

  @Test("What was accepted for one eater ends when that eater no longer eats the meal")
  func seating() throws {
    let accepted: Set = ["Mara/satay/peanut"]
    var plan = Plan().applying([
      .added(meal("a", "satay", for: ["Mara"], accepting: accepted))
    ])
    plan.apply(try plan.seating("a", eaters: ["Mara", "Ann"], guests: 0, against: facts))
    #expect(plan["a"]?.accepted == accepted)
    plan.apply(try plan.seating("a", eaters: ["Ann"], guests: 0, against: facts))
    #expect(plan["a"]?.accepted == [])
  }
}
