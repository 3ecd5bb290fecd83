/// What recipes are read with: the known foods, and how the numbers of a serving are worked out.
public struct FoodReference: Sendable {
  /// The known foods.
  public let book: FoodBook

  /// The numbers of one serving of a recipe whose foods are in a book.
  public let serving: @Sendable (Recipe, FoodBook) -> ServingFacts

  /// Makes a reference; without a way to work out numbers no meal is keto, and what it mostly
  /// consists of goes by the order of its ingredients.
  public init(
    _ book: FoodBook,
    serving: @escaping @Sendable (Recipe, FoodBook) -> ServingFacts = { _, _ in ServingFacts() }
  ) {
    self.book = book
    self.serving = serving
  }

  /// The same way to work out numbers over other foods.
  public func with(_ book: FoodBook) -> FoodReference {
    FoodReference(book, serving: serving)
  }
}
