/// What recipes are read with: the known foods, and how the carbohydrate in a serving is worked
/// out.
public struct FoodReference: Sendable {
  /// The known foods.
  public let book: FoodBook

  /// Grams of carbohydrate without fibre in a serving of a recipe, nil where they are not known.
  public let netCarbohydrate: @Sendable (Recipe, FoodBook) -> Double?

  /// Makes a reference; without a way to work out carbohydrate no meal is keto.
  public init(
    _ book: FoodBook,
    netCarbohydrate: @escaping @Sendable (Recipe, FoodBook) -> Double? = { _, _ in nil }
  ) {
    self.book = book
    self.netCarbohydrate = netCarbohydrate
  }

  /// The same way to work out carbohydrate over other foods.
  public func with(_ book: FoodBook) -> FoodReference {
    FoodReference(book, netCarbohydrate: netCarbohydrate)
  }
}
