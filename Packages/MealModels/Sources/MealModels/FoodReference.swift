/// The reference with which recipes are read.
///
/// It has the known foods, computes the nutrition of a serving, and makes readers of texts, of
/// ingredient names and of product labels.
public struct FoodReference: Sendable {
  /// Finds the foods that the texts of a recipe name but its ingredient list does not include.
  public typealias TextReader = @Sendable (Recipe) -> [NamedFood]

  /// Finds the one food of the book that a name means.
  ///
  /// Nil if the name is unknown, or if it means several foods or a food with other contents.
  public typealias NameReader = @Sendable (String) -> Food?

  /// Finds the foods that a label names, and its unknown words.
  public typealias LabelFinder = @Sendable (String, LabelVocabulary) -> [LabelFind]

  /// The known foods.
  public let book: FoodBook

  /// Computes the nutrition of one serving of a recipe whose foods are in a book.
  public let serving: @Sendable (Recipe, FoodBook) -> ServingFacts

  /// Makes a reader of texts that knows the foods of a book.
  public let reader: @Sendable (FoodBook) -> TextReader

  /// Makes a reader of names that knows the foods of a book.
  public let namer: @Sendable (FoodBook) -> NameReader

  /// Makes a reader of labels that knows the foods of a book.
  public let labeler: @Sendable (FoodBook) -> LabelFinder

  /// Makes a reference.
  ///
  /// Without a computation of nutrition, no meal is keto, and the order of the ingredients
  /// determines the main foods.
  ///
  /// Without a reader of texts, the foods in the texts of an unreviewed recipe are unknown; without
  /// a reader of labels, so are the foods of a label. Without a reader of names, only the exact
  /// names of the book are known.
  public init(
    _ book: FoodBook,
    serving: @escaping @Sendable (Recipe, FoodBook) -> ServingFacts = { _, _ in ServingFacts() },
    reader: @escaping @Sendable (FoodBook) -> TextReader = { _ in Self.unread },
    namer: @escaping @Sendable (FoodBook) -> NameReader = { book in
      { name in book.food(named: name) }
    },
    labeler: @escaping @Sendable (FoodBook) -> LabelFinder = { _ in Self.unreadLabel }
  ) {
    self.book = book
    self.serving = serving
    self.reader = reader
    self.namer = namer
    self.labeler = labeler
  }

  /// A copy of the reference with other foods and the same computation and readers.
  public func with(_ book: FoodBook) -> FoodReference {
    FoodReference(book, serving: serving, reader: reader, namer: namer, labeler: labeler)
  }

  /// Reads no text, so that every text may name any food.
  public static let unread: TextReader = { recipe in
    recipe.texts.filter { !$0.text.isEmpty }.map { NamedFood($0.text, in: $0.place, food: nil) }
  }

  /// Reads no label, so that it may name any food.
  public static let unreadLabel: LabelFinder = { text, _ in
    text.isEmpty ? [] : [LabelFind(unknown: text)]
  }
}
