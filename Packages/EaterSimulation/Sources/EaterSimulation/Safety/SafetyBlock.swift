import MealModels
import SeededRandom
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A part of a safety run, which simulates eaters one after another until its quota of suggestions
/// is reached.
struct SafetyBlock {
  private let engine: EngineUnderTest
  private let given: SafetyCatalog?
  private let quota: Int
  private var chance: SeededGenerator
  private var result = SafetyReport()

  /// The number of eaters who share a catalogue, and the number of requests of each.
  private static let (eatersPerCatalog, asksPerEater) = (25, 25)
  /// The number of requests per suggestion after which a block ends, for an engine that rarely
  /// answers.
  private static let mostAsksPerSuggestion = 20

  init(
    _ engine: EngineUnderTest, _ catalog: SafetyCatalog?, quota: Int, chance: SeededGenerator
  ) {
    self.engine = engine
    given = catalog
    self.quota = quota
    self.chance = chance
  }

  /// Makes the suggestions and reports on them.
  mutating func report() -> SafetyReport {
    while !isDone {
      let kitchen = SafetyKitchen(
        given ?? RandomCatalogs().next(using: &chance), engine)
      var checker = SafetyChecker(foods: kitchen.catalog.foods)
      repeat {
        for _ in 0..<Self.eatersPerCatalog where !isDone { serveOne(in: kitchen, &checker) }
      } while given != nil && !isDone
    }
    return result
  }

  private var isDone: Bool {
    result.suggestions >= quota || result.asks >= quota * Self.mostAsksPerSuggestion
  }

  private mutating func serveOne(in kitchen: SafetyKitchen, _ checker: inout SafetyChecker) {
    let limits = kitchen.eaters.limits(using: &chance)
    let list = LimitList(limits)
    let safe = Set(
      kitchen.catalog.meals.filter { checker.truth(of: $0).objection(list) == nil }.map(\.id))
    var history = kitchen.histories.next(using: &chance)
    var now = RandomHistories.now
    for ask in 0..<Self.asksPerEater where !isDone {
      if safe.isEmpty, ask > 1 { return }
      now.addTimeInterval(chance.number(in: -20_000...90_000).rounded())
      let moment = LocalMoment(date: now)
      let request = SuggestionRequest(
        moment: moment, limits: limits,
        wishes: kitchen.eaters.wishes(on: moment.dayNumber, using: &chance), count: count(),
        seed: chance.next(),
        windowDays: [0, 1, 14, 14, 14, 400].randomElement(using: &chance) ?? 14,
        quotas: kitchen.eaters.quotas(using: &chance),
        saved: Set(kitchen.catalog.meals.randomElement(using: &chance).map { [$0.id] } ?? []))
      let answer = kitchen.answering(request, history)
      judge(answer, safe: safe, limits: limits, kitchen: kitchen)
      for suggestion in answer.suggestions where chance.happens(0.8) {
        history.apply(HistoryEvent(.suggested, suggestion.mealID), at: now)
      }
    }
  }

  private mutating func count() -> Int {
    let wanted = chance.happens(0.7) ? 1 : Int.random(in: 2...12, using: &chance)
    return max(1, min(wanted, quota - result.suggestions))
  }

  private mutating func judge(
    _ answer: SuggestionAnswer, safe: Set<MealID>, limits: EaterLimits, kitchen: SafetyKitchen
  ) {
    result.asks += 1
    result.suggestions += answer.suggestions.count
    var seen: Set<MealID> = []
    for suggestion in answer.suggestions {
      if !seen.insert(suggestion.mealID).inserted {
        result.twice += 1
        result.noteExample("\(suggestion.mealID) twice in one answer")
      }
      if safe.contains(suggestion.mealID) { continue }
      if kitchen.ids.contains(suggestion.mealID) {
        result.unsafe += 1
        result.noteExample("\(suggestion.mealID) is unsafe for \(limits)")
      } else {
        result.unknown += 1
        result.noteExample("\(suggestion.mealID) is not a meal of the catalogue")
      }
    }
    judgeSilence(of: answer, safe, limits)
  }

  private mutating func judgeSilence(
    of answer: SuggestionAnswer, _ safe: Set<MealID>, _ limits: EaterLimits
  ) {
    if answer.suggestions.isEmpty == (answer.deadEnd == nil) {
      result.contradictions += 1
      result.noteExample("meals and dead end contradict each other for \(limits)")
    }
    guard answer.suggestions.isEmpty else { return }
    if safe.isEmpty {
      result.trueDeadEnds += 1
    } else {
      result.falseDeadEnds += 1
      result.noteExample("no meal though \(safe.count) are safe for \(limits)")
    }
  }
}

/// A catalogue with an engine over it and the eaters who use it.
struct SafetyKitchen {
  let catalog: SafetyCatalog
  let ids: Set<MealID>
  let answering: EngineUnderTest.Answering
  let eaters: RandomEaters
  let histories: RandomHistories

  init(_ catalog: SafetyCatalog, _ engine: EngineUnderTest) {
    self.catalog = catalog
    let ids = catalog.meals.map(\.id)
    self.ids = Set(ids)
    answering = engine.open(MealPool(catalog.meals.map(\.summary)))
    eaters = RandomEaters(catalog: catalog)
    histories = RandomHistories(meals: ids)
  }
}
