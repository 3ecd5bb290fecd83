import MealModels

/// The purchase that one line needs, before the needs of several lines are added.
struct Need {
  /// The item to buy.
  var key: ItemKey
  /// The shopper's name of the item.
  var label: String
  /// Equal amounts, the one of the line first; empty if the cook decides.
  var amounts: [ListAmount]
  /// The edible amount of the line's containers, from the size that the line states; nil if it has
  /// none or states no size.
  var eaten: ListAmount?
  /// The used part of a whole piece; nil if all of it is used.
  var part: String?
  /// How large the pieces are.
  var size: PieceSize?
  /// The steps from the cooked food to the bought one.
  var steps: [ConversionStep] = []
  /// Whether the dish also works without it.
  var isOptional = false
  /// The amounts of the line, before the conversion to the bought food.
  var asked: [ListAmount] = []
  /// Its share of the sum; empty until the needs are added.
  var share: [ListAmount] = []
}

/// The identity of an item: the food, how a shop keeps it, and its kind.
struct ItemKey: Hashable {
  /// The food; nil if it is unknown.
  var food: FoodID?
  /// The words of an unknown food, otherwise empty.
  var words = ""
  /// The form in which a shop keeps it.
  var form = ShopForm.usual
  /// The kind, such as "red" of a pepper; empty for any.
  var kind = ""

  /// The id of the item: `bell-pepper/red`, `pea/fresh`, `words/aa-battery`.
  var id: ListItemID {
    let name = food?.rawValue ?? "words/\(ListItemID(slug: words).rawValue)"
    let parts = [name, form == .usual ? "" : form.rawValue, kind].filter { !$0.isEmpty }
    return ListItemID(rawValue: parts.joined(separator: "/"))
  }
}

/// A need, with the dish and the line that it comes from.
struct PlacedNeed {
  var need: Need
  var meal: MealSource
  var line: Int
  var text: String
}
