import DesignSystem
import Groceries
import MealModels

/// The input of the food at home.
public struct PantryInput: Equatable, Sendable {
  /// An item at home.
  public struct Item: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: PantryItemID
    /// Its name, such as "Rice".
    public var name: String
    /// Its amount, such as "500 g"; nil if it is not known.
    public var amount: String?
    /// The last day on which it should be used, in days since 1 January 1970; nil if it keeps.
    public var useBy: Int?
    /// The day on which it came home or was last counted; nil if unknown.
    public var since: Int?
    /// Its food; nil if the name is not known.
    public var food: FoodID?

    /// Makes an item.
    public init(
      _ id: PantryItemID, _ name: String, amount: String? = nil, useBy: Int? = nil,
      since: Int? = nil, food: FoodID? = nil
    ) {
      self.id = id
      self.name = name
      self.amount = amount
      self.useBy = useBy
      self.since = since
      self.food = food
    }
  }

  /// A food that is always at home, or a proposal for one.
  public struct Staple: Equatable, Sendable, Identifiable {
    /// The id of the food.
    public var id: FoodID
    /// Its name.
    public var name: String

    /// Makes a food.
    public init(_ id: FoodID, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The items, those to use first in front.
  public var items: [Item]
  /// The foods that are always at home.
  public var staples: [Staple]
  /// Foods that many kitchens always have, and this one does not have yet.
  public var proposals: [Staple]
  /// The present day, in days since 1 January 1970.
  public var today: Int
  /// The text in the field, and the reason why it was refused.
  public var typed: String
  /// The reason why the text was refused; nil if it was not.
  public var error: String?
  /// Whether the pantry can be changed.
  public var isAllowed: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default empty and changeable.
  public init(
    items: [Item] = [], staples: [Staple] = [], proposals: [Staple] = [], today: Int,
    typed: String = "", error: String? = nil, isAllowed: Bool = true, toast: Notice? = nil
  ) {
    self.items = items
    self.staples = staples
    self.proposals = proposals
    self.today = today
    self.typed = typed
    self.error = error
    self.isAllowed = isAllowed
    self.toast = toast
  }
}
