/// Something that can be eaten and named, such as butter or an eggplant.
public struct Food: Hashable, Sendable, Identifiable {
  /// Its id.
  public let id: FoodID

  /// The name a cook uses, singular.
  public let name: String

  /// Other names and spellings, plurals included.
  public let aliases: [String]

  /// Foods it is made of or is a kind of; it contains what they contain.
  public let parents: [FoodID]

  /// What it contains by itself, apart from its parents.
  public let contents: FoodContents

  /// Makes a food.
  public init(
    id: FoodID, name: String, aliases: [String] = [], parents: [FoodID] = [],
    contents: FoodContents = FoodContents()
  ) {
    self.id = id
    self.name = name
    self.aliases = aliases
    self.parents = parents
    self.contents = contents
  }
}
