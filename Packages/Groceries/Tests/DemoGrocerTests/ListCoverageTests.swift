import DemoGrocer
import FoodFacts
import Groceries
import MealCatalog
import MealModels
import Testing

@Suite struct ListCoverageTests {
  /// What all meals and sides of the catalogue would be bought as, on one list.
  private static let items: [ListItem] = {
    let meals = Catalog.bundled.meals + Catalog.bundled.sideDishes
    let dishes = meals.map { meal in
      DishToBuy(
        MealSource(id: meal.id.rawValue, title: meal.recipe.title),
        lines: meal.recipe.ingredients.map { CookedLine($0) })
    }
    return ListMerger(.culinary).items(for: dishes)
  }()

  @Test(arguments: DemoChain.allCases)
  func `each chain sells every item of a list of all meals, nearly all in its form`(
    chain: DemoChain
  ) {
    #expect(Self.items.count > 700)
    var missing: [String] = []
    var inOtherForm: [String] = []
    for item in Self.items {
      let products = item.food.map { GroceryShelf.bundled.products(of: $0, at: chain) } ?? []
      if products.isEmpty { missing.append(item.name) }
      if !products.contains(where: { $0.form == item.form }) {
        inOtherForm.append("\(item.name) (\(item.form))")
      }
    }
    #expect(missing.isEmpty)
    #expect(inOtherForm.count * 100 <= Self.items.count, "\(inOtherForm)")
  }
}
