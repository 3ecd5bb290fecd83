import DesignSystem
import Groceries
import MealModels
import PlanningPresentation
import ScreenParts

extension CatalogScreen {
  static func pantry(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    CatalogScreen(
      "pantry", copy("pantry.title"),
      states: SampleKitchen.pantries(copy).map { id, input in
        CatalogState(named: id) { PantryScreen(input, tabs($0)) }
      })
  }

  static func pantryItem(_ copy: Copy) -> CatalogScreen {
    let (rice, today) = (SampleKitchen.rice, SampleKitchen.today)
    return CatalogScreen(
      "pantry-item", copy("pantry.title"),
      states: [
        CatalogState(named: "default") { PantryItemScreen(rice, today: today, $0.covered) },
        CatalogState(named: "always") {
          PantryItemScreen(rice, today: today, isAlways: true, $0.covered)
        },
        CatalogState(named: "refused") {
          PantryItemScreen(
            rice, today: today, error: copy("pantry.amount.unread"), $0.covered)
        },
        CatalogState(named: "read-only") {
          PantryItemScreen(SampleKitchen.milk, today: today, isAllowed: false, $0.covered)
        },
      ])
  }

  static func planningSettings(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    CatalogScreen(
      "planning-settings", copy("kitchen.planning.title"),
      states: [true, false].map { isAllowed in
        CatalogState(named: isAllowed ? "default" : "read-only") {
          PlanningSettingsScreen(SampleKitchen.settings(isAllowed: isAllowed), tabs($0))
        }
      })
  }

  static func aisles(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    let store = SampleGroceries.kroger.name
    return CatalogScreen(
      "aisles", copy("kitchen.aisles.title"),
      states: [
        CatalogState(named: "default") { AislesScreen(Aisle.allCases, store: store, tabs($0)) },
        CatalogState(named: "read-only") {
          AislesScreen(Aisle.allCases, store: store, isAllowed: false, tabs($0))
        },
        CatalogState(named: "no-store") { AislesScreen(Aisle.allCases, store: nil, tabs($0)) },
      ])
  }
}

/// The sample food at home and settings of planning in the catalogue of screens.
enum SampleKitchen {
  static let today = SampleWeek.week.firstDay
  static let rice = PantryInput.Item(
    "rice", "Rice", amount: "500 g", since: today - 9, food: "rice")
  static let milk = PantryInput.Item("milk", "Milk", amount: "1 l", useBy: today + 1, food: "milk")
  private static let ham = PantryInput.Item("ham", "Ham", useBy: today - 1, food: "ham")
  private static let salt = PantryInput.Staple("salt", "Salt")
  private static let oil = PantryInput.Staple("olive-oil", "Olive oil")
  private static let pepper = PantryInput.Staple("black-pepper", "Black pepper")

  private static let stocked = PantryInput(
    items: [ham, milk, rice], staples: [oil, salt], proposals: [pepper], today: today)

  /// The food at home in each state of its screen.
  static func pantries(_ copy: Copy) -> [(StateID, PantryInput)] {
    func with(_ change: (inout PantryInput) -> Void) -> PantryInput {
      var input = stocked
      change(&input)
      return input
    }
    let removed = Notice.confirmation(
      copy("pantry.removed", ["name": rice.name]), icon: .undo,
      action: ControlAction(PantryAction.bringBack, rice.id))
    return [
      ("stocked", stocked),
      ("empty", PantryInput(proposals: [salt, pepper, oil], today: today)),
      ("refused", with { ($0.typed, $0.error) = ("!", copy("grocery-entry.no-words")) }),
      ("removed", with { ($0.items, $0.toast) = ([ham, milk], removed) }),
      ("read-only", with { $0.isAllowed = false }),
    ]
  }

  /// The settings of planning.
  static func settings(isAllowed: Bool) -> PlanningSettingsInput {
    PlanningSettingsInput(
      firstWeekday: 1,
      minutes: [
        .init(.breakfast, isWeekend: false, minutes: 15),
        .init(.breakfast, isWeekend: true, minutes: 30),
        .init(.lunch, isWeekend: false, minutes: 20), .init(.lunch, isWeekend: true, minutes: 45),
        .init(.dinner, isWeekend: false, minutes: 40), .init(.dinner, isWeekend: true, minutes: 90),
      ], busyEvenings: [2, 4], leftoverLunches: 2, isAllowed: isAllowed)
  }
}
