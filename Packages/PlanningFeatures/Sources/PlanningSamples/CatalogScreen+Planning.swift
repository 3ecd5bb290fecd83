import DesignSystem
import PlanningPresentation
import ScreenParts

extension CatalogScreen {
  /// The screens of this package in all their states.
  ///
  /// - Parameter tabs: adds the tabs of an app to the context of a page.
  public static func planning(
    _ copy: Copy, tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> [CatalogScreen] {
    [
      planner(copy, tabs), plannedMeal(copy), quickActions(copy),
    ] + plannerSheets(copy) + [
      recipePicker(copy), pickerFilter(copy), servingSelection(copy),
      notForAll(copy), moveMeal(copy), groceryEntry(copy), groceryLists(copy),
      grocerySorting(copy), recipeIngredient(copy), groceryFilter(copy),
      groceryList(copy, tabs), groceryItem(copy), cart(copy, tabs), cartChanges(copy, tabs),
      storeSelector(copy), connections(copy, tabs), merge(copy),
      pantry(copy, tabs), pantryItem(copy), planningSettings(copy, tabs), aisles(copy, tabs),
      sharingEntry(copy), leaveHousehold(copy), firstRun(copy),
    ]
  }

  private static func planner(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    CatalogScreen(
      "planner", copy("planner.title"),
      states: SampleWeek.weeks(copy).map { id, input in
        CatalogState(named: id) { PlannerScreen(input, tabs($0)) }
      })
  }

  private static func plannedMeal(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "planned-meal", copy("planner.title"),
      states: SampleWeek.meals.map { id, input in
        CatalogState(named: id) { PlannedMealScreen(input, $0.covered) }
      })
  }

  private static func quickActions(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "quick-actions", copy("planner.title"),
      states: [
        CatalogState("default") {
          QuickActionsScreen(SampleWeek.salmon, on: SampleWeek.monday, $0.covered)
        }
      ])
  }

  private static func groceryList(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    CatalogScreen(
      "grocery-list", copy("grocery-list.title"),
      states: SampleGroceries.lists(copy).map { id, input in
        CatalogState(named: id) { GroceryListScreen(input, tabs($0)) }
      })
  }

  private static func groceryItem(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "grocery-item", copy("grocery-list.title"),
      states: SampleGroceries.drawers.map { id, input in
        CatalogState(named: id) { GroceryItemScreen(input, $0.covered) }
      })
  }

  private static func cart(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    CatalogScreen(
      "cart", copy("cart.title"),
      states: SampleGroceries.carts(copy).map { id, input in
        CatalogState(named: id) { CartScreen(input, tabs($0)) }
      })
  }

  private static func cartChanges(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    CatalogScreen(
      "cart-changes", copy("cart.review"),
      states: [
        CatalogState("changes") {
          CartChangesScreen(CartChangesInput(changes: SampleGroceries.changes), tabs($0))
        },
        CatalogState("none") { CartChangesScreen(CartChangesInput(changes: []), tabs($0)) },
      ])
  }
}
