import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Policy {
  /// The engine, with the history that an app would store for this eater.
  public static func engine(_ engine: EngineUnderTest = .whole, menu: Menu) -> Policy {
    let answering = engine.open(MealPool(menu.meals, sides: menu.sides))
    return Policy(engine.name) { eater, menu in
      EngineAdvisor(menu: menu, limits: eater.limits, seed: eater.seed, answering: answering)
    }
  }
}

extension Policy {
  /// The engine after a quiz on the evening before.
  public static func quizzedEngine(menu: Menu) -> Policy {
    let engine = MealSuggester(pool: MealPool(menu.meals, sides: menu.sides))
    return Policy("ours after a quiz") { eater, menu in
      EngineAdvisor(
        menu: menu, limits: eater.limits, seed: eater.seed, quizzing: engine,
        answering: { engine.suggest($0, history: $1) })
    }
  }
}

/// An adviser that asks an engine for one meal at a time.
struct EngineAdvisor: Advisor {
  let menu: Menu
  let limits: EaterLimits
  let seed: UInt64
  let answering: EngineUnderTest.Answering
  /// The suggester that asks about dishes before anything is eaten; nil for no quiz.
  let quizzing: MealSuggester?
  private var asked: Set<MealID> = []
  private var history = History()
  private var saved: Set<MealID> = []

  init(
    menu: Menu, limits: EaterLimits, seed: UInt64, quizzing: MealSuggester? = nil,
    answering: @escaping EngineUnderTest.Answering
  ) {
    self.menu = menu
    self.limits = limits
    self.seed = seed
    self.answering = answering
    self.quizzing = quizzing
  }

  mutating func meal(for question: AdvisorQuestion) -> Int? {
    let request = EngineUnderTest.request(
      at: question.moment, slot: question.slot, limits: limits, saved: saved, seed: seed)
    let answer = answering(request, history)
    return answer.suggestions.first.flatMap { menu.position(of: $0.mealID) }
  }

  mutating func quiz() -> Int? {
    let request = SuggestionRequest(
      moment: LocalMoment(date: EaterLife.start), limits: limits, seed: seed)
    guard asked.count < TasteQuiz.length,
      let meal = quizzing?.quiz(request, history: history, asked: asked)
    else { return nil }
    asked.insert(meal)
    return menu.position(of: meal)
  }

  mutating func learn(_ event: HistoryEvent, meal: Int, at date: Date) {
    history.apply(event, at: date)
  }

  mutating func learnSaved(meal: Int) {
    saved.insert(menu.meals[meal].id)
  }
}
