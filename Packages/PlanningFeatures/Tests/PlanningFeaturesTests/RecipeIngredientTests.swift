import AppTesting
import DesignSystem
import Groceries
import MealCatalog
import MealModels
import PlanningFeatures
import PlanningPresentation
import Testing

/// One ingredient of a recipe, put on the list from the recipe.
@Suite struct RecipeIngredientTests {
  private let line = RecipeIngredient(0, of: Shopper.alfredo, servings: 2)
  private let week = GroceryListID.week(from: Shopper.today - 1)

  private func tapped(planning meals: [MealID] = []) async throws -> Shopper {
    let shopper = try await Shopper(at: nil, planning: meals)
    try await shopper.tap("tab.select?id=hall")
    try await shopper.tap(GroceryAction.ingredient.call(line))
    return shopper
  }

  private func added(_ shopper: Shopper) async throws -> [ManualItem] {
    try await shopper.stores.grocery.state().handItems(on: week)
  }

  @Test("A tapped ingredient goes onto the list, for the shown servings and its recipe")
  func add() async throws {
    let shopper = try await tapped()
    #expect(try await shopper.place == "ingredient-line.new")
    #expect(try await added(shopper).isEmpty)
    try await shopper.tap(GroceryAction.addLine.call(line))
    let recipe = try #require(Catalog.bundled.meal(Shopper.alfredo)?.recipe)
    let item = try #require(await added(shopper).first)
    #expect(item.text == recipe.ingredients(forServings: 2, in: .us)[0].text)
    #expect(item.recipe == ItemRecipe(Shopper.alfredo, title: recipe.title))
    #expect(try await shopper.sees("is on your list"))
    try await shopper.show(PlanningRoutes.groceries)
    #expect(try await shopper.sees(recipe.title))
  }

  @Test("Undo takes the ingredient off the list again")
  func undo() async throws {
    let shopper = try await tapped()
    try await shopper.tap(GroceryAction.addLine.call(line))
    let item = try #require(await added(shopper).first)
    try await shopper.tap(GroceryAction.takeBack.call(item.id))
    #expect(try await added(shopper).isEmpty)
  }

  @Test("An ingredient that is on the list is never added again without a word")
  func twice() async throws {
    let shopper = try await tapped(planning: [Shopper.alfredo])
    #expect(try await shopper.place == "ingredient-line.listed")
    #expect(try await shopper.sees("on your list"))
    #expect(try await added(shopper).isEmpty)
    try await shopper.tapTwice(GroceryAction.addLine.call(line))
    #expect(try await added(shopper).count == 1)
  }

  @Test("What was taken off the list comes back if it is added again, with that amount only")
  func comesBack() async throws {
    let shopper = try await Shopper(at: nil, planning: [Shopper.alfredo])
    try await shopper.show(PlanningRoutes.groceries)
    let item = try #require(await shopper.item("chicken breast"))
    try await shopper.tap(GroceryAction.item.call(item))
    try await shopper.tap("grocery-item.remove")
    #expect(try await !shopper.subjects(of: GroceryAction.item).contains(item))
    try await shopper.tap("groceries.add")
    try await shopper.enter("3 lb chicken breast", into: "grocery-entry.field")
    try await shopper.tap("navigation.dismiss")
    #expect(try await shopper.subjects(of: GroceryAction.item).contains(item))
    #expect(try await shopper.sees("3 lb"))
  }

  @Test("Another amount of an item is bought, and undone; a word that is none is refused")
  func amount() async throws {
    let shopper = try await Shopper(at: nil, planning: [Shopper.alfredo])
    try await shopper.show(PlanningRoutes.groceries)
    let item = try #require(await shopper.item("chicken breast"))
    try await shopper.tap(GroceryAction.item.call(item))
    try await shopper.enter("lots", into: "grocery-item.amount.field")
    #expect(try await shopper.sees("Enter an amount"))
    #expect(try await added(shopper).isEmpty)
    try await shopper.enter("5 lb", into: "grocery-item.amount.field")
    #expect(try await shopper.sees("5 lb"))
    #expect(try await added(shopper).count == 1)
    try await shopper.tap(GroceryAction.asPlanned.call(item))
    #expect(try await added(shopper).isEmpty)
    #expect(try await !shopper.sees("5 lb"))
  }
}
