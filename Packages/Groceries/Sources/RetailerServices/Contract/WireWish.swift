import Groceries
import MealModels
import PrintedText

/// A wish in the form of the contract.
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

  /// The JSON of a wish; words beyond the length limit are cut.
  static func json(_ wish: ProductWish) -> JSON {
    [
      "food": .optional(wish.food?.rawValue), "form": .string(wish.form.rawValue),
      "words": .string(String(wish.words.prefix(RetailerContract.words))),
    ]
  }
}
