/// A food with a name, such as butter or an eggplant.
public struct Food: Hashable, Sendable, Identifiable {
  /// Its id.
  public let id: FoodID

  /// The name that a cook uses, in the singular.
  public let name: String

  /// Other names and spellings, including plurals.
  public let aliases: [String]

  /// Foods that it is made of or is a kind of; it has all their contents.
  public let parents: [FoodID]

  /// Foods that it replaces without containing them: gluten-free oats replace oats.
  ///
  /// An eater who avoids the replaced food avoids this food too. Allergens and classes are not
  /// inherited.
  public let likes: [FoodID]

  /// Whether it is only a name for several foods, such as "cheese", and not an ingredient itself.
  public let isGroup: Bool

  /// Whether its name means one of its parents, but it is unknown which one: "lady fingers" are
  /// okra or biscuits.
  ///
  /// It has the contents that all its parents share, and the contents of each parent as possible
  /// ones.
  public let isEither: Bool

  /// Whether other foods may contain it without stating it, such as an additive or salt.
  ///
  /// It is then unknown which meals contain it.
  public let isHidden: Bool

  /// The contents of the food alone, without those of its parents.
  public let contents: FoodContents

  /// The row of the food composition table with its nutrition; nil if no row fits.
  public let row: TableRowID?

  /// The weights of a cup and of a piece.
  public let measures: FoodMeasures

  /// The months in which it is in season in the northern temperate zone; empty for most foods.
  ///
  /// Foods made of it, such as canned tomatoes, do not inherit these months.
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
