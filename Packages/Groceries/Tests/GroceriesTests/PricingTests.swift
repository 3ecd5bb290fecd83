import Groceries
import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PricingTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func snapshot(
    _ entries: [ProductID: (Int?, Availability)], after seconds: Double = 0
  ) -> PriceSnapshot {
    PriceSnapshot(
      store: Shelf.store.id, time: now + seconds,
      entries: entries.mapValues {
        .init(price: $0.0.map { Money(hundredths: $0) }, availability: $0.1)
      })
  }

  @Test func `only what changed since the last review is a change`() {
    let seen = snapshot([
      "a": (100, .inStock), "b": (100, .inStock), "c": (100, .inStock), "d": (100, .out),
      "e": (nil, .inStock), "f": (100, .inStock), "g": (100, .low), "h": (100, .inStock),
    ])
    let now = snapshot(
      [
        "a": (120, .low), "b": (90, .out), "c": (nil, .inStock), "d": (100, .low),
        "e": (50, .inStock), "f": (100, .unknown), "g": (100, .inStock), "new": (1, .out),
      ], after: 60)
    let cent = { (cents: Int) in Money(hundredths: cents) }
    #expect(
      now.deltas(since: seen) == [
        PriceDelta("a", .up(from: cent(100), to: cent(120))), PriceDelta("a", .low),
        PriceDelta("b", .down(from: cent(100), to: cent(90))), PriceDelta("b", .out),
        PriceDelta("c", .priceUnknown(was: cent(100))), PriceDelta("d", .back),
        PriceDelta("e", .priceKnown(cent(50))),
      ])
  }

  @Test func `price changes stay until they are reviewed, and the first prices are no changes`() {
    var shopping = Shopping()
    for event in shopping.taking(snapshot(["a": (100, .inStock)])) { shopping.apply(event) }
    #expect(shopping.deltas(in: Shelf.store.id).isEmpty)
    for event in shopping.taking(snapshot(["a": (120, .inStock)], after: 10)) {
      shopping.apply(event)
    }
    for event in shopping.taking(snapshot(["a": (130, .inStock)], after: 20)) {
      shopping.apply(event)
    }
    let up = PriceDelta.Change.up(from: Money(hundredths: 100), to: Money(hundredths: 130))
    #expect(shopping.deltas(in: Shelf.store.id).map(\.change) == [up])
    for event in shopping.reviewing(Shelf.store.id) { shopping.apply(event) }
    #expect(shopping.deltas(in: Shelf.store.id).isEmpty)
    #expect(shopping.reviewing(Shelf.store.id).isEmpty)
  }

  @Test func `a partial answer leaves what it does not speak of, and an old one changes nothing`() {
    var shopping = Shopping()
    let whole = snapshot(["a": (100, .inStock), "b": (200, .inStock)])
    for event in shopping.taking(whole) { shopping.apply(event) }
    for event in shopping.taking(snapshot(["a": (110, .inStock)], after: 5)) {
      shopping.apply(event)
    }
    let entries = shopping.prices[Shelf.store.id]?.entries
    #expect(entries?["a"]?.price == Money(hundredths: 110))
    #expect(entries?["b"]?.price == Money(hundredths: 200))
    #expect(shopping.taking(snapshot(["a": (1, .out)], after: -100)).isEmpty)
  }

  // R-OFF-03, C-R03, C-R07
  @Test(arguments: [RefreshInterval.oneHour, .threeHours, .sixHours, .twelveHours])
  func `prices are due once the interval is over, to the second`(interval: RefreshInterval) {
    var settings = ShoppingSettings()
    settings.store = Shelf.store.id
    settings.interval = interval
    let timing = RefreshTiming(settings, last: now)
    let end = now + Double(interval.rawValue) * 3600
    #expect(timing.decision(at: end - 1, over: .wifi, cause: .timer) == .later(end))
    #expect(timing.decision(at: end, over: .wifi, cause: .timer) == .due)
    #expect(timing.decision(at: now + 60, over: .wifi, cause: .foreground) == .due)
    #expect(timing.decision(at: now - 9, over: .wifi, cause: .timer) == .due)
  }

  @Test func `the standard is every three hours over any network`() {
    #expect(ShoppingSettings().interval == .threeHours)
    #expect(ShoppingSettings().network == .any)
  }

  @Test func `a network that is not allowed waits, and only a hand asks all the same`() {
    var settings = ShoppingSettings()
    settings.store = Shelf.store.id
    settings.network = .wifiOnly
    let timing = RefreshTiming(settings, last: nil)
    #expect(
      timing.decision(at: now, over: .cellular, cause: .timer) == .waitsForNetwork(.wifiOnly))
    #expect(timing.decision(at: now, over: .cellular, cause: .hand) == .due)
    #expect(timing.decision(at: now, over: .none, cause: .hand) == .offline)
    #expect(!NetworkPolicy.cellularOnly.allows(.wifi))
    #expect(NetworkPolicy.cellularOnly.allows(.cellular))
  }

  @Test func `without a store, by hand alone, or when asked to wait, nothing is due`() {
    var settings = ShoppingSettings()
    #expect(
      RefreshTiming(settings, last: nil).decision(at: now, over: .wifi, cause: .hand) == .noStore)
    settings.store = Shelf.store.id
    settings.interval = .manual
    #expect(
      RefreshTiming(settings, last: nil).decision(at: now, over: .wifi, cause: .timer)
        == .onlyByHand)
    let until = now + 30
    #expect(
      RefreshTiming(settings, last: nil, notBefore: until)
        .decision(at: now, over: .wifi, cause: .hand) == .limited(until: until))
  }
}
