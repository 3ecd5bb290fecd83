import MealModels
import SeededRandom
import Testing

@testable import SuggestionEngine

@Suite struct HistoryCopiesTests {
  private typealias Event = (day: Double, event: HistoryEvent)

  /// Events of 40 meals, some of them late and some twice.
  private func events(_ count: Int, seed: UInt64) -> [Event] {
    var random = SeededGenerator(seed: seed)
    let kinds: [HistoryEvent.Kind] = [.suggested, .accepted, .cooked, .skipped, .disliked, .rated]
    return (0..<count).map { number in
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      let meal = MealID(rawValue: "meal-\(Int.random(in: 0..<40, using: &random))")
      let late = Int.random(in: 0..<8, using: &random) == 0 ? 20 : 0
      return (
        Double(number / 4 - late),
        HistoryEvent(kind, meal, stars: kind == .rated ? number % 5 + 1 : nil)
      )
    }
  }

  private func history(_ events: some Sequence<Event>) -> History {
    events.reduce(into: History()) { $0.apply($1.event, at: Menu.date(day: $1.day)) }
  }

  @Test(arguments: 1..<5 as Range<UInt64>)
  func `a history kept aside stays as it was while a copy goes on`(seed: UInt64) {
    let events = events(700, seed: seed)
    var kept: [History] = []
    var current = History()
    for event in events {
      kept.append(current)
      current.apply(event.event, at: Menu.date(day: event.day))
    }
    for number in stride(from: 0, to: 700, by: 97) {
      let again = history(events.prefix(number))
      #expect(kept[number] == again)
      #expect(kept[number].hashValue == again.hashValue)
      #expect(number == 0 || kept[number] != History())
    }
    #expect(Set(current.meals) == Set(events.compactMap(\.event.meal)))
  }

  @Test(arguments: 1..<4 as Range<UInt64>)
  func `the history before an entry equals a fold of the earlier entries`(seed: UInt64) {
    let now = history(events(700, seed: seed))
    #expect(now.entries.count > 6 * History.Past.step)
    var naive = History()
    for (position, entry) in now.entries.enumerated() {
      #expect(now.before(position) == naive, "entry \(position)")
      naive.apply(entry.event, at: entry.date)
    }
    #expect(now.before(now.entries.count) == now)
    #expect(now.before(now.entries.count).taken == now.taken)
  }

  @Test func `after a reset nothing of before is known`() {
    var history = history(events(200, seed: 3))
    history.apply(HistoryEvent(.reset), at: Menu.date(day: 700))
    history.apply(HistoryEvent(.cooked, "meal-1"), at: Menu.date(day: 701))
    #expect(history.before(0) == History())
    #expect(history.before(1) == history)
  }

  @Test(arguments: 1..<5 as Range<UInt64>)
  func `an opinion counts once however many others came between`(seed: UInt64) {
    var (history, known) = (History(), [(Double, HistoryEvent)]())
    for event in events(700, seed: seed) {
      history.apply(event.event, at: Menu.date(day: event.day))
      let isNew = event.event.kind == .suggested || !known.contains { $0 == event }
      if isNew { known.append(event) }
      #expect(history.entries.count == known.count)
    }
    #expect(known.count < 700, "some came twice")
    #expect(history.entries.map(\.event) == known.map(\.1))
    #expect(history.opinions.map(\.date) == history.opinions.map(\.date).sorted())
    #expect(history.opinions.count == known.count { $0.1.kind != .suggested })
    let cooked = known.count { $0.1 == HistoryEvent(.cooked, "meal-1") }
    #expect(history["meal-1"].timesCooked == cooked)
  }

  @Test func `the next event leaves nearly all that is stored where it was`() {
    let old = history(events(2000, seed: 9))
    var new = old
    new.apply(HistoryEvent(.cooked, "meal-1"), at: Menu.date(day: 600))
    func places(_ list: SharedChunkList<some Any>) -> [UnsafeRawPointer?] {
      list.full.map { $0.withUnsafeBytes(\.baseAddress) }
    }
    #expect(places(old.opinionPlaces).count > 20)
    #expect(places(new.opinionPlaces) == places(old.opinionPlaces))
    #expect(places(new.showings) == places(old.showings))
    #expect(new != old)
    #expect(places(new.before(1990).showings).prefix(20) == places(new.showings).prefix(20))
  }
}
