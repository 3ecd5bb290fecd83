import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Policy {
  /// The engine, with the history that an app would keep for this eater.
  public static func engine(_ engine: EngineUnderTest = .whole, menu: Menu) -> Policy {
    let answering = engine.open(MealPool(menu.meals))
    return Policy(engine.name) { eater, menu in
      EngineAdvisor(menu: menu, limits: eater.limits, seed: eater.seed, answering: answering)
    }
  }
}

/// Asks an engine, one meal at a time.
struct EngineAdvisor: Advisor {
  let menu: Menu
  let limits: EaterLimits
  let seed: UInt64
  let answering: EngineUnderTest.Answering
  private var history = History()
  private var saved: Set<MealID> = []

  init(
    menu: Menu, limits: EaterLimits, seed: UInt64, answering: @escaping EngineUnderTest.Answering
  ) {
    self.menu = menu
    self.limits = limits
    self.seed = seed
    self.answering = answering
  }

  mutating func meal(for question: AdvisorQuestion) -> Int? {
    let request = EngineUnderTest.request(
      at: question.moment, slot: question.slot, limits: limits, saved: saved, seed: seed)
    let answer = answering(request, history)
    return answer.suggestions.first.flatMap { menu.position(of: $0.meal) }
  }

  mutating func learn(_ event: HistoryEvent, meal: Int, at date: Date) {
    history.apply(event, at: date)
  }

  mutating func learnSaved(meal: Int) {
    saved.insert(menu.meals[meal].id)
  }
}
