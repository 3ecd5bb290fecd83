/// What a product calls itself; shells and commands know it only as handed in.
public struct Brand: Equatable, Sendable {
  /// Its name for people, such as `MealAdvisor`.
  public var name: String
  /// Its name in folders and files, such as `mealadvisor`.
  public var id: String
  /// What it is for, in one line.
  public var tagline: String

  /// Makes a brand.
  public init(name: String, id: String, tagline: String) {
    self.name = name
    self.id = id
    self.tagline = tagline
  }
}
