import MealModels
import MealPlan
import SuggestionEngine
import Testing

@testable import EaterMeals

/// Filling a week from the bundled meals, held against rules that are worked out from the meals alone.
@Suite struct FillTests {
  private static let evening = LocalMoment("2026-05-10T18:00")
  private let service = SuggestionService.bundled
  private static let slots = (20_584..<20_591).flatMap { day in
    PlanSlot.usual.map { PlanSlot(day: day, slot: $0) }
  }

  private static let limits: [EaterLimits] = [
    .none, EaterLimits(diets: .vegan), EaterLimits(diets: .kosher),
    EaterLimits(diets: .keto, allergens: AllergenSet([.treeNut, .peanut])),
    EaterLimits(diets: .glutenFree, allergens: AllergenSet([.milk, .egg])),
    EaterLimits(diets: DietSet([.halal, .dairyFree])),
    EaterLimits(allergens: AllergenSet([.soy, .sesame, .fish])),
  ]

  private func request(
    _ limits: EaterLimits, seed: UInt64, _ change: (inout FillRequest) -> Void = { _ in }
  ) throws -> FillRequest {
    let moment = try #require(Self.evening)
    var request = FillRequest(
      each: SuggestionRequest(moment: moment, limits: limits, seed: seed), slots: Self.slots,
      people: 2)
    change(&request)
    return request
  }

  @Test(arguments: limits, [1, 2] as [UInt64])
  func `every meal with all that is served beside it keeps every limit`(
    limits: EaterLimits, seed: UInt64
  ) throws {
    let plan = service.fill(
      try request(limits, seed: seed), for: try service.noLimits, History())
    #expect(plan.proposals.count == 21)
    #expect(Set(plan.proposals.map(\.slot)).count == 21)
    for case .meal(let id) in plan.proposals.map(\.content) {
      let proposal = try #require(plan.proposals.first { $0.content == .meal(id) })
      let meal = try #require(service.catalog.meal(id))
      let sides = proposal.sides.served.compactMap(service.catalog.meal)
      #expect(limits.admits(meal.facts(with: sides)), "\(id)")
    }
  }

  @Test(arguments: limits)
  func `the order in which slots are named changes nothing`(limits: EaterLimits) throws {
    let plan = service.fill(
      try request(limits, seed: 3), for: try service.noLimits, History())
    let reversed = service.fill(
      try request(limits, seed: 3) { $0.slots = Self.slots.reversed() },
      for: try service.noLimits, History())
    #expect(plan == reversed)
  }

  @Test func `kept meals stay in the plan and are not proposed again`() throws {
    let meals = service.catalog.summaries.filter { $0.slots.contains(.dinner) }.prefix(7)
    let kept = zip(meals, 20_584..<20_591).map { meal, day in
      PlannedMeal(
        id: PlannedMealID(rawValue: "kept-\(day)"), slot: PlanSlot(day: day, slot: .dinner),
        content: .recipe(meal.id, title: meal.title), isLocked: true)
    }
    let plan = service.fill(
      try request(.none, seed: 4) {
        $0.kept = kept
        $0.settings.leftoverLunches = 0
      }, for: try service.noLimits, History())
    #expect(Set(plan.proposals.map(\.slot)).isDisjoint(with: kept.map(\.slot)))
    #expect(plan.proposals.count == 14)
    #expect(Set(plan.meals.values).isDisjoint(with: meals.map(\.id)))
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `leftovers are of a dinner up to three days before that was cooked for them`(seed: UInt64)
    throws
  {
    let plan = service.fill(
      try request(.none, seed: seed) { $0.settings.leftoverLunches = 3 },
      for: try service.noLimits, History())
    var leftovers = 0
    for proposal in plan.proposals {
      guard case .leftoversOf(let slot) = proposal.content else { continue }
      leftovers += 1
      let dinner = try #require(plan.proposals.first { $0.slot == slot })
      #expect(slot.slot == .dinner && proposal.slot.slot == .lunch)
      #expect((1...LeftoverKeeping.days).contains(proposal.slot.day - slot.day))
      #expect(dinner.servings >= 2 + proposal.servings)
      let meal = try #require(plan.meals[slot].flatMap(service.catalog.summary))
      #expect(meal.daysItKeeps >= proposal.slot.day - slot.day)
    }
    #expect((1...3).contains(leftovers))
  }

  @Test func `a quick look asks for another meal in one slot alone`() throws {
    let request = try request(.none, seed: 5) { $0.settings.leftoverLunches = 0 }
    let before = try service.week(request, for: try service.noLimits, History())
    let slot = Self.slots[7]
    let after = try service.week(
      request, for: try service.noLimits, rerolls: [slot], History())
    let changed = before.meals.filter { after.meals[$0.key] != $0.value }.keys
    #expect(Array(changed) == [slot])
  }

  @Test func `a budget is kept, or a problem names it`() throws {
    for weekly in [500, 5_000, 500_000] {
      let plan = service.fill(
        try request(.none, seed: 6) {
          $0.settings.weeklyBudget = Money(hundredths: weekly)
          $0.costs = CostEstimator { meal, servings in
            Money(hundredths: (100 + meal.rawValue.utf8.count * 10) * servings)
          }
        }, for: try service.noLimits, History())
      let cost = try #require(plan.cost)
      let isSaid = plan.problems.contains { if case .overBudget = $0 { true } else { false } }
      #expect(cost.hundredths <= weekly || isSaid)
    }
  }
}
