import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import SuggestionEngine

/// An opinion belongs to the person who said it, where that is known.
struct PersonTests {
  private static let engine = Menu.engine(
    Menu.meal("curry", .thai, .chicken), Menu.meal("pasta", .italian, .dairy),
    Menu.meal("pie", .british, .beef))

  private static let history: History = {
    var history = History()
    history.apply(HistoryEvent(.disliked, "curry", person: "Kim"), at: Menu.date(day: -30))
    return history
  }()

  private static func standing(_ table: Set<String>?, _ history: History) -> HistoryRank? {
    var request = Kitchen.request()
    request.table = table
    return engine.explain("curry", request, history: history)?.standing
  }

  @Test func `a child's dislike excludes a dish while the child is at the table`() {
    #expect(Self.standing(["Ada", "Kim"], Self.history) == .disliked)
    #expect(Self.standing(["Ada"], Self.history) == .fresh)
    #expect(Self.standing(nil, Self.history) == .disliked, "nobody knows who is there")
  }

  @Test func `an opinion without a person counts for every table`() {
    let history = History((-30, .disliked, "curry"))
    #expect(Self.standing(["Ada"], history) == .disliked)
  }

  @Test func `only the person who said it takes it back`() {
    var history = Self.history
    history.apply(
      HistoryEvent(.rated, "curry", stars: 5, person: "Ada"), at: Menu.date(day: -20))
    #expect(Self.standing(["Ada", "Kim"], history) == .disliked)
    #expect(history["curry"].stars == 5)
    history.apply(
      HistoryEvent(.rated, "curry", stars: 4, person: "Kim"), at: Menu.date(day: -10))
    #expect(Self.standing(["Ada", "Kim"], history) == .fresh)
  }

  @Test func `the taste of an absent person does not count`() throws {
    func liking(_ table: Set<String>) throws -> Double {
      var request = Kitchen.request()
      request.table = table
      let why = try #require(Self.engine.explain("curry", request, history: Self.history))
      return why.terms.first { $0.name == .taste }?.value ?? 0
    }
    #expect(try liking(["Kim"]) < -0.3)
    #expect(try liking(["Ada"]) == 0)
  }

  @Test func `an event from before persons were stored belongs to no person`() throws {
    let old = Data(#"{"kind":"disliked","meal":"curry"}"#.utf8)
    let event = try JSONDecoder().decode(HistoryEvent.self, from: old)
    #expect(event == HistoryEvent(.disliked, "curry"))
    let stored = try JSONEncoder().encode(HistoryEvent(.disliked, "curry", person: "Kim"))
    #expect(
      try JSONDecoder().decode(HistoryEvent.self, from: stored).person == "Kim")
  }
}
