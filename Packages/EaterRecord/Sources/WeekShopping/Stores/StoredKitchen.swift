import EaterMeals
import FavoritesStore
import Groceries
import MealModels
import MealPlan
import PremiumGate
import SuggestionEngine

/// The stored pantry and shopping.
private struct StoredKitchen: Sendable {
  var pantry = Pantry()
  var shopping = Shopping()

  func foods(atHomeOn day: Int) -> [FoodAtHome] {
    let stock = pantry.stock.filter { !$0.isPast(on: day) }.map(\.item)
    return pantry.staples.map { FoodAtHome($0) }
      + stock.compactMap { item in item.food.map { FoodAtHome($0, useBy: item.useBy) } }
  }

  func standIns(inWeekFrom day: Int) -> [StandIn] {
    shopping.substitutes(on: .week(from: day)).map { item, substitute in
      StandIn(for: FoodID(rawValue: item.food), parts: substitute.parts.map(\.food))
    }
  }
}

extension KitchenFacts {
  /// Makes the facts of a kitchen from pantry and shopping.
  public init(pantry: Pantry, shopping: Shopping) {
    let kitchen = StoredKitchen(pantry: pantry, shopping: shopping)
    self.init(
      of: kitchen, foods: { kitchen.foods(atHomeOn: $0) },
      standIns: { kitchen.standIns(inWeekFrom: $0) })
  }
}

extension StoredState {
  /// Makes the state of an app with shopping; by default empty and without premium features.
  public init(
    settings: StoredSettings = StoredSettings(), favorites: Favorites = Favorites(),
    history: History = History(), plan: Plan = Plan(), pantry: Pantry,
    shopping: Shopping = Shopping(), entitlement: Entitlement = Entitlement(),
    premium: PremiumRules = PremiumRules(), ownMeals: Int = 0
  ) {
    self.init(
      settings: settings, favorites: favorites, history: history, plan: plan,
      kitchen: KitchenFacts(pantry: pantry, shopping: shopping), entitlement: entitlement,
      premium: premium, ownMeals: ownMeals)
  }

  /// The food at home; empty if the kitchen's facts have another source.
  public var pantry: Pantry { storedKitchen.pantry }
  /// The stored shopping; empty if the kitchen's facts have another source.
  public var shopping: Shopping { storedKitchen.shopping }

  private var storedKitchen: StoredKitchen {
    kitchen?.source as? StoredKitchen ?? StoredKitchen()
  }
}

extension ListItemID {
  /// The food's id, with which the item's id begins.
  fileprivate var food: String { String(rawValue.prefix { $0 != "/" && $0 != "|" }) }
}
