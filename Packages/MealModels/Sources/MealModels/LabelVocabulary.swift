/// Words that mean something else on a label than in a recipe.
public struct LabelVocabulary: Hashable, Sendable {
  /// The words of the product's brand, which bring no food unless they name one.
  public var brand: [String]

  /// Words and phrases that are known to bring no food there, such as the brands of shops.
  public var idle: Set<String>

  /// Words that may name a food there although they are ordinary in recipes.
  public var unclear: Set<String>

  /// Makes a vocabulary; without words a label is read as a recipe is.
  public init(brand: [String] = [], idle: Set<String> = [], unclear: Set<String> = []) {
    self.brand = brand
    self.idle = idle
    self.unclear = unclear
  }
}
