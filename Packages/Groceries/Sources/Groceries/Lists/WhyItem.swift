import MealModels

/// Why an item is on a list, and why these packages are bought.
public struct WhyItem: Hashable, Sendable {
  /// The item on the list.
  public var listed: ListedItem
  /// The recipe lines that need the item, each with its conversion to the bought form.
  public var sources: [ItemSource]
  /// The amounts that are taken from the pantry.
  public var taken: [PantryTake]
  /// The chosen packages and the reasons; nil if no store was asked or it has none.
  public var choice: PackageChoice?
  /// The reason why no package was chosen; nil if one was, or if no store was asked.
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
  /// The step in plain English; the closure gives the names of foods.
  public func text(name: (FoodID) -> String?) -> String {
    switch self {
    case .madeOf(let food, let rule): "\(rule): buy \(name(food) ?? food.rawValue)"
    case .density(let grams):
      "a millilitre weighs \(Self.number(grams)) g"
    case .pieceWeight(let unit, let grams):
      "one \(unit == .piece ? "piece" : unit.symbol) weighs \(Self.number(grams)) g"
    case .sharedPiece: "from the same pieces, so the largest need counts"
    case .keptApart: "its amount cannot be added to the rest"
    }
  }

  private static func number(_ value: Double) -> String {
    (Fraction(rounding: value, toParts: 1000) ?? .zero).decimal(places: 3)
  }
}
