import MealModels

/// Why an item is on a list, and why it is bought so.
public struct WhyItem: Hashable, Sendable {
  /// The item as it stands on the list.
  public var listed: ListedItem
  /// The lines that made it, with how each was turned into what is bought.
  public var sources: [ItemSource]
  /// What the pantry gave.
  public var taken: [PantryTake]
  /// The packages, and why these; nil where no store was asked or it has nothing.
  public var choice: PackageChoice?
  /// Why nothing is taken; nil where something is, or no store was asked.
  public var problem: PricedList.Problem?

  /// Explains an item of a list.
  public init(_ listed: ListedItem, priced: PricedList? = nil) {
    self.listed = listed
    sources = listed.item.sources
    taken = listed.taken
    let item = priced?.items.first { $0.id == listed.id }
    choice = item?.choice
    problem = item?.problem
  }
}

extension ConversionStep {
  /// The step in plain English; names of foods are asked for.
  public func text(name: (FoodID) -> String?) -> String {
    switch self {
    case .madeOf(let food, let rule): "\(rule): buy \(name(food) ?? food.rawValue)"
    case .density(let grams):
      "a millilitre weighs \(Self.number(grams)) g"
    case .pieceWeight(let unit, let grams):
      "one \(unit == .piece ? "piece" : unit.symbol) weighs \(Self.number(grams)) g"
    case .sharedPiece: "from the same pieces, so the largest need counts"
    case .keptApart: "nobody can compare it with the rest"
    }
  }

  private static func number(_ value: Double) -> String {
    (Fraction(rounding: value, toParts: 1000) ?? .zero).decimal(places: 3)
  }
}
