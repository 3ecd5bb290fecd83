/// What recipes are read with: the known foods, how the numbers of a serving are worked out, and how
/// their texts are read.
public struct FoodReference: Sendable {
  /// Finds the foods that the texts of a recipe name and its list does not account for.
  public typealias TextReader = @Sendable (Recipe) -> [NamedFood]

  /// The known foods.
  public let book: FoodBook

  /// The numbers of one serving of a recipe whose foods are in a book.
  public let serving: @Sendable (Recipe, FoodBook) -> ServingFacts

  /// Makes a reader of texts that knows the foods of a book.
  public let reader: @Sendable (FoodBook) -> TextReader

  /// Makes a reference; without a way to work out numbers no meal is keto, and what it mostly
  /// consists of goes by the order of its ingredients.
  ///
  /// Without a reader nobody knows what the texts of a recipe name that was not reviewed.
  public init(
    _ book: FoodBook,
    serving: @escaping @Sendable (Recipe, FoodBook) -> ServingFacts = { _, _ in ServingFacts() },
    reader: @escaping @Sendable (FoodBook) -> TextReader = { _ in Self.unread }
  ) {
    self.book = book
    self.serving = serving
    self.reader = reader
  }

  /// The same ways to work out numbers and to read over other foods.
  public func with(_ book: FoodBook) -> FoodReference {
    FoodReference(book, serving: serving, reader: reader)
  }

  /// Reads nothing, so that every text may name any food.
  public static let unread: TextReader = { recipe in
    recipe.texts.filter { !$0.text.isEmpty }.map { NamedFood($0.text, in: $0.place, food: nil) }
  }
}
