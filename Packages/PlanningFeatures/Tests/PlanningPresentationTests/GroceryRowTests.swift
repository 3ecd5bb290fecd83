import DesignSystem
import Groceries
import Layout
import MealModels
import ScreenParts
import Testing

@testable import PlanningPresentation
@testable import PlanningSamples

/// The rows of the grocery list, as a person takes them to a shop.
@Suite struct GroceryRowTests {
  private func list(_ input: GroceryListInput) -> GroceryListScreen {
    GroceryListScreen(input, SampleApp.context)
  }

  @Test("A phone shows nine rows of one height, and the total and the filters stay in view")
  func nineRows() throws {
    let placed = list(SampleGroceries.full).placed()
    let bottom = try #require(placed.frame("grocery-list.sums")).y
    let lines = SampleGroceries.full.items.compactMap {
      placed.frame(ElementID("grocery-list.item").child($0.id.rawValue).child("line"))
    }
    #expect(lines.filter { $0.y + $0.height <= bottom }.count >= 9)
    #expect(Set(lines.map(\.height)).count == 1)
    let top = try #require(placed.frame("grocery-list.view"))
    #expect(lines.allSatisfy { $0.y >= top.y + top.height })
  }

  @Test("A row names the food once, then what to buy, then what for")
  func words() throws {
    let row = try #require(
      list(SampleGroceries.list).element.find("grocery-list.item.spaghetti")
    ).visibleText
    #expect(row.contains("Spaghetti · 1 1/2 lb"))
    #expect(row.contains("2 × 1 lb · Pasta night"))
    #expect(row.contains("$3.98"))
    #expect(!row.contains("In stock") && !row.contains(" ea"))
  }

  @Test("A row does not repeat the recipe that heads its group")
  func heading() throws {
    let input = SampleGroceries.changing(["spaghetti"]) { $0.heading = "Pasta night" }
    let row = try #require(list(input).element.find("grocery-list.item.spaghetti")).visibleText
    #expect(row.contains("2 × 1 lb") && !row.contains("Pasta night"))
  }

  @Test("Many recipes are counted instead of named")
  func recipes() {
    let copy = SampleApp.copy
    #expect(copy.recipes([]) == nil)
    #expect(copy.recipes(["Curry"]) == "Curry")
    #expect(copy.recipes(["Curry", "Chili", "Soup", "Stew"]) == "Curry, Chili and 2 more")
    let two = ["Sheet-pan salmon", "Pasta night"]
    #expect(copy.recipes(two) == "Sheet-pan salmon and Pasta night")
    #expect(copy.recipes(two, within: 30) == "Sheet-pan salmon and 1 more")
    #expect(copy.recipes(two, within: 20) == "for 2 meals")
    #expect(copy.recipes(["Grilled Cheese and Tomato Sandwich"], within: 24) == "for 1 meal")
  }

  @Test("Ticked items are below a line that hides them")
  func basket() {
    let input = SampleGroceries.changing(["broccoli", "spaghetti"]) { $0.isTicked = true }
    var closed = input
    closed.isBasketOpen = false
    #expect(list(input).basket?.title == "In the basket (2)")
    #expect(list(input).element.find("grocery-list.item.broccoli") != nil)
    #expect(list(closed).element.find("grocery-list.item.broccoli") == nil)
  }

  @Test("What is usually at home is apart, and one tap buys it")
  func usual() throws {
    let row = try #require(list(SampleGroceries.list).element.find("grocery-list.usual.salt"))
    #expect(row.action?.id == GroceryAction.want.id)
    #expect(row.visibleText.contains("Buy it"))
  }

  @Test("A list of its own says nothing of stores and prices")
  func plain() throws {
    let own = try #require(SampleGroceries.lists(SampleApp.copy).first { $0.0 == "own" }).1
    let words = list(own).element.visibleText
    for word in ["$", "Kroger", "Store", "No price", "Totals", "Cart"] {
      #expect(!words.contains(word), "\(word)")
    }
    #expect(words.contains("Party"))
  }

  @Test("The list says its week")
  func week() {
    let chip = list(SampleGroceries.list).element.find("grocery-list.lists")
    #expect(chip?.visibleText == "Nov 30 – Dec 6")
    #expect(chip?.accessibility.label == "For November 30 – December 6")
  }
}
