import MealModels
import SeededRandom
import Testing

@testable import SuggestionEngine

@Suite struct TasteTests {
  private func opinion(_ trait: MealTrait, _ history: History, day: Double = 30) -> Opinion? {
    Menu.engine.taste(of: history, at: Menu.date(day: day)).first { $0.trait == trait }?.opinion
  }

  /// Somebody who takes everything Thai and skips everything else, a meal a day.
  private func loverOfThai(_ days: Int) -> History {
    var history = History()
    for (day, meal) in Menu.large.shuffled(7).prefix(days).enumerated() {
      history.apply(HistoryEvent(.suggested, meal.id), at: Menu.date(day: Double(day)))
      let kind: HistoryEvent.Kind = meal.cuisine == .thai ? .cooked : .skipped
      history.apply(HistoryEvent(kind, meal.id), at: Menu.date(day: Double(day) + 0.02))
    }
    return history
  }

  @Test func `always taking a cuisine raises its opinion, and always skipping does not`() throws {
    let history = loverOfThai(200)
    let thai = try #require(opinion(.cuisine(.thai), history, day: 200))
    #expect(thai.mean > 0.3)
    #expect(thai.isClear)
    for cuisine in Cuisine.allCases where cuisine != .thai {
      let other = try #require(opinion(.cuisine(cuisine), history, day: 200))
      #expect(other.mean < thai.mean - 0.3)
    }
  }

  @Test func `suggestions follow the learned opinions`() {
    let history = loverOfThai(250)
    let answers = (0..<200).map { seed in
      let request = Kitchen.request(seed: UInt64(seed), after: 260)
      return Menu.engine.suggest(request, history: history).suggestions[0].mealID
    }
    let thai = answers.count { Menu.summary($0)?.cuisine == .thai }
    #expect(thai > 60, "one meal in 25 is Thai")
    #expect(Set(answers).count > 5, "it goes on trying others of them")
  }

  @Test func `every observation makes an opinion surer`() throws {
    var history = History()
    var last = TasteModel.priorVariance(of: .cuisine(.thai))
    for (day, meal) in Menu.large.filter({ $0.cuisine == .thai }).enumerated() {
      history.apply(HistoryEvent(.cooked, meal.id), at: Menu.date(day: Double(day) / 100))
      let thai = try #require(opinion(.cuisine(.thai), history))
      #expect(thai.variance < Double(last))
      #expect(thai.observations == day + 1)
      last = Float(thai.variance)
    }
  }

  @Test func `an old opinion weighs less than a new one`() throws {
    let history = History((0, .disliked, "thai-fish-soup"))
    let soon = try #require(opinion(.cuisine(.thai), history, day: 1))
    let late = try #require(opinion(.cuisine(.thai), history, day: 600))
    #expect(late.mean > soon.mean)
    #expect(late.mean < 0)
    #expect(late.variance > soon.variance)
  }

  @Test func `events that arrive in another order teach the same`() {
    let events: [(Double, HistoryEvent)] = Menu.large.shuffled(9).prefix(60).enumerated().map {
      (Double($0), HistoryEvent($0 % 3 == 0 ? .cooked : .skipped, $1.id))
    }
    let orders = [events, events.reversed(), events.shuffled(4)].map { events in
      var history = History()
      for (day, event) in events { history.apply(event, at: Menu.date(day: day)) }
      return Menu.engine.taste(of: history, at: Menu.date(day: 90))
    }
    #expect(!orders[0].isEmpty)
    #expect(orders[0] == orders[1])
    #expect(orders[0] == orders[2])
  }

  @Test func `a saved meal is liked as long as it is saved`() throws {
    let saved = Menu.engine.taste(
      of: History(), saved: ["thai-fish-soup"], at: Menu.date(day: 0))
    #expect(saved.contains { $0.trait == .meal("thai-fish-soup") && $0.opinion.mean > 0 })
    #expect(Menu.engine.taste(of: History(), at: Menu.date(day: 0)).isEmpty)
  }

  @Test func `a reset forgets what was learned`() {
    var history = loverOfThai(50)
    history.apply(HistoryEvent(.reset), at: Menu.date(day: 60))
    #expect(Menu.engine.taste(of: history, at: Menu.date(day: 60)).isEmpty)
  }

  @Test func `a history of meals that are gone teaches nothing and breaks nothing`() {
    let history = History((0, .cooked, "gone"), (1, .disliked, "gone-too"), (2, .suggested, "x"))
    #expect(Menu.engine.taste(of: history, at: Menu.date(day: 3)).isEmpty)
    let answer = Menu.engine.suggest(Kitchen.request(after: 3), history: history)
    #expect(answer.suggestions.count == 1)
  }
}

extension Array {
  /// The same in an order that a seed decides.
  func shuffled(_ seed: UInt64) -> [Element] {
    var random = SeededGenerator(seed: seed)
    return shuffled(using: &random)
  }
}
