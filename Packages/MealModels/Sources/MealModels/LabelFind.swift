/// A result of reading a label: a food with its contents under that name, or unknown words.
public struct LabelFind: Hashable, Sendable {
  /// The words.
  public let text: String

  /// The food; nil if the words are unknown, so that they may be any food.
  public let food: FoodID?

  /// The contents, without those that the label certainly excludes.
  public let contents: FoodContents

  /// The food with all foods that it is made of or stands in for.
  public let lineage: Set<FoodID>

  /// Makes a find of a food.
  public init(_ text: String, food: FoodID, contents: FoodContents, lineage: Set<FoodID>) {
    (self.text, self.food, self.contents, self.lineage) = (text, food, contents, lineage)
  }

  /// Makes a find of unknown words.
  public init(unknown text: String) {
    (self.text, food, contents, lineage) = (text, nil, FoodContents(), [])
  }
}
