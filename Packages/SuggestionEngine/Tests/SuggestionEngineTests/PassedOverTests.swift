import MealModels
import Testing

@testable import SuggestionEngine

/// What is shown and neither opened nor replaced says a little too, or nothing could be learned of those
/// who never ask again.
@Suite struct PassedOverTests {
  private static let thai = Menu.large.filter { $0.cuisine == .thai }
  private static let indian = Menu.large.filter { $0.cuisine == .indian }

  /// Somebody who is shown a Thai and an Indian meal in turn, and does something with the Thai ones.
  private static func history(_ kind: HistoryEvent.Kind?) -> History {
    var history = History()
    for (day, meals) in zip(thai, indian).enumerated() {
      let (evening, next) = (Double(day), Double(day) + 0.5)
      history.apply(HistoryEvent(.suggested, meals.0.id), at: Menu.date(day: evening))
      if let kind { history.apply(HistoryEvent(kind, meals.0.id), at: Menu.date(day: evening)) }
      history.apply(HistoryEvent(.suggested, meals.1.id), at: Menu.date(day: next))
      history.apply(HistoryEvent(.accepted, meals.1.id), at: Menu.date(day: next))
    }
    history.apply(HistoryEvent(.suggested, "last"), at: Menu.date(day: 29))
    return history
  }

  private static func thaiMean(_ kind: HistoryEvent.Kind?) throws -> Double {
    let taste = Menu.engine.taste(of: history(kind), at: Menu.date(day: 30))
    return try #require(taste.first { $0.trait == .cuisine(.thai) }).opinion.mean
  }

  @Test func `passing over a meal lowers its opinion, and refusing it lowers it more`() throws {
    let (passed, skipped) = (try Self.thaiMean(nil), try Self.thaiMean(.skipped))
    #expect(passed < 0)
    #expect(skipped < passed)
    #expect(try Self.thaiMean(.accepted) > 0)
  }

  @Test func `a meal still on screen or shown again was not passed over`() {
    var history = History()
    for hour in 0..<4 {
      history.apply(
        HistoryEvent(.suggested, "thai-fish-soup"), at: Menu.date(day: Double(hour) / 6))
    }
    #expect(Menu.engine.taste(of: history, at: Menu.date(day: 1)).isEmpty)
  }

  @Test func `an unknown meal gets fewer points if the eater refuses no meals`() throws {
    func curiosity(_ kind: HistoryEvent.Kind) throws -> Double {
      let why = try #require(
        Menu.engine.explain(
          "thai-fish-soup", Kitchen.request(after: 30),
          history: Self.history(kind == .skipped ? .skipped : nil)))
      return try #require(why.terms.first { $0.name == .curiosity }).value
    }
    #expect(try curiosity(.suggested) < 0.5 * curiosity(.skipped))
  }
}
