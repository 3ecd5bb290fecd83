import Groceries
import MealModels
import PrintedText

/// A wish as the contract writes it.
struct WireWish: Decodable {
  var food: String?
  var form: ShopForm
  var words: String

  struct List: Decodable {
    var wishes: [WireWish]
  }

  var wish: ProductWish {
    ProductWish(food: food.map(FoodID.init(rawValue:)), form: form, words: words)
  }

  /// A wish; words that are too long are cut, since nobody searches for more.
  static func json(_ wish: ProductWish) -> JSON {
    [
      "food": .optional(wish.food?.rawValue), "form": .string(wish.form.rawValue),
      "words": .string(String(wish.words.prefix(RetailerContract.words))),
    ]
  }
}
