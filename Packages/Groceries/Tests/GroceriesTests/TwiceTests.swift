import Groceries
import IngredientLines
import MealModels
import Testing

/// The same line of two dishes is twice as much.
@Suite struct TwiceTests {
  private static let kitchen = Kitchen()

  @Test(arguments: [
    ("1.234,5 g potatoes", "2.47 kg potatoes"), ("10/3 cups sugar", "6 2/3 cups sugar"),
    (",5 l milk", "1 l milk"), ("500g/1lb 2oz beef", "1 kg beef"),
    ("between 2 and 3 carrots", "4-6 carrots"),
    ("three quarters of a cup of milk", "1 1/2 cups milk"),
    ("4 pieces chicken (about 600 g)", "1.2 kg chicken"), ("1 6-pack beer", "12 beers"),
    ("400 g tin tomatoes x 2", "4 cans tomatoes"), ("a pound and a half of beef", "3 lb beef"),
    ("1.000 g potatoes", "potatoes"), ("99999999 kg carrots", "carrots"),
    ("1 cup less 2 tbsp milk", "milk"),
  ])
  func `an amount of two dishes is twice that of one, or none`(line: String, expected: String) {
    let read = CookedLine(Self.kitchen.reader.line(line))
    let dishes = ["a", "b"].map { DishToBuy(MealSource(id: $0, title: $0), lines: [read]) }
    #expect(Self.kitchen.merger.items(for: dishes).map(\.text) == [expected])
  }
}
