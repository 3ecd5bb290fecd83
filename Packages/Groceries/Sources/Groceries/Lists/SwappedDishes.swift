import MealModels

/// Dishes in which something stands in for some of the items that they need.
///
/// What stands in is a line of the dish like any other, so that it is bought together with all else of
/// its kind, for the same meal and day, and is used up when the meal is cooked.
struct SwappedDishes {
  /// What stands in, as dishes of the meals that need it.
  var dishes: [DishToBuy] = []
  /// The items that nobody buys for now.
  var replaced: Set<ListItemID> = []
  /// The lines of meals that read otherwise.
  var lines: [SwappedLine] = []

  /// Nothing is swapped.
  init() {}

  /// - Parameters:
  ///   - items: what is needed before anything is swapped, with the shares that count.
  ///   - substitute: what stands in for an item; nil where it is bought itself.
  ///   - measures: what cups and pieces of a food weigh.
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
          Self.line(part, source, item, own, measures(part.food) ?? FoodMeasures())
        }
        lines.append(SwappedLine(source, of: item, reads: cooked.map(\.text)))
        return DishToBuy(meal, lines: cooked)
      }
    }
  }

  /// Whether a share of an item is not bought because something stands in for it.
  func replaces(_ item: ListItemID, for meal: MealSource) -> Bool {
    meal.insteadOf == nil && replaced.contains(item)
  }

  /// The line of a part: "1 cup soy milk (for milk)".
  private static func line(
    _ part: ItemSubstitute.Part, _ source: ItemSource, _ item: ListItem, _ own: FoodMeasures,
    _ measures: FoodMeasures
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

/// A line of a meal for which something else is bought, as a recipe shows it.
public struct SwappedLine: Hashable, Sendable {
  /// The id of the meal's source.
  public var meal: String
  /// The position of the line among the lines of the meal, from zero.
  public var line: Int
  /// The item that it wants.
  public var item: ListItemID
  /// What the recipe says instead, a line for each part: "1 cup soy milk (for milk)".
  public var reads: [String]

  /// Makes one.
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
