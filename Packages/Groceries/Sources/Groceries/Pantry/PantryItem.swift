import MealModels

/// The id of an item at home, new for each item and never used again.
public typealias PantryItemID = TypedID<PantryItem>

/// An item at home: a food, its amount when it was counted, and the day until which it keeps.
public struct PantryItem: Hashable, Sendable, Identifiable, Codable {
  /// Its id.
  public let id: PantryItemID
  /// The food; nil if it is unknown.
  public var food: FoodID?
  /// The form in which it is kept.
  public var form: ShopForm
  /// The name of the item.
  public var name: String
  /// The amount when it was counted; nil if it was not stated, so that the item reduces no list.
  public var amount: ListAmount?
  /// The last day on which it should be used, in days since 1 January 1970; nil if it keeps long.
  public var useBy: Int?
  /// The product, if ``amount`` is a number of its packages; nil otherwise.
  public var product: ProductID?

  /// Makes an item.
  public init(
    id: PantryItemID, food: FoodID?, form: ShopForm = .usual, name: String,
    amount: ListAmount? = nil, useBy: Int? = nil, product: ProductID? = nil
  ) {
    self.id = id
    self.food = food
    self.form = form
    self.name = name
    self.amount = amount
    self.useBy = useBy
    self.product = product
  }
}

/// A change of one field of an item at home.
public enum PantryChange: Hashable, Sendable {
  /// It was counted again; earlier uses no longer reduce it.
  case counted(ListAmount?, count: Int)
  /// It keeps until another day; nil if it keeps long.
  case useBy(Int?)
  /// It was removed, or is there after all.
  case isRemoved(Bool)
}

/// The amount of an item at home that a meal used.
public struct PantryUse: Hashable, Sendable, Codable {
  /// The item that was used.
  public var item: PantryItemID
  /// The meal that used it, so that cooking the meal twice uses it once.
  public var meal: String
  /// The used amount, in the unit in which the item was counted.
  public var amount: ListAmount
  /// The serial number of the count from which the amount is taken.
  public var count: Int

  /// Makes a use.
  public init(item: PantryItemID, meal: String, amount: ListAmount, count: Int) {
    self.item = item
    self.meal = meal
    self.amount = amount
    self.count = count
  }
}
