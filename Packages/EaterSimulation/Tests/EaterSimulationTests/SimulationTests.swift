import MealModels
import SuggestionEngine
import Testing

@testable import EaterSimulation

@Suite struct SimulationTests {
  @Test func `the same seed gives the same numbers, and another seed others`() async {
    let first = await Simulation(SmallMenu.eaters(), days: 6).run(.greedy)
    let again = await Simulation(SmallMenu.eaters(), days: 6).run(.greedy)
    let other = await Simulation(SmallMenu.eaters(seed: 2), days: 6).run(.greedy)
    #expect(first == again)
    #expect(first != other)
  }

  @Test func `an eater lives the same life alone as among many`() async {
    let few = await Simulation(SmallMenu.eaters(3), days: 6).run(.uniform)
    let many = await Simulation(SmallMenu.eaters(20), days: 6).run(.uniform)
    #expect(few.utilityPerEater == Array(many.utilityPerEater.prefix(3)))
  }

  @Test(arguments: SmallMenu.models.indices)
  func `an oracle beats chance with every model, and no model breaks the rule`(index: Int) async {
    // Ten days, because an oracle has soon used up the best of thirty meals.
    let simulation = Simulation(await SmallMenu.eaters(12, SmallMenu.models[index]), days: 10)
    let uniform = await simulation.run(.uniform)
    let oracle = await simulation.run(.oracle)
    #expect(oracle.meanUtility > uniform.meanUtility + 0.1)
    #expect(oracle.rerollsPerSlot < uniform.rerollsPerSlot)
    let popular = await simulation.run(.popular(after: uniform))
    let greedy = await simulation.run(.greedy)
    for report in [uniform, oracle, popular, greedy] {
      #expect(report.brokenRepeats == 0 && report.misfits == 0, "\(report.policy)")
    }
  }

  @Test func `the engine keeps the rule as the simulation sees it`() async {
    let simulation = Simulation(await SmallMenu.eaters(4), days: 18)
    let ours = await simulation.run(.engine(menu: SmallMenu.menu))
    #expect(ours.brokenRepeats == 0 && ours.misfits == 0)
    #expect(ours.coverage > 0.4)
  }

  @Test func `a policy that repeats or proposes what does not fit is found out`() async {
    let simulation = Simulation(await SmallMenu.eaters(2), days: 2)
    let stubborn = Policy("stubborn") { eater, _ in Stubborn(meals: eater.fitting.map { $0[0] }) }
    let report = await simulation.run(stubborn)
    #expect(report.brokenRepeats > 0 && report.misfits == 0)
    let lost = await simulation.run(Policy("lost") { _, _ in Stubborn(meals: [-1, 1000, -1]) })
    #expect(lost.misfits > 0)
  }

  @Test func `a silent eater sees one meal each time, and one who slips gets other meals`()
    async
  {
    let population = await SmallMenu.eaters(6)
    let usual = await Simulation(population, days: 6).run(.uniform)
    let silent = await Simulation(population, days: 6, conduct: .silent).run(.uniform)
    let mistaken = await Simulation(population, days: 6, conduct: .mistaken).run(.uniform)
    #expect(usual.rerollsPerSlot > 0 && silent.rerollsPerSlot == 0)
    #expect(mistaken != usual)
  }

  @Test func `after a quiz the first week is better`() async {
    let simulation = Simulation(await SmallMenu.eaters(16), days: 7)
    let oracle = await simulation.run(.oracle)
    let uniform = await simulation.run(.uniform)
    let ours = await simulation.run(.engine(menu: SmallMenu.menu))
    let quizzed = await simulation.run(.quizzedEngine(menu: SmallMenu.menu))
    let gaps = [ours, quizzed].compactMap { $0.earlyGapClosed(from: uniform, to: oracle) }
    #expect(gaps.count == 2 && gaps[1] > gaps[0])
    #expect(quizzed.misfits == 0)
  }

  @Test func `the gap is closed as far as the utility lies between the two`() {
    let reports = [1.0, 2.5, 3.0].map { utility in
      var diary = EaterDiary(meals: 1)
      diary.utilityPerDay = Array(repeating: 100, count: 14) + Array(repeating: utility, count: 6)
      return SimulationReport(policy: "p", model: "m", days: 20, [diary])
    }
    #expect(reports[1].gapClosed(from: reports[0], to: reports[2]) == 0.75)
    #expect(reports[0].gapClosed(from: reports[0], to: reports[2]) == 0)
    #expect(reports[0].gapClosed(from: reports[2], to: reports[1]) == nil)
    #expect(reports[1].meanUtility == 2.5, "the first fourteen days do not count")
    #expect(reports[1].regret(to: reports[2], daysPerBin: 5) == [0, 0, 0.1, 0.5])
  }
}

/// Proposes the same meal at each part of the day for ever.
private struct Stubborn: Advisor {
  let meals: [Int]

  mutating func meal(for question: AdvisorQuestion) -> Int? {
    SimulatedEater.slots.firstIndex(of: question.slot).map { meals[$0] }
  }
}

@Suite struct NoRepeatRuleTests {
  private let day = 86_400.0

  @Test(arguments: [(40, 14.0), (100, 14), (20, 7), (2, 1)])
  func `a meal comes back after the window, which is shorter where few meals fit`(
    count: Int, days: Double
  ) {
    var rule = NoRepeatRule(families: Array(0..<count))
    rule.learn(.suggested, 0, at: 0)
    let meals = Array(0..<count)
    #expect(!rule.allowed(of: meals, at: days * day).meals.contains(0))
    #expect(rule.allowed(of: meals, at: days * day + 1).meals.contains(0))
    rule.learn(.cooked, 0, at: days * day)
    #expect(!rule.allowed(of: meals, at: (days + 0.5) * day).meals.contains(0))
  }

  @Test
  func `a meal nearly the same as a recent one waits, but a meal similar to that one does not`() {
    var rule = NoRepeatRule(families: [0, 1, 2], kin: [[1], [0, 2], [1]])
    rule.learn(.suggested, 0, at: 0)
    #expect(rule.allowed(of: [0, 1, 2], at: day / 2).meals == [2])
  }

  @Test func `a meal nearly the same as a recent one waits until no other meal is fresh`() {
    var rule = NoRepeatRule(families: [0, 0, 2])
    rule.learn(.suggested, 0, at: 0)
    #expect(rule.allowed(of: [0, 1, 2], at: day / 2).meals == [2])
    rule.learn(.suggested, 2, at: day / 2)
    #expect(rule.allowed(of: [0, 1, 2], at: day).meals == [1])
  }

  @Test func `when nothing is fresh, the one longest ago comes, a disliked one last`() {
    var rule = NoRepeatRule(families: [0, 1, 2])
    for (meal, time) in [(0, 0.0), (1, 20), (2, 10)] { rule.learn(.suggested, meal, at: time) }
    rule.learn(.disliked, 0, at: 30)
    let allowed = rule.allowed(of: [0, 1, 2], at: 40)
    #expect(allowed.meals == [2] && !allowed.areFresh)
    #expect(rule.allowed(of: [0], at: 40).meals == [0])
    #expect(rule.allowed(of: [0, 1], at: 30 * day).meals == [1], "a disliked one is not fresh")
  }
}
