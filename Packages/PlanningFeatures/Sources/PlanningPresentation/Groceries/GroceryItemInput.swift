/// The input of the drawer of an item.
public struct GroceryItemInput: Equatable, Sendable {
  /// A product that may replace the item; the code that made the list checked it against every
  /// limit.
  public struct Substitute: Equatable, Sendable, Identifiable {
    /// The id of the product.
    public var id: String
    /// Its name.
    public var name: String
    /// The amount, its price, the price of the item, and why it fits; nil if that is obvious.
    public var reason: String?
    /// Whether the product is chosen.
    public var isChosen: Bool

    /// Makes a product; by default not chosen.
    public init(
      _ id: String, _ name: String, reason: String? = nil, isChosen: Bool = false
    ) {
      self.id = id
      self.name = name
      self.reason = reason
      self.isChosen = isChosen
    }
  }

  /// The item.
  public var item: GroceryListInput.Item
  /// The use of each share, such as "1 lb for Pasta night".
  public var sources: [String]
  /// The substitutes for it, the best first.
  public var substitutes: [Substitute]
  /// The name of the chosen proposal of the assistant; nil if none is chosen.
  public var proposalTaken: String?
  /// The products of the store and the packages to buy; nil if the store has not answered.
  public var shelf: Shelf?
  /// The amount that a person can change; nil if the item has none.
  public var amount: Amount?
  /// The assistant; nil if the app may not ask it.
  public var assistant: Assistant?
  /// The other lists that the item can move to; empty for an item of a recipe.
  public var otherLists: [GroceryListsInput.List] = []
  /// Whether the list has prices.
  public var hasPrices = true
  /// Whether the list can be changed.
  public var isAllowed: Bool

  /// Makes an input; by default without substitutes, and the list can be changed.
  public init(
    _ item: GroceryListInput.Item, sources: [String] = [], substitutes: [Substitute] = [],
    proposalTaken: String? = nil, assistant: Assistant? = nil, isAllowed: Bool = true
  ) {
    self.item = item
    self.sources = sources
    self.substitutes = substitutes
    self.proposalTaken = proposalTaken
    self.assistant = assistant
    self.isAllowed = isAllowed
  }
}
