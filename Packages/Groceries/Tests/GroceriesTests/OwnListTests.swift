import Groceries
import MealModels
import Testing

/// Lists that belong to no week.
@Suite struct OwnListTests {
  private let party = GroceryListID.own("1")
  private let week = GroceryListID.week(from: 0)

  private func shopping(_ events: [GroceryEvent]) -> Shopping {
    events.reduce(into: Shopping()) { $0.apply($1) }
  }

  @Test("A list is made, renamed, deleted and restored with its items")
  func life() throws {
    var shopping = shopping(try Shopping().making("  My  Party ", id: party))
    #expect(shopping.ownList(party)?.name == "My Party")
    for event in try shopping.adding("plates", to: party, newID: { "a" }) { shopping.apply(event) }
    for event in try shopping.renaming(party, to: "Birthday") { shopping.apply(event) }
    for event in try shopping.deleting(party) { shopping.apply(event) }
    #expect(shopping.ownLists.isEmpty)
    for event in try shopping.deleting(party, false) { shopping.apply(event) }
    #expect(shopping.ownLists.map(\.name) == ["Birthday"])
    #expect(shopping.handItems(on: party).map(\.text) == ["plates"])
  }

  @Test("A name needs words and has an end")
  func names() {
    #expect(throws: GroceryError.noListName) { try Shopping().making("  ", id: party) }
    let long = String(repeating: "a", count: OwnList.longestName + 1)
    #expect(throws: GroceryError.self) { try Shopping().making(long, id: party) }
    #expect(throws: GroceryError.unknownList(party)) {
      try Shopping().renaming(party, to: "Party")
    }
  }

  @Test("No two lists have one name, and a list may keep its own")
  func oneName() throws {
    var shopping = shopping(try Shopping().making("Party", id: party))
    for event in try shopping.making("Hardware", id: .own("2")) { shopping.apply(event) }
    #expect(throws: GroceryError.usedListName("Party")) {
      try shopping.making(" party ", id: .own("3"))
    }
    #expect(throws: GroceryError.usedListName("Party")) {
      try shopping.renaming(.own("2"), to: "PARTY")
    }
    for event in try shopping.renaming(party, to: "party") { shopping.apply(event) }
    #expect(shopping.ownLists.map(\.name).sorted() == ["Hardware", "party"])
  }

  @Test("An item moves to another list and keeps its words")
  func moving() throws {
    var shopping = shopping(try Shopping().making("Party", id: party))
    for event in try shopping.adding("2 l milk", to: week, newID: { "a" }) { shopping.apply(event) }
    for event in try shopping.moving("a", to: party) { shopping.apply(event) }
    #expect(shopping.handItems(on: week).isEmpty)
    #expect(shopping.handItems(on: party).map(\.text) == ["2 l milk"])
  }

  @Test("A tick without an amount covers nothing that is needed later")
  func reopened() {
    var marks = ItemMarks()
    marks.ticked = []
    let amount = ListAmount(.exactly(.one), .pound)
    let item = ListItem(id: "tomato", name: "tomato", food: "tomato", amounts: [amount])
    #expect(ListedItem(item, marks: marks).missing == [amount])
    #expect(
      ListedItem(ListItem(id: "salt", name: "salt", food: "salt"), marks: marks).missing == [])
  }
}
