/// What the words of a label name: a food with all that it contains as it is named there, or words that
/// nobody understands.
public struct LabelFind: Hashable, Sendable {
  /// The words.
  public let text: String

  /// The food; nil where nobody understands the words, so that they may be any food.
  public let food: FoodID?

  /// What it contains, without what the label says for certain is left out.
  public let contents: FoodContents

  /// The food with everything that it is made of and stands in for.
  public let lineage: Set<FoodID>

  /// Makes a find of a food.
  public init(_ text: String, food: FoodID, contents: FoodContents, lineage: Set<FoodID>) {
    (self.text, self.food, self.contents, self.lineage) = (text, food, contents, lineage)
  }

  /// Makes a find of words that nobody understands.
  public init(unknown text: String) {
    (self.text, food, contents, lineage) = (text, nil, FoodContents(), [])
  }
}
