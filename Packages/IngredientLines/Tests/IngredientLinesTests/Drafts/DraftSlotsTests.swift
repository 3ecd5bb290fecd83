import IngredientLines
import MealModels
import Testing

@Suite struct DraftSlotsTests {
  private let reader = DraftReader(FoodReference(.empty))

  private func slots(
    _ title: String, categories: [String] = [], keywords: [String] = [], tags: [String] = []
  ) -> [MealSlot] {
    let draft = RecipeDraft(title: title, categories: categories, keywords: keywords)
    return reader.recipe(of: draft, id: "own", origin: .imported, tags: tags).slots.slots
  }

  @Test(arguments: [
    ("Beef Stew", [MealSlot.lunch, .dinner]), ("Fluffy Pancakes", [.breakfast]),
    ("Maple Granola", [.breakfast]), ("Tomato Sauce for Pasta", []), ("Basil Pesto", []),
    ("Chicken in Mushroom Sauce", [.lunch, .dinner]), ("Chocolate Cake", [.snack]),
    ("Chicken with Salsa", [.lunch, .dinner]), ("", [.lunch, .dinner]),
  ])
  func `a title tells the parts of the day`(title: String, slots: [MealSlot]) {
    #expect(self.slots(title) == slots)
  }

  @Test(arguments: [
    (["Breakfast"], [MealSlot.breakfast]), (["Brunch"], [.breakfast, .lunch]),
    (["Dessert", "Snack"], [.snack]), (["Main Course"], [.lunch, .dinner]),
    (["Side Dish"], []), (["Main Dish", "Side Dish"], [.lunch, .dinner]),
    (["Hauptgericht"], [.lunch, .dinner]), (["Petit déjeuner"], [.breakfast]),
    (["Déjeuner"], [.lunch]), (["Quick", "Family"], [.breakfast]),
  ])
  func `a course says more than the title`(categories: [String], slots: [MealSlot]) {
    #expect(self.slots("Pancakes", categories: categories) == slots)
  }

  @Test func `the owner's tags and categories decide the slots`() {
    #expect(slots("Soup", categories: ["Side Dish"], tags: ["for dinner"]) == [.lunch, .dinner])
    #expect(slots("Soup", keywords: ["breakfast"], tags: ["cheap"]) == [.breakfast])
  }
}
