import MealModels
import SeededRandom
import Testing

@testable import SuggestionEngine

@Suite struct HistoryFoldTests {
  @Test func `of meals shown in a row only the last counts as eaten`() {
    let history = History(
      (0, .suggested, "soup"), (0.01, .suggested, "stew"), (0.02, .suggested, "pie"),
      (1, .suggested, "roast"))
    #expect(history.taken.last(9).map(\.meal) == ["roast", "pie"])
  }

  @Test func `a meal that was skipped or disliked was not eaten, one that was cooked was`() {
    let history = History(
      (0, .suggested, "soup"), (0.01, .skipped, "soup"), (1, .suggested, "stew"),
      (1.01, .disliked, "stew"), (2, .suggested, "pie"), (2.01, .accepted, "pie"),
      (2.02, .suggested, "roast"), (2.03, .skipped, "roast"))
    #expect(history.taken.last(9).map(\.meal) == ["pie"])
  }

  @Test func `opening a recipe and cooking it is one meal`() {
    let history = History(
      (0, .suggested, "pie"), (0.01, .accepted, "pie"), (0.02, .accepted, "pie"),
      (0.05, .cooked, "pie"))
    #expect(history.taken.last(9).map(\.meal) == ["pie"])
    #expect(history["pie"].timesCooked == 1)
  }

  @Test func `the same opinion at the same instant counts once`() {
    var history = History((0, .suggested, "pie"), (1, .cooked, "pie"))
    let once = history
    history.apply(HistoryEvent(.cooked, "pie"), at: Menu.date(day: 1))
    #expect(history == once)
    history.apply(HistoryEvent(.cooked, "pie"), at: Menu.date(day: 9))
    #expect(history["pie"].timesCooked == 2)
  }

  @Test func `an opinion that comes again after others counts once`() {
    let history = History((1, .cooked, "pie"), (2, .cooked, "pie"), (1, .cooked, "pie"))
    #expect(history["pie"].timesCooked == 2)
    #expect(history.opinions.count == 2)
  }

  @Test func `ratings and dislikes give the same opinions in any order of arrival`() {
    let events: [(Double, HistoryEvent)] = [
      (1, HistoryEvent(.rated, "pie", stars: 4)), (2, HistoryEvent(.disliked, "pie")),
      (3, HistoryEvent(.rated, "pie", stars: 2)), (3, HistoryEvent(.rated, "pie", stars: 5)),
      (3, HistoryEvent(.disliked, "pie")),
    ]
    for seed in 0..<20 as Range<UInt64> {
      var history = History()
      for (day, event) in events.shuffled(seed) {
        history.apply(event, at: Menu.date(day: day))
      }
      #expect(history["pie"].stars == 2, "of two ratings at one instant the lower counts")
      #expect(history["pie"].isDisliked)
      #expect(history.opinions.map(\.event.kind).last == .rated)
    }
  }

  @Test func `one or two stars do not take back a dislike, three do`() {
    for stars in 1...5 {
      var history = History((1, .disliked, "pie"))
      history.apply(HistoryEvent(.rated, "pie", stars: stars), at: Menu.date(day: 2))
      #expect(history["pie"].isDisliked == (stars < 3))
    }
  }

  @Test func `an opinion that arrives late does not replace a later one`() {
    var history = History((5, .disliked, "pie"))
    history.apply(HistoryEvent(.rated, "pie", stars: 5), at: Menu.date(day: 3))
    #expect(history["pie"].isDisliked)
    #expect(history.disliked == ["pie"])
    history.apply(HistoryEvent(.rated, "pie", stars: 4), at: Menu.date(day: 6))
    #expect(!history["pie"].isDisliked)
    #expect(history["pie"].stars == 4)
    #expect(history.disliked.isEmpty)
  }

  @Test func `a meal was last shown on the latest date, in any order of recording`() {
    for kind in [HistoryEvent.Kind.suggested, .accepted, .cooked] {
      let setBack = History((10, .suggested, "pie"), (3, kind, "pie"))
      #expect(setBack["pie"].lastShown == Menu.date(day: 10))
      let later = History((3, .suggested, "pie"), (10, kind, "pie"))
      #expect(later["pie"].lastShown == Menu.date(day: 10))
    }
  }

  @Test func `showings are kept by time, in any order of arrival`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let days = (0..<30).map { _ in Double(Int.random(in: 0..<12, using: &random)) }
      var history = History()
      for (number, day) in days.enumerated() {
        history.apply(
          HistoryEvent(.suggested, MealID(rawValue: "meal-\(number)")), at: Menu.date(day: day))
      }
      #expect(history.showings.map(\.date) == days.sorted().map(Menu.date))
      for start in 0..<13 {
        let since = history.showings(since: Menu.date(day: Double(start)))
        #expect(since.count == days.count { $0 >= Double(start) })
      }
    }
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `a rating after eating replaces a first impression, in any order of arrival`(
    order: [Int]
  ) {
    let events = [
      HistoryEvent(.rated, "pie", stars: 1, isFirstImpression: true),
      HistoryEvent(.rated, "pie", stars: 5),
    ]
    var history = History()
    for place in order { history.apply(events[place], at: Menu.date(day: 0)) }
    #expect(history["pie"].stars == 5 && !history["pie"].isFirstImpression)
  }

  @Test func `a rating after a first impression is news, and the same impression is not`() {
    var history = History()
    let impression = HistoryEvent(.rated, "pie", stars: 5, isFirstImpression: true)
    history.apply(impression, at: Menu.date(day: 0))
    let later = LocalMoment(date: Menu.date(day: 1))
    #expect(history.isNews(HistoryEvent(.rated, "pie", stars: 5), at: later))
    #expect(!history.isNews(impression, at: later))
  }
}
