#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels
import SeededRandom
import Testing

@testable import Groceries

@Suite struct AisleOrderTests {
  private static let store: StoreID = "kroger-1"
  private static let hour: TimeInterval = 3600

  /// An order after trips of a day each, on which aisles were ticked a minute apart.
  private func order(_ trips: [[Aisle]], events: [AisleOrderEvent] = []) -> AisleOrder {
    var orders = AisleOrders()
    for (day, trip) in trips.enumerated() {
      for (minute, aisle) in trip.enumerated() {
        let time = Date(timeIntervalSince1970: Double(day) * 24 * Self.hour + Double(minute) * 60)
        orders.apply(.ticked(aisle, in: Self.store), at: time)
      }
    }
    for event in events { orders.apply(event, at: Date(timeIntervalSince1970: 9e8)) }
    return orders[Self.store]
  }

  @Test func `where nothing was learned the usual order stands`() {
    #expect(order([]).aisles == Aisle.allCases)
    #expect(AisleOrders()[nil].aisles == Aisle.allCases)
    #expect(order([[.frozen, .produce]]).aisles == Aisle.allCases)
  }

  @Test func `two trips turn two aisles, and it is told why`() {
    let order = order([[.frozen, .produce], [.frozen, .produce]])
    let aisles = order.aisles
    #expect(aisles.firstIndex(of: .frozen) ?? 99 < aisles.firstIndex(of: .produce) ?? 0)
    #expect(order.reason(.frozen, before: .produce) == .ticked(first: 2, last: 0))
    #expect(order.reason(.frozen, before: .produce).text == "ticked first on 2 of 2 trips")
    #expect(order.reason(.bakery, before: .deli) == .usual)
  }

  @Test func `the aisle order follows a changed habit`() {
    let old = [[Aisle]](repeating: [.frozen, .produce], count: 6)
    let new = [[Aisle]](repeating: [.produce, .frozen], count: 4)
    let aisles = order(old + new).aisles
    #expect(aisles.firstIndex(of: .produce) ?? 99 < aisles.firstIndex(of: .frozen) ?? 0)
  }

  @Test func `things ticked in an aisle once more count no more`() {
    let trip: [Aisle] = [.frozen, .produce, .frozen, .produce, .frozen]
    #expect(order([trip]).aisles == Aisle.allCases)
  }

  @Test func `two hours later is another trip`() {
    var orders = AisleOrders()
    for (hours, aisle) in [(0.0, Aisle.frozen), (2.1, .produce), (5, .frozen), (7.2, .produce)] {
      orders.apply(
        .ticked(aisle, in: Self.store), at: Date(timeIntervalSince1970: hours * Self.hour))
    }
    #expect(orders[Self.store].aisles == Aisle.allCases)
  }

  @Test func `other things teach nothing`() {
    #expect(order([[.other, .produce], [.other, .produce]]).aisles == Aisle.allCases)
  }

  @Test func `an aisle that is moved stays there, and what was learned of it is forgotten`() {
    let trips = [[Aisle]](repeating: [.frozen, .produce], count: 3)
    let before = self.order(trips).aisles
    let order = order(trips, events: [.moved(.frozen, before: nil, in: Self.store)])
    #expect(order.aisles.last == .frozen)
    #expect(order.reason(.produce, before: .frozen) == .byHand)
    #expect(order.aisles.filter { $0 != .frozen } == before.filter { $0 != .frozen })
  }

  @Test func `moving before itself changes nothing`() {
    let order = order([], events: [.moved(.deli, before: .deli, in: Self.store)])
    #expect(order == AisleOrder())
  }

  @Test func `a reset forgets one store and no other`() {
    var orders = AisleOrders()
    for store in [Self.store, "other"] {
      orders.apply(.moved(.frozen, before: .produce, in: store), at: .distantPast)
    }
    orders.apply(.reset(Self.store), at: .distantPast)
    #expect(orders[Self.store].aisles == Aisle.allCases)
    #expect(orders["other"].aisles.first == .frozen)
  }

  @Test(arguments: 0..<20)
  func `a store that is always walked alike is learned after two trips`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let walk = Aisle.allCases.filter { $0 != .other }.shuffled(using: &random)
    #expect(order([walk, walk]).aisles.filter { $0 != .other } == walk)
  }

  @Test(arguments: 0..<60)
  func `any trips give each aisle once, and keep every lead that no clearer one forbids`(seed: Int)
  {
    var random = SeededGenerator(seed: seed, 2)
    let trips = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      Array(Aisle.allCases.shuffled(using: &random).prefix(Int.random(in: 1...9, using: &random)))
    }
    let order = order(trips)
    let aisles = order.aisles
    #expect(Set(aisles) == Set(Aisle.allCases))
    #expect(aisles.count == Aisle.allCases.count)
    let clearest = Aisle.allCases.flatMap { first in
      Aisle.allCases.map { AislePair(first, $0) }
    }.max { (order.leadOver($0), $1.order) < (order.leadOver($1), $0.order) }
    if let clearest, order.leadOver(clearest) >= AisleOrder.lead {
      let places = [clearest.first, clearest.second].map { aisles.firstIndex(of: $0) ?? -1 }
      #expect(places[0] < places[1])
    }
  }

  @Test func `the events are stored and read again`() throws {
    let events: [AisleOrderEvent] = [
      .ticked(.frozen, in: "a"), .moved(.deli, before: nil, in: "a"), .reset("a"),
    ]
    let data = try JSONEncoder().encode(events)
    #expect(try JSONDecoder().decode([AisleOrderEvent].self, from: data) == events)
  }
}
