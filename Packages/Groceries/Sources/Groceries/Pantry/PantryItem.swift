import MealModels

/// The id of something at home, new for each one and never used again.
public typealias PantryItemID = TypedID<PantryItem>

/// Something at home: a food, how much of it there was when it was counted, and until when it keeps.
public struct PantryItem: Hashable, Sendable, Identifiable, Codable {
  /// Its id.
  public let id: PantryItemID
  /// The food; nil where nobody knows.
  public var food: FoodID?
  /// How it is kept.
  public var form: ShopForm
  /// What it is called.
  public var name: String
  /// How much there was; nil where nobody said, so that nothing is taken off a list for it.
  public var amount: ListAmount?
  /// The last day on which it should be used, in days since 1 January 1970; nil where it keeps.
  public var useBy: Int?
  /// What each package of it weighs or holds, where ``amount`` counts packages; nil otherwise.
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

/// A change of one field of something at home.
public enum PantryChange: Hashable, Sendable {
  /// It was counted anew; what was used before counts no more.
  case counted(ListAmount?, count: Int)
  /// It keeps until another day; nil where it keeps.
  case useBy(Int?)
  /// It is gone, or it is there after all.
  case isRemoved(Bool)
}

/// What a meal used up of something at home.
public struct PantryUse: Hashable, Sendable, Codable {
  /// What was used.
  public var item: PantryItemID
  /// The meal, so that cooking it twice uses nothing twice.
  public var meal: String
  /// How much, in the unit in which the item was counted.
  public var amount: ListAmount
  /// The counting that it is taken from.
  public var count: Int

  /// Makes a use.
  public init(item: PantryItemID, meal: String, amount: ListAmount, count: Int) {
    self.item = item
    self.meal = meal
    self.amount = amount
    self.count = count
  }
}
