/// The progress of reading a collection.
public struct ExchangeProgress: Equatable, Sendable {
  /// How many recipes were read.
  public var recipes: Int
  /// The title of the last one.
  public var title: String

  /// Makes a progress.
  public init(recipes: Int, title: String) {
    self.recipes = recipes
    self.title = title
  }
}
