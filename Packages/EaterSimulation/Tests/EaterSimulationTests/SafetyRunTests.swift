import MealModels
import SeededRandom
import SuggestionEngine
import Testing

@testable import EaterSimulation

@Suite struct SafetyRunTests {
  @Test func `the engine is clean, and the run makes what it was asked for`() async {
    let report = await SafetyRun(count: 1500).report()
    #expect(report.isClean, "\(report.examples)")
    #expect(report.suggestions == 1500)
    #expect(await SafetyRun(count: 1500).report() == report)
  }

  @Test func `an engine that forgets an allergy is found out`() async {
    let careless = EngineUnderTest("careless") { pool in
      let engine = MealSuggester(pool: pool)
      return { request, history in
        var request = request
        request.limits.allergens = []
        return engine.suggest(request, history: history)
      }
    }
    let report = await SafetyRun(count: 500, engine: careless).report()
    #expect(report.unsafe > 0 && !report.isClean)
    #expect(!report.examples.isEmpty)
  }

  @Test func `an engine that forgets the unknown is found out`() async {
    let blind = EngineUnderTest("blind") { pool in
      let engine = MealSuggester(pool: pool)
      return { request, history in
        var request = request
        request.limits = EaterLimits(dislikes: request.limits.dislikes)
        return engine.suggest(request, history: history)
      }
    }
    var catalogs = RandomCatalogs()
    catalogs.unknown = 1
    var chance = SeededGenerator(seed: 2)
    let catalog = catalogs.next(using: &chance)
    let report = await SafetyRun(count: 200, engine: blind, catalog: catalog).report()
    #expect(report.unsafe > 0)
  }

  @Test func `silence, strangers and doubles are found out`() async {
    let silent = EngineUnderTest("silent") { _ in { _, _ in SuggestionAnswer() } }
    let silence = await SafetyRun(count: 20, engine: silent).report()
    #expect(silence.falseDeadEnds > 0 && silence.contradictions > 0)
    let stranger = EngineUnderTest("stranger") { _ in
      { _, _ in
        let meal = Suggestion(mealID: "stranger", reasons: [])
        return SuggestionAnswer(suggestions: [meal, meal])
      }
    }
    let strangers = await SafetyRun(count: 20, engine: stranger).report()
    #expect(strangers.unknown == strangers.suggestions && strangers.twice > 0)
  }

  @Test func `random histories hold what no app writes`() {
    var chance = SeededGenerator(seed: 6)
    let meals: [MealID] = ["a", "b"]
    let events = (0..<40).flatMap { _ in
      RandomHistories(meals: meals).events(using: &chance)
    }
    let dates = events.map(\.date)
    #expect(dates.contains { $0 > RandomHistories.now } && dates != dates.sorted())
    #expect(events.contains { $0.event.kind == .reset })
    #expect(events.contains { $0.event.kind == .rated && !(1...5).contains($0.event.stars ?? 1) })
    #expect(events.contains { $0.event.meal == nil && $0.event.kind != .reset })
    #expect(events.contains { $0.event.meal.map { !meals.contains($0) } ?? false })
    #expect(Set(events.map(\.event)).count < events.count)
  }
}
