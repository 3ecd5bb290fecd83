/// The result of reading a collection.
public struct ExchangeReport: Equatable, Sendable {
  /// A remark about a part that was not understood.
  public struct Remark: Equatable, Sendable {
    /// The index in `recipes` of the recipe that it is about; nil if it is about none.
    public var recipe: Int?
    /// The file, and the line in it if there are lines.
    public var place: String
    /// The problem, as a sentence.
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
    /// Its path, after the path of the archive that contains it.
    public var path: String
    /// Why, as a sentence.
    public var sentence: String

    /// Makes an entry for a file.
    public init(path: String, sentence: String) {
      self.path = path
      self.sentence = sentence
    }
  }

  /// The recipes, in the order of the collection.
  public var recipes: [ExchangedRecipe] = []
  /// The formats of the recipes, without repeats.
  public var formats: [ExchangeFormat] = []
  /// The remarks on what was not understood, in order.
  public var remarks: [Remark] = []
  /// The files that gave no recipe, and why.
  public var passedOver: [PassedOver] = []
  /// Whether it was stopped before its end.
  public var wasStopped = false

  /// Makes an empty report.
  public init() {}
}
