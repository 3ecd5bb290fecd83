/// What recipes are read with: the known foods, how the numbers of a serving are worked out, and how
/// their texts, the names of their ingredients and the labels of products are read.
public struct FoodReference: Sendable {
  /// Finds the foods that the texts of a recipe name and its list does not account for.
  public typealias TextReader = @Sendable (Recipe) -> [NamedFood]

  /// Finds the one food of the book that a name means; nil where nobody knows, and for one that is
  /// several foods or made differently.
  public typealias NameReader = @Sendable (String) -> Food?

  /// Finds the foods that a label names, and the words in it that nobody understands.
  public typealias LabelFinder = @Sendable (String, LabelVocabulary) -> [LabelFind]

  /// The known foods.
  public let book: FoodBook

  /// The numbers of one serving of a recipe whose foods are in a book.
  public let serving: @Sendable (Recipe, FoodBook) -> ServingFacts

  /// Makes a reader of texts that knows the foods of a book.
  public let reader: @Sendable (FoodBook) -> TextReader

  /// Makes a reader of names that knows the foods of a book.
  public let namer: @Sendable (FoodBook) -> NameReader

  /// Makes a reader of labels that knows the foods of a book.
  public let labeler: @Sendable (FoodBook) -> LabelFinder

  /// Makes a reference; without a way to work out numbers no meal is keto, and what it mostly
  /// consists of goes by the order of its ingredients.
  ///
  /// Without a reader nobody knows what the texts of a recipe name that was not reviewed, and without
  /// one of labels what a label names. Without a reader of names only the very names of the book are
  /// known.
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

  /// The same ways to work out numbers and to read over other foods.
  public func with(_ book: FoodBook) -> FoodReference {
    FoodReference(book, serving: serving, reader: reader, namer: namer, labeler: labeler)
  }

  /// Reads nothing, so that every text may name any food.
  public static let unread: TextReader = { recipe in
    recipe.texts.filter { !$0.text.isEmpty }.map { NamedFood($0.text, in: $0.place, food: nil) }
  }

  /// Reads no label, so that it may name any food.
  public static let unreadLabel: LabelFinder = { text, _ in
    text.isEmpty ? [] : [LabelFind(unknown: text)]
  }
}
