import EaterMeals
import Groceries
import WeekShopping

extension StoredState {
  /// The same with another event about what is at home.
  mutating func stock(_ event: PantryEvent) {
    var pantry = pantry
    pantry.apply(event)
    kitchen = KitchenFacts(pantry: pantry, shopping: shopping)
  }

  /// The same with another event about shopping.
  mutating func shop(_ event: GroceryEvent) {
    var shopping = shopping
    shopping.apply(event)
    kitchen = KitchenFacts(pantry: pantry, shopping: shopping)
  }
}
