import MealModels

/// Dishes in which substitutes replace some of the items that they need.
///
/// A substitute is a line of the dish like any other. It is added to the other needs for the same
/// food, belongs to the same meal and day, and is used up when the meal is cooked.
struct SwappedDishes {
  /// The substitutes, as separate dishes for the meals that need them.
  var dishes: [DishToBuy] = []
  /// The items that are replaced and so not bought.
  var replaced: Set<ListItemID> = []
  /// The lines of meals whose food is replaced.
  var lines: [SwappedLine] = []

  /// Makes dishes without substitutes.
  init() {}

  /// - Parameters:
  ///   - items: the needed items before substitutes, without the shares that were switched off.
  ///   - substitute: the substitute for an item; nil if the item itself is bought.
  ///   - measures: the weights of cups and pieces of a food.
  init(
    _ items: [ListItem], measures: (FoodID) -> FoodMeasures?,
    substitute: (ListItemID) -> ItemSubstitute?
  ) {
    for item in items {
      guard let substitute = substitute(item.id) else { continue }
      replaced.insert(item.id)
      let own = item.food.flatMap(measures) ?? FoodMeasures()
      dishes += item.sources.map { source in
        var meal = source.meal
        meal.insteadOf = item.name
        let cooked = substitute.parts.map { part in
          Self.line(
            part, source: source, item: item, own: own,
            measures: measures(part.food) ?? FoodMeasures())
        }
        lines.append(SwappedLine(source, of: item, reads: cooked.map(\.text)))
        return DishToBuy(meal, lines: cooked)
      }
    }
  }

  /// Whether a share of an item is not bought because it has a substitute.
  func replaces(_ item: ListItemID, for meal: MealSource) -> Bool {
    meal.insteadOf == nil && replaced.contains(item)
  }

  /// The line for one part of a substitute: "1 cup soy milk (for milk)".
  private static func line(
    _ part: ItemSubstitute.Part, source: ItemSource, item: ListItem, own: FoodMeasures,
    measures: FoodMeasures
  ) -> CookedLine {
    let amounts = source.bought.compactMap { part.amount(for: $0, of: own, own: measures) }
    let cooked = amounts.enumerated().map { place, amount in
      CookedAmount(
        amount.quantity, amount.unit, word: amount.word, relation: place == 0 ? .first : .added)
    }
    let text = amounts.map(\.text).joined(separator: " + ")
    return CookedLine(
      text: "\(text.isEmpty ? part.name : "\(text) \(part.name)") (for \(item.name))",
      amounts: cooked, name: part.name, food: part.food, isFoodDecided: true,
      isOptional: item.isOptional)
  }
}

/// A line of a meal whose food is replaced, as a recipe shows it.
public struct SwappedLine: Hashable, Sendable {
  /// The id of the meal's source.
  public var meal: String
  /// The position of the line among the lines of the meal, from zero.
  public var line: Int
  /// The item that the line needs.
  public var item: ListItemID
  /// The lines that the recipe shows instead, one for each part: "1 cup soy milk (for milk)".
  public var reads: [String]

  /// Makes a replaced line.
  public init(meal: String, line: Int, item: ListItemID, reads: [String]) {
    self.meal = meal
    self.line = line
    self.item = item
    self.reads = reads
  }

  init(_ source: ItemSource, of item: ListItem, reads: [String]) {
    meal = source.meal.id
    line = source.line
    self.item = item.id
    self.reads = reads
  }
}
