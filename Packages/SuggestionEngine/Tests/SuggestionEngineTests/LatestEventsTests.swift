import MealModels
import SeededRandom
import SuggestionEngine
import Testing

@Suite struct LatestEventsTests {
  @Test func `the latest events are those that sorting all of them puts first`() {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<40 {
      var history = History()
      for number in 0..<Int.random(in: 0...300, using: &random) {
        // Most happen when they are recorded, some are told late, and some at one instant.
        let day =
          Int.random(in: 0..<5, using: &random) == 0
          ? Int.random(in: 0...30, using: &random) : number / 8
        let kind = HistoryEvent.Kind.allCases.filter { $0 != .reset && $0 != .rated }
          .randomElement(using: &random)
        history.apply(
          HistoryEvent(kind ?? .cooked, MealID(rawValue: "meal-\(number % 50)")),
          at: Menu.date(day: Double(day)))
      }
      let told = Array(history.entries.enumerated()).filter { $0.element.event.kind != .skipped }
      let sorted = told.sorted {
        ($0.element.date, $0.offset) > ($1.element.date, $1.offset)
      }.map(\.element)
      for count in [0, 1, 7, 100, 1000] {
        #expect(
          history.latest(count) { $0.kind != .skipped } == Array(sorted.prefix(count)))
      }
    }
  }
}
