import MealModels

/// What one line wants bought, before needs are put together.
struct Need {
  /// What is bought.
  var key: ItemKey
  /// What a shopper calls it.
  var label: String
  /// Equal ways to say how much, the line's own first; none where the cook decides.
  var amounts: [ListAmount]
  /// What of the containers that the line counts is eaten, by the size that it says they have; nil where
  /// it counts none or says no size.
  var eaten: ListAmount?
  /// Which part of a whole piece is used; nil where all of it is.
  var part: String?
  /// How large the pieces are.
  var size: PieceSize?
  /// How what is cooked became what is bought.
  var steps: [ConversionStep] = []
  /// Whether the dish also works without it.
  var isOptional = false
  /// What the line asks for, as it is cooked.
  var asked: [ListAmount] = []
  /// The share that it has, once needs are put together.
  var share: [ListAmount] = []
}

/// What tells items apart: the food, how a shop keeps it, and which kind of it.
struct ItemKey: Hashable {
  /// The food; nil where nobody knows.
  var food: FoodID?
  /// The words where nobody knows the food, otherwise empty.
  var words = ""
  /// How a shop keeps it.
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

/// A need with the dish and line that it comes from.
struct PlacedNeed {
  var need: Need
  var meal: MealSource
  var line: Int
  var text: String
}
