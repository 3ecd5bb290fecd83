/// Words with another meaning on a label than in a recipe.
public struct LabelVocabulary: Hashable, Sendable {
  /// The words of the product's brand, which are no unknown foods; a food that they name is
  /// included.
  public var brand: [String]

  /// Words and phrases that name no food on labels, such as the brands of shops.
  public var idle: Set<String>

  /// Words that may name a food on labels although they are ordinary words in recipes.
  public var unclear: Set<String>

  /// Makes a vocabulary; without words, a label is read in the same way as a recipe.
  public init(brand: [String] = [], idle: Set<String> = [], unclear: Set<String> = []) {
    self.brand = brand
    self.idle = idle
    self.unclear = unclear
  }
}
