import MealModels

/// The id of an item, made from its food and form, so that it is the same when a list is built
/// again.
public typealias ListItemID = TypedID<ListItem>

/// An item to buy: a food in a form, its amounts, and the dishes that need it.
public struct ListItem: Hashable, Sendable, Identifiable {
  /// Its id.
  public let id: ListItemID
  /// The shopper's name of the item, in the number of its amount: "lemons", "olive oil".
  public var name: String
  /// The food to buy; nil if the words are unknown.
  public var food: FoodID?
  /// The form in which a shop sells it.
  public var form: ShopForm
  /// The amounts; more than one if they cannot be converted, and empty if the cook decides.
  public var amounts: [ListAmount]
  /// The amounts that its dishes use, which packages have to cover.
  ///
  /// They are not rounded to heads, bunches or cans. For cans they are the edible part.
  public var uses: [ListAmount]
  /// The weights of its cups and pieces.
  public var measures: FoodMeasures
  /// The usual package in shops that is enough for the most that is needed, such as 1 bunch; nil if
  /// it is unknown.
  public var package: ListAmount?
  /// The sources of its shares, in the order of the recipes and lines.
  public var sources: [ItemSource]
  /// Whether every dish also works without the item.
  public var isOptional: Bool

  /// Makes an item.
  public init(
    id: ListItemID, name: String, food: FoodID?, form: ShopForm = .usual,
    amounts: [ListAmount] = [], uses: [ListAmount]? = nil,
    measures: FoodMeasures = FoodMeasures(), package: ListAmount? = nil,
    sources: [ItemSource] = [], isOptional: Bool = false
  ) {
    self.id = id
    self.name = name
    self.food = food
    self.form = form
    self.amounts = amounts
    self.uses = uses ?? amounts
    self.measures = measures
    self.package = package
    self.sources = sources
    self.isOptional = isOptional
  }

  /// The text of the item on a list: "2 lemons", "500 g rice", "1 cup + 1 bag spinach".
  public var text: String {
    amounts.isEmpty ? name : "\(amounts.map(\.text).joined(separator: " + ")) \(name)"
  }
}

/// The form in which a shop sells a food, if it has several forms.
public enum ShopForm: String, CaseIterable, Hashable, Sendable, Codable {
  /// The form that most shops sell and most recipes mean: fresh basil, dried oregano.
  case usual
  /// Fresh, for a food that is mostly bought in another form.
  case fresh
  /// In a tin or jar.
  case canned
  /// Dried, for a food that is mostly bought in another form.
  case dried
  /// From the freezer.
  case frozen
  /// Ground, for a food that is mostly bought whole.
  case ground
  /// Whole, for a food that is mostly bought ground.
  case whole
}
