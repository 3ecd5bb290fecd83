/// What the drawer of an item is made from.
public struct GroceryItemInput: Equatable, Sendable {
  /// A product that may take its place; who made the list held it against every limit.
  public struct Substitute: Equatable, Sendable, Identifiable {
    /// The id of the product.
    public var id: String
    /// Its name.
    public var name: String
    /// How much of it, what it costs beside the item, and why it fits; nil where that says itself.
    public var reason: String?
    /// Whether it is taken.
    public var isChosen: Bool

    /// Makes a product; it is not taken unless told.
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
  /// What each share of it is for, such as "1 lb for Pasta night".
  public var sources: [String]
  /// What may take its place, the best first.
  public var substitutes: [Substitute]
  /// The name of what stands in although our table does not have it; nil for nothing.
  public var proposalTaken: String?
  /// What may be asked of an assistant; nil where it may not be asked.
  public var assistant: Assistant?
  /// Whether the list can be changed.
  public var isAllowed: Bool

  /// Makes an input; nothing takes its place, and it can be changed, unless given.
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
