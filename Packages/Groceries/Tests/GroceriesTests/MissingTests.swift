import FoodFacts
import Groceries
import MealModels
import Testing

/// What is missing of an item that was ticked, once the plan wants more of it.
@Suite struct MissingTests {
  private func missing(
    _ needed: String, after ticked: [String], of food: FoodID
  ) -> [ListAmount] {
    let measures = FoodBook.culinary[food]?.measures ?? FoodMeasures()
    var marks = ItemMarks()
    marks.ticked = ticked.map { ListAmount(written: $0) }
    let item = ListItem(
      id: "item", name: "item", food: food, amounts: [ListAmount(written: needed)],
      measures: measures)
    return ListedItem(item, marks: marks).missing
  }

  @Test(
    arguments: [
      ("2 kg", ["1370 g"], "tomato", ["0.63 kg"]),
      ("3 lb", ["2 lb"], "broccoli", ["1 lb"]),
      ("1 kg", ["5 piece"], "tomato", ["0.4 kg"]),
      ("6 piece", ["480 g"], "tomato", ["2"]),
      ("2 cup", ["1 tbsp", "1 cup"], "pea", ["15/16 cup"]),
      ("1 cup", ["1 kg"], "pea", []),
      ("500 g", ["1 lb", "1 cup"], "pea", []),
      ("454 g", ["1 lb"], "tomato", []),
      ("10 g", ["0 g"], "tomato", ["10 g"]),
      // A tick without an amount, as of a pinch, covers none that a plan wants later.
      ("10 g", [], "tomato", ["10 g"]),
      ("1 bunch", ["3 can"], "tomato", ["1 bunch"]),
    ] as [(String, [String], FoodID, [String])])
  func `a later need adds the missing amount to a ticked item, in any unit`(
    needed: String, ticked: [String], food: FoodID, missing: [String]
  ) {
    #expect(
      self.missing(needed, after: ticked, of: food) == missing.map { ListAmount(written: $0) })
  }

  @Test func `missing cans have the size of the needed cans`() {
    var marks = ItemMarks()
    marks.ticked = [ListAmount(written: "1 can")]
    let item = ListItem(
      id: "a", name: "a", food: "crushed-tomatoes", amounts: [ListAmount(written: "3 can")],
      uses: [ListAmount(written: "84 oz")])
    let rest = ListedItem(item, marks: marks).stillToBuy
    #expect(rest.needed == [ListAmount(written: "2 can")])
    #expect(rest.uses == [ListAmount(written: "56 oz")])
  }

  @Test func `a tick of what is all at home covers nothing that is wanted later`() {
    let item = ListItem(
      id: "a", name: "a", food: "tomato", amounts: [ListAmount(.exactly(Fraction(500)), .gram)])
    let home = ListedItem(item, needed: [], taken: [PantryTake(name: "a", count: 0)])
    #expect(home.tick == [ListAmount(.exactly(.zero), .gram)])
    var marks = ItemMarks()
    marks.ticked = home.tick
    #expect(ListedItem(item, needed: [], marks: marks).missing.isEmpty)
    let more = [ListAmount(.exactly(Fraction(63)), .gram)]
    #expect(ListedItem(item, needed: more, marks: marks).missing == more)
  }
}
