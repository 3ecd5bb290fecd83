import MealModels

/// The id of an item: made of its food and form, so that it is the same on a list built anew.
public typealias ListItemID = TypedID<ListItem>

/// One thing to buy: how much of which food in which form, and what it is for.
public struct ListItem: Hashable, Sendable, Identifiable {
  /// Its id.
  public let id: ListItemID
  /// What a shopper calls it, in the number of its amount: "lemons", "olive oil".
  public var name: String
  /// The food to buy; nil where nobody knows what the words mean.
  public var food: FoodID?
  /// How a shop keeps it.
  public var form: ShopForm
  /// How much; several where nobody can turn one into another, none where the cook decides.
  public var amounts: [ListAmount]
  /// What its dishes use, beside the amounts: this is what packages have to cover.
  ///
  /// It is not rounded to heads, bunches or cans, and of cans it is what is eaten.
  public var uses: [ListAmount]
  /// What its cups and pieces weigh.
  public var measures: FoodMeasures
  /// What shops usually sell of it, enough for the most that is needed: 1 bunch; nil where that
  /// is not known.
  public var package: ListAmount?
  /// What each share of it is for, in the order of the recipes and lines.
  public var sources: [ItemSource]
  /// Whether every dish also works without it.
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

  /// The item as it stands on a list: "2 lemons", "500 g rice", "1 cup + 1 bag spinach".
  public var text: String {
    amounts.isEmpty ? name : "\(amounts.map(\.text).joined(separator: " + ")) \(name)"
  }
}

/// How a shop keeps a food, where it keeps it in several ways.
public enum ShopForm: String, CaseIterable, Hashable, Sendable, Codable {
  /// As most shops keep it and most recipes mean it: fresh basil, dried oregano.
  case usual
  /// Fresh, of what is mostly bought in another form.
  case fresh
  /// In a tin or jar.
  case canned
  /// Dried, of what is mostly bought in another form.
  case dried
  /// From the freezer.
  case frozen
  /// As a powder, of what is mostly bought whole.
  case ground
  /// Whole, of what is mostly bought ground.
  case whole
}
