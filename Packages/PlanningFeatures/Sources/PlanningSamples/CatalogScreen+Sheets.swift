import DesignSystem
import MealModels
import PlanningPresentation
import ScreenParts

extension CatalogScreen {
  static func moveMeal(_ copy: Copy) -> CatalogScreen {
    let (free, days) = (SampleWeek.monday, SampleWeek.week.days ?? [])
    let long = PlannerInput.Entry("long", .dinner, SampleGroceries.longDish)
    return CatalogScreen(
      "move-meal", copy("planner.move"),
      states: [
        CatalogState(named: "default") {
          MoveMealScreen(MoveMealInput(SampleWeek.salmon, on: free, days: days), $0.covered)
        },
        CatalogState(named: "duplicate") {
          MoveMealScreen(
            MoveMealInput(
              SampleWeek.salmon, on: free, days: days, today: free, for: .duplicate),
            $0.covered)
        },
        CatalogState(named: "long-name") {
          MoveMealScreen(
            MoveMealInput(
              long, on: free, days: [.init(free, entries: [long, SampleWeek.yogurt])]),
            $0.covered)
        },
      ])
  }

  static func groceryEntry(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "grocery-entry", copy("grocery-entry.title"),
      states: SampleGroceries.entries.map { id, input in
        CatalogState(named: id) { GroceryEntryScreen(input, $0.covered) }
      })
  }

  static func groceryLists(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "grocery-lists", copy("grocery-lists.title"),
      states: SampleGroceries.listsSheets(copy).map { id, input in
        CatalogState(named: id) { GroceryListsScreen(input, $0.covered) }
      })
  }

  static func grocerySorting(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "grocery-sorting", copy("grocery-sorting.title"),
      states: [CatalogState(named: "default") { GrocerySortingScreen(.aisle, $0.covered) }])
  }

  static func recipeIngredient(_ copy: Copy) -> CatalogScreen {
    let line = RecipeIngredient(0, of: "chicken-alfredo", servings: 3)
    let states: [(StateID, RecipeIngredientInput.Known)] = [
      ("new", .no), ("listed", .listed("1 1/2 cups")), ("at-home", .atHome),
    ]
    return CatalogScreen(
      "ingredient-line", copy("ingredient-line.add"),
      states: states.map { id, known in
        CatalogState(named: id) {
          RecipeIngredientScreen(
            RecipeIngredientInput(
              line, text: "2 cups heavy cream", recipe: "Chicken Alfredo", known: known),
            $0.covered)
        }
      })
  }

  static func groceryFilter(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "grocery-filter", copy("grocery-filter.title"),
      states: [
        CatalogState(named: "default") { GroceryFilterScreen(SampleGroceries.list, $0.covered) },
        CatalogState(named: "narrowed") {
          GroceryFilterScreen(
            SampleGroceries.with { $0.recipes = [SampleGroceries.salmon] }, $0.covered)
        },
      ])
  }

  static func storeSelector(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "store-selector", copy("stores.title"),
      states: SampleStores.selectors.map { id, input in
        CatalogState(named: id) { StoreSelectorScreen(input, $0.covered) }
      })
  }

  static func merge(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "merge", copy("merge.title"),
      states: SampleMerges.merges.map { id, input in
        CatalogState(named: id) { MergeScreen(input, $0.covered) }
      })
  }

  static func connections(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    CatalogScreen(
      "connections", copy("connections.title"),
      states: SampleConnections.screens(copy).map { id, input in
        CatalogState(named: id) { ConnectionsScreen(input, tabs($0)) }
      })
  }
}

extension CatalogScreen {
  static func sharingEntry(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "sharing-entry", copy("sharing.entry.join"),
      states: SampleSharing.entries(copy).map { id, input in
        CatalogState(named: id) { SharingEntryScreen(input, $0.covered) }
      })
  }

  static func leaveHousehold(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "leave-household", copy("sharing.leave"),
      states: [
        CatalogState("default") { LeaveHouseholdScreen($0.covered) },
        CatalogState("made-up") { LeaveHouseholdScreen(isMadeUp: true, $0.covered) },
        CatalogState("unanswered") { LeaveHouseholdScreen(isUnanswered: true, $0.covered) },
      ])
  }
}

extension SampleGroceries {
  /// The sheet that adds items by hand, in each of its states.
  static let entries: [(StateID, GroceryEntryInput)] = [
    ("asking", GroceryEntryInput()),
    (
      "added",
      GroceryEntryInput(added: [.init("oat-milk", "2 l oat milk"), .init("foil", "Foil")])
    ),
    (
      "refused",
      GroceryEntryInput(text: "2 l", error: "Say what to buy, such as “2 l oat milk”.")
    ),
    (
      "limits",
      GroceryEntryInput(
        warning: "Contains milk, which Ben avoids.", added: [.init("yogurt", "Greek yogurt")])
    ),
  ]
}
