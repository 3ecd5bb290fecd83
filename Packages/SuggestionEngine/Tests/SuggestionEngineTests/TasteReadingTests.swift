import MealModels
import Testing

@testable import SuggestionEngine

@Suite struct TasteReadingTests {
  private let soup: MealID = "thai-fish-soup"
  private let others: [MealID] = Menu.large.map(\.id).filter { $0 != "thai-fish-soup" }

  private func opinion(_ history: History) -> Opinion? {
    Menu.engine.taste(of: history, at: Menu.date(day: 2)).first { $0.trait == .meal(soup) }?.opinion
  }

  /// Some meals refused within a minute, then the soup opened after some hours.
  private func history(refusals: Int, thenAfter hours: Double) -> History {
    var history = History()
    for meal in others.prefix(refusals) {
      history.apply(HistoryEvent(.suggested, meal), at: Menu.date(day: 0))
      history.apply(HistoryEvent(.skipped, meal), at: Menu.date(day: 0))
    }
    for (delay, kind) in [(0.0, HistoryEvent.Kind.suggested), (0.01, .accepted), (1, .cooked)] {
      history.apply(HistoryEvent(kind, soup), at: Menu.date(day: (hours + delay) / 24))
    }
    return history
  }

  @Test func `cooking a meal that has five stars does not make it less liked`() throws {
    var history = History()
    for day in 0..<5 {
      history.apply(
        HistoryEvent(.rated, soup, stars: 5), at: Menu.date(day: Double(day) / 10))
    }
    let rated = try #require(opinion(history))
    for day in 0..<5 {
      history.apply(HistoryEvent(.cooked, soup), at: Menu.date(day: 1 + Double(day)))
    }
    let cooked = try #require(opinion(history))
    #expect(cooked.mean == rated.mean)
    #expect(cooked.variance < rated.variance)
  }

  @Test func `skipping a meal that has one star does not make it more liked`() throws {
    var history = History()
    for day in 0..<5 {
      history.apply(
        HistoryEvent(.rated, soup, stars: 1), at: Menu.date(day: Double(day) / 10))
    }
    let rated = try #require(opinion(history))
    history.apply(HistoryEvent(.skipped, soup), at: Menu.date(day: 1))
    #expect(try #require(opinion(history)).mean <= rated.mean)
  }

  @Test func `a meal taken after three refusals in a row is giving in and says nothing`() throws {
    #expect(opinion(history(refusals: 3, thenAfter: 0.1)) == nil)
    #expect(opinion(history(refusals: 8, thenAfter: 0.1)) == nil)
    let chosen = try #require(opinion(history(refusals: 2, thenAfter: 0.1)))
    #expect(chosen.mean > 0 && chosen.observations == 2)
  }

  @Test func `refusals of hours ago do not count against a meal`() throws {
    #expect(try #require(opinion(history(refusals: 5, thenAfter: 4))).mean > 0)
  }

  @Test func `an uncertain meal gets a bonus, but not after three refusals`() throws {
    func curiosity(_ refusals: Int, after day: Double = 0.001) throws -> Double {
      var history = History()
      for meal in others.prefix(refusals) {
        history.apply(HistoryEvent(.suggested, meal), at: Menu.date(day: 0))
        history.apply(HistoryEvent(.skipped, meal), at: Menu.date(day: 0))
      }
      let request = Kitchen.request(after: day)
      let why = try #require(Menu.engine.explain(soup, request, history: history))
      return why.terms.first { $0.name == .curiosity }?.value ?? 0
    }
    #expect(try curiosity(0) > 0)
    #expect(try curiosity(2) > 0)
    #expect(try curiosity(3) < 0)
    #expect(try curiosity(3, after: 1) > 0, "the next day begins anew")
    var shown = History()
    for meal in others.prefix(5) {
      shown.apply(HistoryEvent(.suggested, meal), at: Menu.date(day: 0))
    }
    let request = Kitchen.request(after: 0.001)
    let why = try #require(Menu.engine.explain(soup, request, history: shown))
    #expect(why.terms.contains { $0.name == .curiosity && $0.value > 0 }, "nothing was refused")
  }

  @Test func `however much is shown, what was learned stays`() throws {
    var history = History()
    history.apply(HistoryEvent(.rated, soup, stars: 5), at: Menu.date(day: 0))
    for number in 0..<3000 {
      history.apply(
        HistoryEvent(.suggested, others[number % others.count]),
        at: Menu.date(day: 0.1 + Double(number) / 10_000))
    }
    #expect(try #require(opinion(history)).mean > 0)
  }
}
