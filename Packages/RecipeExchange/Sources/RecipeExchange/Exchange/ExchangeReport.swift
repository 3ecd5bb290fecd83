/// What came of reading a collection.
public struct ExchangeReport: Equatable, Sendable {
  /// Something that was not understood.
  public struct Remark: Equatable, Sendable {
    /// Which recipe it is about, as a number in `recipes`; nil where it is about none.
    public var recipe: Int?
    /// The file, and the line in it where there are lines.
    public var place: String
    /// What is the matter, as a sentence.
    public var sentence: String

    /// Makes a remark.
    public init(recipe: Int?, place: String, sentence: String) {
      self.recipe = recipe
      self.place = place
      self.sentence = sentence
    }
  }

  /// A file that gave no recipe.
  public struct PassedOver: Equatable, Sendable {
    /// Its path, with the archive in which it lies before it.
    public var path: String
    /// Why, as a sentence.
    public var sentence: String

    /// Makes the mention of a file.
    public init(path: String, sentence: String) {
      self.path = path
      self.sentence = sentence
    }
  }

  /// The recipes, in the order in which they stand.
  public var recipes: [ExchangedRecipe] = []
  /// In which formats they came, without repeats.
  public var formats: [ExchangeFormat] = []
  /// What was not understood, in order.
  public var remarks: [Remark] = []
  /// The files that gave no recipe, and why.
  public var passedOver: [PassedOver] = []
  /// Whether it was stopped before its end.
  public var wasStopped = false

  /// Makes a report of nothing.
  public init() {}
}
