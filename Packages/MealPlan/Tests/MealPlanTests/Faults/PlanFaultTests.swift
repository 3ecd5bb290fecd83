import MealModels
import MealPlan
import Testing

@Suite struct PlanFaultTests {
  private let days = monday - 7..<monday + 14

  private func facts(
    people: Int = 2, without gone: Set<RecipeID> = [], servings: Int? = 4,
    breaches: @escaping @Sendable (RecipeID, [String]) -> [String] = { _, _ in [] }
  ) -> PlanFacts {
    PlanFacts(
      people: people, hasRecipe: { !gone.contains($0) }, servings: { _ in servings },
      breaches: breaches)
  }

  /// Soup on Monday evening, the rest of it for Tuesday's lunch.
  private func plan(_ day: Int = 1, _ slot: MealSlot = .lunch) throws -> Plan {
    let plan = try Plan.of("Soup")
    return plan.applying(
      try plan.adding(.leftovers(of: "e1", title: "Soup"), to: .on(day, slot), newID: { "l1" }))
  }

  private func faults(_ plan: Plan, _ facts: PlanFacts? = nil) -> [PlanFault] {
    plan.faults(of: days, against: facts ?? self.facts())
  }

  @Test
  func `the plan reports words that break a limit, and their leftovers, until they are accepted`()
    throws
  {
    let facts = PlanFacts(
      people: 2, hasRecipe: { _ in true }, servings: { _ in nil }, breaches: { _, _ in [] },
      wordBreaches: { text, _ in text.contains("peanut") ? ["Ben: peanut"] : [] })
    func plan(_ words: String) throws -> Plan {
      let plan = Plan().applying([
        .added(PlannedMeal(id: "e1", slot: .on(0), content: .text(words)))
      ])
      return plan.applying(
        try plan.adding(
          .leftovers(of: "e1", title: words), to: .on(1, .lunch), newID: { "l1" }))
    }
    #expect(faults(try plan("Dinner at Mum's"), facts) == [])
    var noodles = try plan("peanut noodles")
    #expect(
      faults(noodles, facts)
        == [.breaksLimits("e1", ["Ben: peanut"]), .breaksLimits("l1", ["Ben: peanut"])])
    noodles.apply(.changed("e1", .accepted(["Ben: peanut"])))
    #expect(faults(noodles, facts) == [.breaksLimits("l1", ["Ben: peanut"])])
  }

  @Test func `a note that breaks a limit is told of any entry, beside what is broken anyway`()
    throws
  {
    let facts = PlanFacts(
      people: 2, hasRecipe: { _ in true }, servings: { _ in nil },
      breaches: { _, _ in ["Ann: nuts"] },
      wordBreaches: { text, _ in text.contains("peanut") ? ["Ben: peanut"] : [] })
    var plan = try plan()
    plan.apply(.changed("e1", .note("add peanut butter")))
    plan.apply(.changed("l1", .note("prep tonight")))
    let both = ["Ann: nuts", "Ben: peanut"]
    #expect(faults(plan, facts) == [.breaksLimits("e1", both), .breaksLimits("l1", both)])
    plan.apply(.changed("e1", .accepted(["Ann: nuts"])))
    #expect(faults(plan, facts).first == .breaksLimits("e1", both))
    plan.apply(.changed("e1", .note("")))
    #expect(faults(plan, facts) == [.breaksLimits("l1", ["Ann: nuts"])])
    plan.apply(.changed("l1", .note("with peanuts")))
    #expect(faults(plan, facts) == [.breaksLimits("l1", both)])
  }

  @Test func `a plan in order has no faults`() throws {
    #expect(faults(try plan()) == [])
    #expect(faults(Plan()) == [])
  }

  @Test func `leftovers of an entry that was removed, or never came, are told`() throws {
    var plan = try plan()
    plan.apply(try plan.changing("e1", .isRemoved(true)))
    #expect(faults(plan) == [.leftoversOfNothing("l1")])
    #expect(plan["l1"]?.content.title == "Soup")
    let meal = PlannedMeal(id: "l2", slot: .on(2), content: .leftovers(of: "x", title: "?"))
    #expect(faults(Plan().applying([.added(meal)])) == [.leftoversOfNothing("l2")])
  }

  @Test func `leftovers come after what they are of`() throws {
    var plan = try plan()
    for slot in [PlanSlot.on(1, .lunch), .on(1), .on(4)] {
      plan.apply(try plan.moving("e1", to: slot))
      #expect(faults(plan) == [.leftoversTooEarly("l1")])
    }
    plan.apply(try plan.moving("e1", to: .on(1, .breakfast)))
    #expect(faults(plan) == [])
  }

  @Test func `nothing is left of what was skipped, nor of leftovers`() throws {
    var plan = try plan()
    plan.apply(plan.skipping(day: monday))
    #expect(faults(plan) == [.leftoversOfSkipped("l1")])
    plan.apply(plan.unskipping(day: monday))
    plan.apply(.changed("e1", .content(.leftovers(of: "l1", title: "Soup"))))
    // Each is of the other, which two devices can bring about.
    #expect(faults(plan) == [.leftoversOfLeftovers("e1"), .leftoversOfLeftovers("l1")])
  }

  @Test(arguments: 1...6)
  func `leftovers keep for three days`(day: Int) throws {
    let found = faults(try plan(day))
    #expect(found == (day <= 3 ? [] : [.leftoversTooOld("l1", days: day, keeping: 3)]))
  }

  @Test func `leftovers of a dish that keeps for less are too old sooner`() throws {
    var facts = facts()
    facts.daysItMayBeEaten = { $0.id == "e1" ? 1 : 3 }
    #expect(faults(try plan(1), facts) == [])
    #expect(faults(try plan(2), facts) == [.leftoversTooOld("l1", days: 2, keeping: 1)])
    facts.daysItMayBeEaten = { _ in 9 }
    #expect(faults(try plan(4), facts) == [.leftoversTooOld("l1", days: 4, keeping: 3)])
  }

  @Test func `as many servings are cooked as are eaten then and later`() throws {
    var plan = try plan()
    #expect(faults(plan, facts(servings: 3)) == [.tooFewServings("e1", cooked: 3, eaten: 4)])
    #expect(faults(plan, facts(servings: nil)) == [])
    plan.apply(try plan.changing("l1", .servings(6)))
    #expect(faults(plan) == [.tooFewServings("e1", cooked: 4, eaten: 8)])
    plan.apply(try plan.changing("e1", .servings(8)))
    #expect(faults(plan) == [])
    plan.apply(
      try plan.adding(
        .leftovers(of: "e1", title: "Soup"), to: .on(2, .lunch), eaters: ["Ann"], newID: { "l2" }))
    #expect(faults(plan) == [.tooFewServings("e1", cooked: 8, eaten: 9)])
    plan.apply(try plan.changing("l2", .state(.skipped)))
    #expect(faults(plan) == [])
  }

  @Test func `a cooked meal must have enough servings for its planned leftovers only`()
    throws
  {
    var plan = try plan()
    plan.apply(try plan.changing("e1", .state(.cooked)))
    let facts = facts(servings: 3)
    #expect(faults(plan, facts) == [.tooFewServings("e1", cooked: 3, eaten: 4)])
    plan.apply(try plan.changing("l1", .state(.cooked)))
    #expect(faults(plan, facts) == [])
  }

  @Test func `without leftovers a household may cook as little as it likes`() throws {
    #expect(faults(try Plan.of("Soup"), facts(people: 9, servings: 2)) == [])
  }

  @Test func `a recipe that is gone leaves its title, and is told`() throws {
    let plan = try plan()
    #expect(
      faults(plan, facts(without: ["soup"])) == [.recipeGone("e1"), .recipeGone("l1")])
    #expect(plan["e1"]?.content.title == "Soup")
  }

  private let nuts: @Sendable (RecipeID, [String]) -> [String] = { recipe, eaters in
    recipe == "soup" && (eaters.isEmpty || eaters.contains("Ann")) ? ["Ann: nuts"] : []
  }

  @Test func `the plan reports a meal that breaks a limit of its eaters, and its leftovers`() throws
  {
    var plan = try plan()
    let facts = facts(breaches: nuts)
    #expect(
      faults(plan, facts)
        == [.breaksLimits("e1", ["Ann: nuts"]), .breaksLimits("l1", ["Ann: nuts"])])
    plan.apply(try plan.changing("e1", .eaters(["Bob"])))
    #expect(faults(plan, facts) == [.breaksLimits("l1", ["Ann: nuts"])])
    // Nobody forgets what is in it because the entry was taken off the plan.
    plan.apply(try plan.changing("e1", .isRemoved(true)))
    #expect(
      faults(plan, facts) == [.leftoversOfNothing("l1"), .breaksLimits("l1", ["Ann: nuts"])])
  }

  @Test func `the recipe of leftovers is found through a chain, but not in a circle`()
    throws
  {
    var plan = try plan()
    plan.apply([
      .added(PlannedMeal(id: "l2", slot: .on(2), content: .leftovers(of: "l1", title: "Soup")))
    ])
    let rest = try #require(plan["l2"])
    #expect(plan.recipe(eatenAs: rest) == "soup")
    #expect(
      faults(plan, facts(servings: nil, breaches: nuts)).suffix(2)
        == [.leftoversOfLeftovers("l2"), .breaksLimits("l2", ["Ann: nuts"])])
    plan.apply([.changed("e1", .content(.leftovers(of: "l2", title: "Soup")))])
    #expect(plan.recipe(eatenAs: rest) == nil)
  }

  @Test func `an accepted fault is not reported until the meal breaks another limit`() throws {
    var plan = try Plan.of("Soup")
    plan.apply(try plan.changing("e1", .isLocked(true)))
    plan.apply(try plan.changing("e1", .accepted(["Ann: nuts"])))
    #expect(faults(plan, facts(breaches: nuts)) == [])
    let more = facts { _, _ in ["Ann: nuts", "Bob: milk"] }
    #expect(faults(plan, more) == [.breaksLimits("e1", ["Ann: nuts", "Bob: milk"])])
    plan.apply(try plan.changing("e1", .accepted(["Ann: nuts", "Bob: milk"])))
    #expect(faults(plan, more) == [])
    #expect(faults(plan, facts(breaches: nuts)) == [])
  }

  @Test func `a skipped entry has no faults, and a cooked one only broken limits`() throws {
    var plan = try plan(5)
    plan.apply(try plan.changing("l1", .state(.cooked)))
    #expect(faults(plan, facts(breaches: nuts)).contains(.breaksLimits("l1", ["Ann: nuts"])))
    #expect(!faults(plan).contains { $0.entry == "l1" })
    plan.apply(try plan.changing("l1", .state(.skipped)))
    #expect(!faults(plan, facts(breaches: nuts)).contains { $0.entry == "l1" })
  }

  @Test func `faults are those of the days that are asked for`() throws {
    let plan = try plan(5)
    #expect(plan.faults(of: monday..<monday + 1, against: facts()) == [])
    #expect(plan.faults(of: monday + 5..<monday + 6, against: facts()).count == 1)
  }
}
