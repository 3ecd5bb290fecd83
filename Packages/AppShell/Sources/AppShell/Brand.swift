/// A product's name and purpose, which shells and commands get from the program.
public struct Brand: Equatable, Sendable {
  /// The product's name for people, such as `MealAdvisor`.
  public var name: String
  /// The product's name in folders and files, such as `mealadvisor`.
  public var id: String
  /// The purpose of the product, in one line.
  public var tagline: String

  /// Makes a brand.
  public init(name: String, id: String, tagline: String) {
    self.name = name
    self.id = id
    self.tagline = tagline
  }
}
