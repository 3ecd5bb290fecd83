import FoodFacts
import Groceries
import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct AisleItemsTests {
  private static let finder = AisleFinder(.culinary)

  private let items = [
    ListItem(id: "milk", name: "milk", food: "milk"),
    ListItem(id: "pea", name: "peas", food: "pea", form: .frozen),
    ListItem(id: "bleach", name: "bleach", food: nil),
    ListItem(id: "onion", name: "onions", food: "onion"),
    ListItem(id: "zxqv wvut", name: "zxqv wvut", food: nil),
    ListItem(id: "lemon", name: "lemons", food: "lemon"),
  ]

  private func names(_ groups: [AisleItems<ListItem>]) -> [String] {
    groups.map { "\($0.aisle): \($0.items.map(\.name).joined(separator: ", "))" }
  }

  @Test func `aisles are sorted as most shops have them, whatever their names`() {
    #expect(Aisle.allCases.reversed().sorted() == Aisle.allCases)
    #expect(Aisle.produce < .bakery && Aisle.pets < .other)
  }

  @Test func `items are grouped as most shops have them, in the order of the list`() {
    #expect(
      names(items.byAisle(Self.finder)) == [
        "produce: onions, lemons", "dairyEggs: milk", "frozen: peas", "household: bleach",
        "other: zxqv wvut",
      ])
  }

  @Test func `a shop's own order counts where it is known`() {
    var orders = AisleOrders()
    orders.apply(
      .moved(.frozen, before: .produce, in: "demo/1"), at: Date(timeIntervalSince1970: 0))
    let groups = items.byAisle(Self.finder, in: orders["demo/1"])
    #expect(groups.map(\.aisle) == [.frozen, .produce, .dairyEggs, .household, .other])
  }

  @Test func `no item of a list is lost, whatever is known of it`() {
    let listed = items.map { ListedItem($0) }
    let groups = listed.byAisle(Self.finder)
    #expect(Set(groups.flatMap(\.items)) == Set(listed))
    #expect(groups.map(\.aisle) == groups.map(\.aisle).sorted())
  }

  @Test func `an empty list has no aisles`() {
    #expect([ListItem]().byAisle(Self.finder) == [])
  }
}
