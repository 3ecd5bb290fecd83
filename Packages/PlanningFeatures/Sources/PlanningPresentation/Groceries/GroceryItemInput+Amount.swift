extension GroceryItemInput {
  /// The amount of an item, which a person can change.
  public struct Amount: Equatable, Sendable {
    /// The amount in words, such as "500 g"; a refused text is kept.
    public var text: String
    /// Whether it is another amount than the meals need.
    public var isChanged: Bool
    /// The reason why a typed amount was refused; nil if none was.
    public var error: String?

    /// Makes an amount; by default the one that the meals need.
    public init(_ text: String, isChanged: Bool = false, error: String? = nil) {
      self.text = text
      self.isChanged = isChanged
      self.error = error
    }
  }
}
