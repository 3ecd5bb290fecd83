import MealModels
import Testing

@testable import FoodFacts

/// Equipment on the lines of a recipe is no food, and a food beside it is still one.
@Suite struct KitchenToolsTests {
  @Test(
    arguments: [
      "Roasting pan", "parchment paper", "8 wooden skewers, soaked", "Wok", "2 cedar planks",
      "12 lollipop sticks", "a fish spatula", "an egg timer", "9x13-inch baking dish",
      "skewers or toothpicks", "kitchen twine (optional)", "cupcake liners for the tin",
    ])
  func `a line of equipment is told`(line: String) {
    #expect(KitchenTools.bundled.isTool(line))
  }

  @Test(
    arguments: [
      "muffin tin with peanut butter", "lemongrass skewers", "chicken skewers", "rice paper",
      "2 banana leaves", "1 cinnamon stick", "butter for the pan", "2 sticks", "1 tin",
      "zorbel pan",
      "skewers of zorbel", "pan of lasagna", "a stick of butter", "corn husks", "", "water",
      "2 ice cream scoops", "2 fish slices", "nut crackers", "200 g pan", "greased loaf pan",
    ])
  func `what may be eaten is no equipment`(line: String) {
    #expect(!KitchenTools.bundled.isTool(line))
  }
}
