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

  /// Foods that it stands in for without containing them: gluten-free oats are oats.
  ///
  /// Whoever avoids those avoids it too; allergens and classes do not pass on.
  public let likes: [FoodID]

  /// Whether it is only a name for several foods, such as "cheese", and no ingredient itself.
  public let isGroup: Bool

  /// Whether it is a name that means one of its parents, and nobody can tell which: "lady fingers" are
  /// okra or biscuits.
  ///
  /// It contains what all of them contain, and may be made with what any of them contains.
  public let isEither: Bool

  /// Whether other foods may hold it without saying so, as additives and salt; nobody can tell then
  /// which meals hold it.
  public let isHidden: Bool

  /// What it contains by itself, apart from its parents.
  public let contents: FoodContents

  /// The row of the food composition table with its nutrition; nil where there is none.
  public let row: TableRowID?

  /// What a cup or a piece of it weighs.
  public let measures: FoodMeasures

  /// The months in which it is in season in the northern temperate zone; none for most foods.
  ///
  /// What is made of it, such as canned tomatoes, does not share them.
  public let season: MonthSet

  /// Makes a food.
  public init(
    id: FoodID, name: String, aliases: [String] = [], parents: [FoodID] = [],
    likes: [FoodID] = [], isGroup: Bool = false, isEither: Bool = false,
    isHidden: Bool = false, contents: FoodContents = FoodContents(), row: TableRowID? = nil,
    measures: FoodMeasures = FoodMeasures(), season: MonthSet = []
  ) {
    self.id = id
    self.name = name
    self.aliases = aliases
    self.parents = parents
    self.likes = likes
    self.isGroup = isGroup
    self.isEither = isEither
    self.isHidden = isHidden
    self.contents = contents
    self.row = row
    self.measures = measures
    self.season = season
  }
}
